import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Answer, type Send } from './world.ts';

const world = describeWorld();
const callers = new Map<string, Send>();
const send = (name: string): Send => callers.get(name) ?? (() => Promise.reject(new Error(name)));
const origins = ['open', 'internal', 'closed', 'unforkable', 'for-members'] as const;

beforeAll(async () => {
  const { running, root, nobody } = world();
  callers.set('root', root).set('nobody', nobody);
  for (const name of ['ann', 'guest', 'reporter', 'stranger'])
    callers.set(name, (await world().user(name)).send);
  const visibilities = { open: 'public', internal: 'internal', closed: 'private' } as const;
  await running.seed({
    groups: [
      {
        full_path: 'yard',
        visibility: 'public',
        members: [
          { username: 'ann', access_level: 50 },
          { username: 'guest', access_level: 10 },
          { username: 'reporter', access_level: 20 },
        ],
      },
      { full_path: 'shut', visibility: 'private', members: [{ username: 'ann', access_level: 50 }] },
    ],
    projects: origins.map((name) => ({
      full_path: `yard/${name}`,
      visibility: name in visibilities ? visibilities[name as keyof typeof visibilities] : 'public',
      default_branch: 'trunk',
      commits: [
        { message: 'First', branch: 'trunk', files: { 'README.md': 'r' } },
        { message: 'Second', branch: 'topic', files: { 'b.md': 'b' } },
      ],
    })),
  });
  await send('ann')('PUT', '/projects/yard%2Funforkable', { forking_access_level: 'disabled' });
  await send('ann')('PUT', '/projects/yard%2Ffor-members', { forking_access_level: 'private' });
});

const fork = (caller: string, origin: string, body: object = {}): Promise<Answer> =>
  send(caller)('POST', `/projects/yard%2F${origin}/fork`, body);

describe('who may fork', () => {
  test.each([
    ['nobody', 'open', 401],
    ['stranger', 'open', 201],
    ['guest', 'open', 201],
    ['stranger', 'internal', 201],
    ['nobody', 'closed', 401],
    ['stranger', 'closed', 404],
    ['guest', 'closed', 403],
    ['reporter', 'closed', 201],
    ['reporter', 'unforkable', 403],
    ['root', 'unforkable', 403],
    ['stranger', 'for-members', 403],
    ['guest', 'for-members', 403],
    ['reporter', 'for-members', 201],
  ])('%s, of a project that is %s: %i', async (caller, origin, status) => {
    expect(await fork(caller, origin)).toMatchObject({ status });
  });
});

describe('what a fork is', () => {
  test('it has branches, tags, default branch and description of its origin, and both say so', async () => {
    const ann = send('ann');
    await ann('PUT', '/projects/yard%2Fopen', { description: 'Rolls out.' });
    await ann('POST', '/projects/yard%2Fopen/repository/tags', { tag_name: 'v1', ref: 'topic' });
    const before = (await ann('GET', '/projects/yard%2Fopen')).body as { forks_count: number };
    expect(await fork('ann', 'open')).toMatchObject({
      status: 201,
      body: {
        path_with_namespace: 'ann/open',
        description: 'Rolls out.',
        visibility: 'public',
        default_branch: 'trunk',
        import_status: 'finished',
        forked_from_project: { path_with_namespace: 'yard/open' },
      },
    });
    const named = async (list: string): Promise<unknown> =>
      ((await ann('GET', `/projects/ann%2Fopen/repository/${list}`)).body as { name: string }[]).map(
        ({ name }) => name,
      );
    expect([await named('branches'), await named('tags')]).toEqual([['topic', 'trunk'], ['v1']]);
    expect((await ann('GET', '/projects/yard%2Fopen')).body).toMatchObject({
      forks_count: before.forks_count + 1,
    });
  });

  test('the response is what is read afterwards', async () => {
    const { body } = await fork('ann', 'open', { path: 'read', name: 'Read' });
    expect(body).toHaveProperty('readme_url', expect.stringContaining('/ann/read/'));
    expect((await send('ann')('GET', '/projects/ann%2Fread')).body).toEqual(body);
  });

  test('what is pushed to it is not in its origin', async () => {
    const actions = [{ action: 'create', file_path: 'mine.md', content: 'x' }];
    const body = { branch: 'mine', start_branch: 'trunk', commit_message: 'Mine', actions };
    await fork('ann', 'internal');
    expect(await send('ann')('POST', '/projects/ann%2Finternal/repository/commits', body)).toMatchObject({
      status: 201,
    });
    expect(await send('ann')('GET', '/projects/yard%2Finternal/repository/branches/mine')).toMatchObject({
      status: 404,
    });
  });

  test('it stays when its origin is deleted', async () => {
    const { body } = await send('ann')('POST', '/projects', { name: 'brief', initialize_with_readme: true });
    const { id } = body as { id: number };
    const path = { path: 'brief-fork', name: 'Brief fork' };
    expect(await send('ann')('POST', `/projects/${id}/fork`, path)).toMatchObject({ status: 201 });
    expect(await send('ann')('DELETE', `/projects/${id}`)).toMatchObject({ status: 202 });
    const read = await send('ann')('GET', '/projects/ann%2Fbrief-fork/repository/files/README.md?ref=main');
    expect(read).toMatchObject({ status: 200 });
    const { body: left } = await send('ann')('GET', '/projects/ann%2Fbrief-fork');
    expect(left).not.toHaveProperty('forked_from_project');
  });
});

describe('where a fork goes', () => {
  test('a group may be named by its path, and limits the visibility', async () => {
    expect(await fork('ann', 'open', { namespace_path: 'SHUT', name: 'Mine', path: 'mine' })).toMatchObject({
      status: 201,
      body: { path_with_namespace: 'shut/mine', name: 'Mine', visibility: 'private' },
    });
  });

  test.each([
    ['ann', 'open', { namespace_path: 'yard' }, 409, 'Path has already been taken'],
    ['ann', 'open', { path: 'a b' }, 400, { path: [expect.stringMatching(/^can contain only/)] }],
    ['ann', 'closed', { path: 'x', visibility: 'public' }, 400, { visibility: [expect.any(String)] }],
    [
      'ann',
      'open',
      { path: 'x', namespace_path: 'shut', visibility: 'public' },
      400,
      { visibility: [expect.any(String)] },
    ],
    ['stranger', 'open', { namespace_path: 'yard' }, 400, { namespace_path: ['is not valid'] }],
    ['stranger', 'open', { namespace_path: 'shut' }, 404, '404 Namespace Not Found'],
    ['stranger', 'open', { namespace_id: 4711 }, 404, '404 Namespace Not Found'],
    ['ann', 'open', { nothing: 1 }, 400, expect.anything()],
  ])('%s, of %s with %j: %i', async (caller, origin, body, status, message) => {
    expect(await fork(caller, origin, body)).toMatchObject({ status, body: { message } });
  });
});
