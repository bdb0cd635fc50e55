import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchesBranch } from '../../families/branches/pattern.ts';
import { createToken } from '../../families/tokens/create.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { each, object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();
const folder = mkdtempSync(join(tmpdir(), 'forge-protected-'));
const addresses: Record<string, string> = {};
let at = '';

beforeAll(async () => {
  at = `${here().project}/protected_branches`;
  const { forge, url } = here().world.running;
  for (const [name, userId] of Object.entries(here().team.ids)) {
    const token = { userId, name: 'git', scopes: ['api'], expiresAt: null };
    const { secret } = await forge.database.transaction((writes) => createToken(writes, forge, token));
    addresses[name] = `${url.replace('//', `//any:${secret}@`)}/acme/app.git`;
  }
  await git('.', 'clone', '--quiet', addresses['mia'] ?? '', 'work');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  for (const name of each(await send('mia', 'GET', `${at}?per_page=100`), 'name'))
    await send('root', 'DELETE', `${at}/${encodeURIComponent(String(name))}`);
});

const protect = (body: object, caller = 'mia') => send(caller, 'POST', at, body);

async function git(place: string, ...args: readonly string[]): Promise<string> {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  const env = { ...process.env, HOME: folder, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' };
  const cwd = join(folder, place);
  return await promisify(execFile)('git', [...identity, ...args], { cwd, env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { readonly stderr: string }) => `refused: ${error.stderr}`,
  );
}

let commits = 0;

/** Creates a commit on top of a branch of the service, or replaces its history if `rewriting` is set. */
async function commit(of: string, { rewriting = false } = {}): Promise<void> {
  await git('work', 'fetch', '--quiet', 'origin');
  await git(
    'work',
    'checkout',
    '--quiet',
    '--force',
    '-B',
    'mine',
    rewriting ? 'origin/main~0' : `origin/${of}`,
  );
  writeFileSync(join(folder, 'work', 'file.txt'), `${(commits += 1)}`);
  await git('work', 'add', '.');
  await git('work', 'commit', '--quiet', ...(rewriting ? ['--amend'] : []), '--message=Change');
}

const push = (caller: string, ...args: readonly string[]): Promise<string> =>
  git('work', 'push', '--quiet', addresses[caller] ?? '', ...args);

const commitByRest = (caller: string, name: string, more: object = {}) =>
  send(caller, 'POST', `${here().project}/repository/commits`, {
    branch: name,
    commit_message: 'Change',
    actions: [{ action: 'create', file_path: `${(commits += 1)}.txt`, content: 'x' }],
    ...more,
  });

describe('a branch is protected', () => {
  test('for maintainers unless something else is said, listed, searched and free again', async () => {
    const created = await protect({ name: 'main' });
    const maintainers = [{ access_level: 40, access_level_description: 'Maintainers', user_id: null }];
    const want = {
      name: 'main',
      push_access_levels: maintainers,
      merge_access_levels: maintainers,
      unprotect_access_levels: [],
      allow_force_push: false,
      code_owner_approval_required: false,
    };
    expect(created).toMatchObject({ status: 201, body: want });
    await protect({ name: 'release/*', push_access_level: 0, merge_access_level: 30 });
    expect(each(await send('mia', 'GET', at), 'name')).toEqual(['main', 'release/*']);
    expect(each(await send('mia', 'GET', `${at}?search=REL`), 'name')).toEqual(['release/*']);
    expect((await send('mia', 'GET', `${at}/release%2F*`)).body).toMatchObject({
      push_access_levels: [{ access_level: 0, access_level_description: 'No one' }],
    });
    expect((await send('dev', 'GET', `${here().project}/repository/branches/main`)).body).toMatchObject({
      protected: true,
      can_push: false,
      developers_can_push: false,
      developers_can_merge: false,
    });
    expect((await send('mia', 'DELETE', `${at}/main`)).status).toBe(204);
    expect(await send('mia', 'GET', `${at}/main`)).toMatchObject({
      status: 404,
      body: { message: '404 Protected Branch Not Found' },
    });
    expect((await commitByRest('dev', 'main')).status).toBe(201);
  });

  test.each([
    ['mia', { name: 'twice' }, 409],
    ['mia', { name: '' }, 400],
    ['mia', { name: 'x', push_access_level: 20 }, 400],
    ['mia', { name: 'x', allowed_to_push: [{ user_id: 99_999 }] }, 400],
    ['mia', { name: 'x', allowed_to_push: [{ group_id: 99_999 }] }, 400],
    ['mia', { name: 'x', allowed_to_push: [{}] }, 400],
    ['dev', { name: 'x' }, 403],
    ['eve', { name: 'x' }, 404],
    ['nobody', { name: 'x' }, 401],
  ])('by %s with %j: %i', async (caller, body, status) => {
    await protect({ name: 'twice' });
    expect((await protect(body, caller)).status).toBe(status);
    expect(each(await send('mia', 'GET', at), 'name')).toEqual(['twice']);
  });
});

describe('who writes a protected branch by requests', () => {
  test.each([
    [{ push_access_level: 40 }, 'dev', 403],
    [{ push_access_level: 40 }, 'mia', 201],
    [{ push_access_level: 30 }, 'dev', 201],
    [{ push_access_level: 0 }, 'mia', 403],
    [{ push_access_level: 0 }, 'root', 403],
    [{ push_access_level: 60 }, 'mia', 403],
    [{ push_access_level: 60 }, 'root', 201],
  ])('with %j, %s: %i', async (levels, caller, status) => {
    await protect({ name: 'ma*', ...levels });
    const made = await commitByRest(caller, 'main');
    const refused = { message: '403 Forbidden - You are not allowed to push into this branch' };
    expect(made).toMatchObject({ status, body: status === 403 ? refused : {} });
  });

  test('is the same for files, branches, cherry-picks, reverts and changelogs', async () => {
    const sha = await branch('source', 'source.txt');
    await protect({ name: 'main' });
    await protect({ name: 'new-*' });
    const { project } = here();
    const file = { branch: 'main', content: 'x', commit_message: 'x' };
    const tip = object(await send('dev', 'GET', `${project}/repository/branches/main`))['commit'];
    const requests: readonly (readonly [string, string, object?])[] = [
      ['POST', '/repository/files/a.txt', file],
      ['PUT', '/repository/files/README.md', file],
      ['DELETE', '/repository/files/README.md', { branch: 'main', commit_message: 'x' }],
      ['POST', '/repository/branches?branch=new-one&ref=main'],
      ['POST', `/repository/commits/${sha}/cherry_pick`, { branch: 'main' }],
      ['POST', `/repository/commits/${String((tip as { id: string }).id)}/revert`, { branch: 'main' }],
      ['POST', '/repository/changelog', { version: '9.0.0', branch: 'main', from: 'main', to: sha }],
    ];
    for (const [method, path, body] of requests)
      expect([method, path, (await send('dev', method, project + path, body)).status]).toEqual([
        method,
        path,
        403,
      ]);
    expect((await send('dev', 'GET', `${project}/repository/branches/main`)).body).toMatchObject({
      commit: { id: (tip as { id: string }).id },
    });
  });

  test('developers do not delete it, maintainers do', async () => {
    await branch('to-delete', 'delete.txt');
    await protect({ name: 'to-*' });
    const path = `${here().project}/repository/branches/to-delete`;
    expect((await send('dev', 'DELETE', path)).status).toBe(403);
    expect((await send('mia', 'DELETE', path)).status).toBe(204);
  });

  test('people and groups that are named write it beside the level', async () => {
    const { dev = 0 } = here().team.ids;
    await protect({ name: 'main', push_access_level: 0, allowed_to_push: [{ user_id: dev }] });
    expect((await commitByRest('dev', 'main')).status).toBe(201);
    expect((await commitByRest('mia', 'main')).status).toBe(403);
  });

  test('where patterns overlap, the right that one of them gives is held', async () => {
    await protect({ name: 'main', push_access_level: 40 });
    await protect({ name: 'm*', push_access_level: 30 });
    expect((await commitByRest('dev', 'main')).status).toBe(201);
  });
});

describe('who pushes to a protected branch', () => {
  test.each([
    [{ push_access_level: 40 }, 'dev', /not allowed to push code to protected branches/],
    [{ push_access_level: 40 }, 'mia', /^$/],
    [{ push_access_level: 30 }, 'dev', /^$/],
    [{ push_access_level: 0 }, 'mia', /not allowed to push code to protected branches/],
  ])('with %j, %s', async (levels, caller, want) => {
    await protect({ name: 'main', ...levels });
    await commit('main');
    expect(await push(caller, 'mine:main')).toMatch(want);
  });

  test('nobody rewrites or deletes it by git, unless rewriting is allowed', async () => {
    await branch('stays', 'stays.txt');
    await protect({ name: 'stays', push_access_level: 30 });
    await commit('stays', { rewriting: true });
    expect(await push('dev', '--force', 'mine:stays')).toMatch(/non-fast-forward/);
    expect(await push('dev', ':stays')).toMatch(/can only delete protected branches using the web interface/);
    await commit('stays');
    expect(await push('dev', 'mine:stays')).toBe('');
    await send('mia', 'DELETE', `${at}/stays`);
    await protect({ name: 'stays', push_access_level: 30, allow_force_push: true });
    await commit('stays', { rewriting: true });
    expect(await push('dev', '--force', 'mine:stays')).toBe('');
  });

  test.each([['--no-atomic'], ['--atomic']])('among others (%s): the whole push is refused', async (how) => {
    await protect({ name: 'main', push_access_level: 40 });
    await commit('main');
    const printed = await push('dev', how, 'mine:main', 'mine:beside', 'mine:refs/tags/beside');
    expect(printed).toMatch(/not allowed to push code to protected branches/);
    const { project } = here();
    for (const path of ['branches/beside', 'tags/beside'])
      expect((await send('dev', 'GET', `${project}/repository/${path}`)).status).toBe(404);
    expect(await push('dev', how, 'mine:beside', 'mine:refs/tags/beside')).toBe('');
    for (const path of ['branches/beside', 'tags/beside'])
      expect((await send('mia', 'DELETE', `${project}/repository/${path}`)).status).toBe(204);
  });

  test('others beside it are rewritten, unless the push rewrites it too', async () => {
    await branch('steady', 'steady.txt');
    await branch('loose', 'loose.txt');
    await protect({ name: 'steady', push_access_level: 30 });
    await commit('loose', { rewriting: true });
    const both = await push('dev', 'mine:refs/heads/loose', '+mine:refs/heads/steady', '--force');
    expect(both).toMatch(/refs\/heads\/steady: non-fast-forward/);
    await commit('steady');
    expect(await push('dev', 'mine:steady', '+mine~1:loose')).toBe('');
  });

  test('developers do not make one that a pattern protects; other branches are free', async () => {
    await protect({ name: 'release/*' });
    await commit('main');
    expect(await push('dev', 'mine:release/1')).toMatch(/not allowed to create protected branches/);
    expect(await push('dev', 'mine:free')).toBe('');
    await commit('main', { rewriting: true });
    expect(await push('dev', '--force', 'mine:free')).toBe('');
  });
});

describe('who merges into a protected branch', () => {
  test.each([
    [{ push_access_level: 40, merge_access_level: 40 }, 'dev', 401],
    [{ push_access_level: 40, merge_access_level: 30 }, 'dev', 200],
    [{ push_access_level: 0, merge_access_level: 40 }, 'mia', 200],
    [{ push_access_level: 0, merge_access_level: 0 }, 'mia', 401],
    [{ push_access_level: 30, merge_access_level: 0 }, 'dev', 200],
  ])('with %j, %s: %i', async (levels, caller, status) => {
    const name = `from-${Object.values(levels).join('-')}`;
    await branch(name, `${name}.txt`);
    const { iid } = await open(name);
    await protect({ name: 'main', ...levels });
    const one = `${here().at}/${String(iid)}`;
    expect((await send(caller, 'GET', one)).body).toMatchObject({ user: { can_merge: status === 200 } });
    expect((await send(caller, 'PUT', `${one}/merge`)).status).toBe(status);
  });

  test('its source branch stays where that is protected', async () => {
    await branch('kept', 'kept.txt');
    const { iid } = await open('kept');
    await protect({ name: 'kept' });
    const merged = await send('dev', 'PUT', `${here().at}/${String(iid)}/merge`, {
      should_remove_source_branch: true,
    });
    expect(merged.status).toBe(200);
    expect((await send('dev', 'GET', `${here().project}/repository/branches/kept`)).status).toBe(200);
  });
});

describe('rules of approval for protected branches', () => {
  test('hold for merge requests into these alone', async () => {
    const created = object(await protect({ name: 'release/*', merge_access_level: 30 }));
    const rules = `${here().project}/approval_rules`;
    const rule = { name: 'Releases', approvals_required: 1, protected_branch_ids: [created['id']] };
    const ruleId = String(object(await send('mia', 'POST', rules, rule))['id']);
    expect(
      (await send('mia', 'POST', `${here().project}/repository/branches?branch=release/1&ref=main`)).status,
    ).toBe(201);
    await branch('one', 'one.txt');
    const released = await open('one', { target_branch: 'release/1' });
    const plain = await open('one');
    const merge = (iid: unknown) => send('mia', 'PUT', `${here().at}/${String(iid)}/merge`);
    expect((await merge(released['iid'])).status).toBe(405);
    expect((await merge(plain['iid'])).status).toBe(200);
    await send('mia', 'PUT', `${rules}/${ruleId}`, { applies_to_all_protected_branches: true });
    expect((await merge(released['iid'])).status).toBe(405);
    await send('mia', 'DELETE', `${rules}/${ruleId}`);
    expect((await merge(released['iid'])).status).toBe(200);
  });
});

test.each([
  ['main', 'main', true],
  ['main', 'mainly', false],
  ['*', 'any/thing', true],
  ['release/*', 'release/1/2', true],
  ['release/*', 'release', false],
  ['*-stable', '1-2-stable', true],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['ab*ba', 'aba', false],
  ['**', '', true],
  ['a.c', 'abc', false],
  [`${'a*'.repeat(1000)}b`, 'a'.repeat(10_000), false],
])('the pattern %s and the branch %s: %s', (pattern, name, want) => {
  expect(matchesBranch(pattern, name)).toBe(want);
});
