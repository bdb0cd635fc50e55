import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../database/sql.ts';
import { createToken } from '../../families/tokens/create.ts';
import { ProcessLocks } from '../../git/lock.ts';
import type { Repository } from '../../git/repository.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();
const folder = mkdtempSync(join(tmpdir(), 'forge-waiting-'));
let address = '';

beforeAll(async () => {
  const { forge, url } = here().world.running;
  const token = { userId: here().team.ids['dev'] ?? 0, name: 'git', scopes: ['api'], expiresAt: null };
  const { secret } = await forge.database.transaction((writes) => createToken(writes, forge, token));
  address = `${url.replace('//', `//any:${secret}@`)}/acme/app.git`;
  await git('clone', '--quiet', address, 'work');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function git(...args: readonly string[]): Promise<string> {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  const env = { ...process.env, HOME: folder, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' };
  return await promisify(execFile)('git', [...identity, ...args], { cwd: folder, env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { readonly stderr: string }) => `refused: ${error.stderr}`,
  );
}

/** Runs a request, and something else once it waits for the lock of the repository. */
async function whileWaiting<Result>(
  request: () => Promise<Result>,
  meanwhile: (repository: Repository) => Promise<unknown>,
): Promise<Result> {
  const { forge } = here().world.running;
  const row = await forge.database.one<{ storage: string }>(
    sql`select storage from projects where id = ${here().team.projectId}`,
  );
  const repository = await forge.repositories.open(row?.storage ?? '');
  const waits = Promise.withResolvers<void>();
  const holding = repository.locked(async () => {
    await waits.promise;
    await meanwhile(repository);
  });
  const { hold } = ProcessLocks.prototype;
  const spy = vi.spyOn(ProcessLocks.prototype, 'hold').mockImplementation(function (
    this: ProcessLocks,
    path,
    task,
  ) {
    if (path === repository.path) waits.resolve();
    return hold.call(this, path, task) as ReturnType<typeof task>;
  });
  try {
    const answer = await request().finally(waits.resolve);
    await holding;
    return answer;
  } finally {
    spy.mockRestore();
  }
}

/** An approved merge request of `dev`; returns its path. */
async function approved(name: string): Promise<string> {
  await branch(name, `${name}.txt`);
  const path = `${here().at}/${String((await open(name))['iid'])}`;
  expect((await send('mia', 'POST', `${path}/approve`)).status).toBe(201);
  return path;
}

describe('a merge is refused by what happened while it waited', () => {
  beforeAll(async () => {
    await send('mia', 'POST', `${here().project}/approval_rules`, { name: 'Any', approvals_required: 1 });
  });

  test.each<[string, number, (path: string) => Promise<unknown>]>([
    ['nothing', 200, async () => undefined],
    ['an approval was withdrawn', 405, (path) => send('mia', 'POST', `${path}/unapprove`)],
    ['it became a draft', 405, (path) => send('dev', 'PUT', path, { title: 'Draft: it' })],
    ['it was closed', 405, (path) => send('dev', 'PUT', path, { state_event: 'close' })],
    [
      'its pipeline must succeed',
      405,
      () => send('mia', 'PUT', here().project, { only_allow_merge_if_pipeline_succeeds: true }),
    ],
    [
      'its target was protected',
      401,
      () => send('mia', 'POST', `${here().project}/protected_branches`, { name: 'main' }),
    ],
  ])('%s: %i', async (what, status, meanwhile) => {
    const path = await approved(what.replaceAll(' ', '-'));
    const answer = await whileWaiting(
      () => send('dev', 'PUT', `${path}/merge`),
      () => meanwhile(path),
    );
    expect(answer.status).toBe(status);
    await send('mia', 'DELETE', `${here().project}/protected_branches/main`);
    await send('mia', 'PUT', here().project, { only_allow_merge_if_pipeline_succeeds: false });
  });
});

test('a branch that became the default while its removal waited stays', async () => {
  await branch('next', 'next.txt');
  const answer = await whileWaiting(
    () => send('dev', 'DELETE', `${here().project}/repository/branches/next`),
    (repository) => repository.setDefaultBranch('next'),
  );
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Cannot remove HEAD branch' },
  });
  await send('mia', 'PUT', here().project, { default_branch: 'main' });
});

test('a file that changed while its change waited is not overwritten', async () => {
  const path = `${here().project}/repository/files/README.md`;
  const { last_commit_id } = object(await send('dev', 'GET', `${path}?ref=main`));
  const author = { name: 'Ann', email: 'ann@example.com', at: '2026-11-22T05:00:00.000Z' };
  const answer = await whileWaiting(
    () =>
      send('dev', 'PUT', path, { branch: 'main', content: 'Mine', commit_message: 'Mine', last_commit_id }),
    (repository) =>
      repository.createCommit({
        branch: 'main',
        message: 'Theirs',
        author,
        actions: [{ action: 'update', path: 'README.md', content: 'Theirs' }],
      }),
  );
  expect(answer.status).toBe(400);
});

describe('a push is refused by what happened while it waited', () => {
  let commits = 0;
  const push = async (): Promise<string> => {
    await git('-C', 'work', 'pull', '--quiet', '--rebase');
    await git('-C', 'work', 'commit', '--quiet', '--allow-empty', '--message', `Push ${(commits += 1)}`);
    return await git('-C', 'work', 'push', 'origin', 'HEAD:main');
  };

  test('its branch was protected', async () => {
    const said = await whileWaiting(push, () =>
      send('mia', 'POST', `${here().project}/protected_branches`, { name: 'main' }),
    );
    expect(said).toContain('not allowed to push code to protected branches');
    await send('mia', 'DELETE', `${here().project}/protected_branches/main`);
    expect(await push()).toContain('HEAD -> main');
  });

  test('its author was removed from the project', async () => {
    const said = await whileWaiting(push, () =>
      send('mia', 'DELETE', `${here().project}/members/${here().team.ids['dev'] ?? 0}`),
    );
    expect(said).toContain('You are not allowed to push to this project.');
  });
});
