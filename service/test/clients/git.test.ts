import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { git, gitDone, makeGitFolder } from './git/git.ts';
import { calledBy, linesOf } from './recorded.ts';
import { startStage, type Stage } from './stage.ts';

let stage: Stage;
let home: string;

beforeAll(async () => {
  stage = await startStage();
});
beforeEach(async ({ task }) => {
  await stage.restore(task.name);
  home = makeGitFolder();
  return () => rmSync(home, { recursive: true, force: true });
});
afterAll(async () => stage.stop());

const at = (project: string, caller?: 'bob' | 'eve' | 'ann', secret?: string): string => {
  const { host } = new URL(stage.world.url);
  const token = caller === undefined ? '' : `${caller}:${secret ?? stage.world.tokens[caller]}@`;
  return `http://${token}${host}/${project}.git`;
};

/** Reads the API as Ann. */
async function api(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const { url, tokens, project } = stage.world;
  const response = await fetch(`${url}/api/v4/projects/${project}${path}`, {
    ...init,
    headers: { 'private-token': tokens.ann, 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

async function cloneOf(project = 'acme/tools'): Promise<string> {
  await gitDone(home, '.', 'clone', '--quiet', at(project, 'bob'), 'work');
  return join(home, 'work');
}

async function commit(file: string, message: string): Promise<string> {
  appendFileSync(join(home, 'work', file), `${message}\n`);
  await gitDone(home, 'work', 'add', '--all');
  await gitDone(home, 'work', 'commit', '--quiet', '--message', message);
  return await gitDone(home, 'work', 'rev-parse', 'HEAD');
}

describe('git', () => {
  test('clones without credentials what the API shows', async () => {
    await gitDone(home, '.', 'clone', '--quiet', at('acme/tools'), 'work');
    const files = await gitDone(home, 'work', 'ls-tree', '-r', '--name-only', 'HEAD');
    const { body } = await api('/repository/tree?recursive=true');
    const shown = (body as { path: string; type: string }[]).filter(({ type }) => type === 'blob');
    expect(files.split('\n').toSorted()).toEqual(shown.map(({ path }) => path).toSorted());
    expect(await gitDone(home, 'work', 'rev-parse', 'HEAD')).toBe(stage.world.shas.main);
    expect(await gitDone(home, 'work', 'tag', '--list')).toBe('v1.0.0');
  });

  test('clones a part of the history', async () => {
    await gitDone(
      home,
      '.',
      'clone',
      '--quiet',
      '--depth',
      '1',
      '--branch',
      'topic',
      at('acme/tools'),
      'work',
    );
    expect(await gitDone(home, 'work', 'rev-list', '--count', 'HEAD')).toBe('1');
    await gitDone(home, 'work', 'fetch', '--quiet', '--unshallow');
    expect(await gitDone(home, 'work', 'rev-list', '--count', 'HEAD')).toBe('3');
  });

  test('pushes a branch that the API shows with its pipeline', async () => {
    await cloneOf();
    await gitDone(home, 'work', 'switch', '--quiet', '--create', 'feature/x');
    const id = await commit('README.md', 'Say more');
    await gitDone(home, 'work', 'push', '--quiet', 'origin', 'feature/x');
    expect((await api('/repository/commits/feature%2Fx')).body).toMatchObject({
      id,
      title: 'Say more',
      author_email: 'bob@example.com',
    });
    expect((await api('/pipelines?ref=feature%2Fx')).body).toMatchObject([{ sha: id, source: 'push' }]);
  });

  test('fetches what the API has written', async () => {
    await cloneOf();
    const actions = [{ action: 'update', file_path: 'README.md', content: 'By the API\n' }];
    const body = JSON.stringify({ branch: 'main', commit_message: 'Write', actions });
    const { status } = await api('/repository/commits', { method: 'POST', body });
    expect(status).toBe(201);
    await gitDone(home, 'work', 'pull', '--quiet');
    expect(readFileSync(join(home, 'work/README.md'), 'utf8')).toBe('By the API\n');
  });

  test('pushes an annotated tag', async () => {
    await cloneOf();
    await gitDone(home, 'work', 'tag', '--annotate', 'v1.1.0', '--message', 'The next');
    await gitDone(home, 'work', 'push', '--quiet', 'origin', 'v1.1.0');
    const { body } = await api('/repository/tags/v1.1.0');
    expect(body).toMatchObject({
      name: 'v1.1.0',
      message: 'The next',
      commit: { id: stage.world.shas.main },
    });
  });

  test('overwrites and deletes a branch only when it is asked to', async () => {
    await cloneOf();
    await gitDone(home, 'work', 'switch', '--quiet', 'topic');
    await gitDone(home, 'work', 'reset', '--quiet', '--hard', 'HEAD~1');
    await commit('other.md', 'Go another way');
    const refused = await git(home, 'work', 'push', 'origin', 'topic');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('rejected')]);
    await gitDone(home, 'work', 'push', '--quiet', '--force', 'origin', 'topic');
    expect((await api('/repository/commits/topic')).body).toMatchObject({ title: 'Go another way' });
    await gitDone(home, 'work', 'push', '--quiet', 'origin', '--delete', 'topic');
    expect((await api('/repository/commits/topic')).status).toBe(404);
  });

  test('pushes many files at once', async () => {
    const work = await cloneOf();
    const text = Array.from({ length: 2000 }, (_, line) => `line ${line}`).join('\n');
    for (let file = 0; file < 200; file += 1)
      writeFileSync(join(work, `file-${file}.txt`), text + String(file));
    const id = await commit('README.md', 'Add files');
    await gitDone(home, 'work', 'push', '--quiet', 'origin', 'HEAD:many');
    expect((await api('/repository/commits/many')).body).toMatchObject({ id });
  });

  test.each([
    ['nobody', 'acme/secret', undefined],
    ['nobody', 'acme/nothing', undefined],
    ['eve', 'acme/secret', 'eve'],
  ] as const)('lets %s not clone %s', async (_, project, caller) => {
    const { code, stderr } = await git(home, '.', 'clone', at(project, caller), 'work');
    expect([code, stderr]).toEqual([128, expect.stringMatching(/not found|could not read Username/)]);
  });

  test('lets nobody in with a wrong token', async () => {
    const { code, stderr } = await git(home, '.', 'clone', at('acme/secret', 'bob', 'wrong-token'), 'work');
    expect([code, stderr]).toEqual([128, expect.stringContaining('Authentication failed')]);
  });

  test('lets strangers not push', async () => {
    await cloneOf();
    await commit('README.md', 'Mine');
    const { code, stderr } = await git(home, 'work', 'push', at('acme/tools', 'eve'), 'HEAD:main');
    expect([code, stderr]).toEqual([128, expect.stringContaining('403')]);
    expect((await api('/repository/commits/main')).body).toMatchObject({ id: stage.world.shas.main });
  });

  test('sends the requests that are recorded for it', async () => {
    const requests = stage.proxy.exchanges.flatMap((exchange) => {
      const { pathname, searchParams } = new URL(exchange.url);
      const [, request = ''] = /\.git\/(.+)$/.exec(pathname) ?? [];
      const service = searchParams.get('service');
      const operation = service === null ? request : `${request} of ${service}`;
      return request === '' ? [] : [{ operation, exchange }];
    });
    await expect(linesOf(calledBy(requests))).toMatchFileSnapshot('recorded/git.txt');
  });
});
