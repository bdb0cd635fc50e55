import { beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository } from '../../families/projects/repository.ts';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Answer, type Send } from './world.ts';

const world = describeWorld();
let dev: Send;
let reporter: Send;
const at = (path: string): string => `/projects/acme%2Ftools/repository${path}`;

const commit = (branch: string, actions: readonly object[], more: object = {}): Promise<Answer> =>
  dev('POST', at('/commits'), { branch, commit_message: `Change ${branch}`, actions, ...more });

beforeAll(async () => {
  const { forge } = world().running;
  const dana = await world().user('dana');
  const rex = await world().user('rex');
  dev = dana.send;
  reporter = rex.send;
  const group = await forge.database.transaction(async (writes) => {
    const acme = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' });
    for (const [id, level] of [
      [dana.row.id, 30],
      [rex.row.id, 20],
    ] as const) {
      await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
        values ('group', ${acme.id}, ${id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`);
    }
    return acme;
  });
  await createProjectWithRepository(forge, {
    name: 'Tools',
    path: 'tools',
    namespace: group,
    creatorId: null,
  });
});

describe('an empty repository', () => {
  test.each([
    ['/tree', 200, []],
    ['/commits', 200, []],
    ['/contributors', 200, []],
    ['/commits/main', 404, { message: '404 Commit Not Found' }],
    ['/tree?ref=main', 404, { message: '404 Tree Not Found' }],
  ])('%s', async (path, status, body) => {
    expect(await reporter('GET', at(path))).toMatchObject({ status, body });
  });
});

describe('commits', () => {
  test('are written whole, with their author, and counted', async () => {
    const first = await commit('main', [
      { action: 'create', file_path: 'README.md', content: 'Tools\n' },
      { action: 'create', file_path: 'src/a.txt', content: 'YQo=', encoding: 'base64' },
    ]);
    expect(first).toMatchObject({
      status: 201,
      body: {
        title: 'Change main',
        author_name: 'dana',
        author_email: 'dana@example.com',
        parent_ids: [],
        stats: { additions: 2 },
      },
    });
    const second = await commit('main', [{ action: 'update', file_path: 'src/a.txt', content: 'b\n' }], {
      author_name: 'Zoe',
      stats: false,
    });
    expect(second).toMatchObject({ status: 201, body: { author_name: 'Zoe', committer_name: 'dana' } });
    expect(second.body).not.toHaveProperty('stats');
    const list = await reporter('GET', at('/commits?per_page=1&trailers=true'));
    expect(list.body).toMatchObject([{ id: (second.body as { id: string }).id }]);
    expect(list.headers.get('x-next-page')).toBe('2');
    expect((await reporter('GET', at('/commits/main/sequence'))).body).toEqual({ count: 2 });
    expect((await reporter('GET', at('/commits/main/refs'))).body).toEqual([
      { type: 'branch', name: 'main' },
    ]);
  });

  test.each([
    ['since=2020-01-01', 2],
    ['until=2020-01-01', 0],
    ['since=9999-01-01', 0],
    ['until=9999-01-01', 2],
    ['since=1960-01-01', 2],
    ['until=1960-01-01', 0],
    ['since=2016-12-31T23:59:60Z', 2],
    ['until=2016-12-31T23:59:60Z', 0],
  ])('are listed with %s', async (query, want) => {
    const { status, body } = await reporter('GET', at(`/commits?${query}`));
    expect([status, Array.isArray(body) ? body.length : body]).toEqual([200, want]);
  });

  test.each([
    ['a file that is there', [{ action: 'create', file_path: 'README.md', content: '' }], {}, 400],
    ['a file that is not there', [{ action: 'delete', file_path: 'absent' }], {}, 400],
    ['a path outside', [{ action: 'create', file_path: '../x', content: '' }], {}, 400],
    ['no actions', [], {}, 400],
    [
      'a branch that is an option',
      [{ action: 'create', file_path: 'x', content: '' }],
      { branch: '--force', start_branch: 'main' },
      400,
    ],
    [
      'a branch that is not there',
      [{ action: 'create', file_path: 'x', content: '' }],
      { branch: 'absent' },
      400,
    ],
    [
      'two starts',
      [{ action: 'create', file_path: 'x', content: '' }],
      { start_branch: 'main', start_sha: 'main' },
      400,
    ],
  ])('refuse %s', async (_, actions, more, want) => {
    const before = await reporter('GET', at('/commits/main'));
    expect((await commit('main', actions, more)).status).toBe(want);
    expect((await reporter('GET', at('/commits/main'))).body).toEqual(before.body);
  });

  test('are for developers', async () => {
    const body = {
      branch: 'main',
      commit_message: 'x',
      actions: [{ action: 'delete', file_path: 'README.md' }],
    };
    expect((await reporter('POST', at('/commits'), body)).status).toBe(403);
    expect((await world().nobody('POST', at('/commits'), body)).status).toBe(401);
  });

  test('are applied to other branches and undone', async () => {
    const made = await commit('topic', [{ action: 'create', file_path: 'topic.txt', content: 'x\n' }], {
      start_branch: 'main',
    });
    const { id } = made.body as { id: string };
    const pick = (body: object): Promise<Answer> => dev('POST', at(`/commits/${id}/cherry_pick`), body);
    expect(await pick({ branch: 'main', dry_run: true })).toMatchObject({
      status: 200,
      body: { dry_run: 'success' },
    });
    expect(await pick({ branch: 'main' })).toMatchObject({ status: 201, body: { title: 'Change topic' } });
    expect(await pick({ branch: 'main' })).toMatchObject({ status: 400, body: { error_code: 'empty' } });
    const undone = await dev('POST', at('/commits/main/revert'), { branch: 'main' });
    expect(undone).toMatchObject({ status: 201, body: { title: 'Revert "Change topic"' } });
    expect(await dev('POST', at('/commits/main/revert'), {})).toMatchObject({ status: 201 });
    expect(await dev('POST', at('/commits/main/revert'), { branch: 7 })).toMatchObject({ status: 400 });
    expect(await dev('POST', at('/commits/main/revert'), {})).toMatchObject({ status: 201 });
    expect(await pick({ branch: 'absent' })).toMatchObject({ status: 404 });
  });
});

describe('the repository', () => {
  test('gives folders by keyset pages', async () => {
    const first = await reporter('GET', at('/tree?recursive=true&per_page=2'));
    expect(first.body).toMatchObject([{ path: 'src', type: 'tree' }, { path: 'README.md' }]);
    const link = first.headers.get('link') ?? '';
    const next = await reporter('GET', link.slice(link.indexOf('/api/v4') + 7, link.indexOf('>')));
    expect(next.body).toMatchObject([{ path: 'src/a.txt', mode: '100644' }]);
    expect(next.headers.get('link')).toBeNull();
  });

  test('gives blobs with their bytes', async () => {
    const tree = await reporter('GET', at('/tree?path=src'));
    const [{ id }] = tree.body as [{ id: string }];
    expect((await reporter('GET', at(`/blobs/${id}`))).body).toMatchObject({ size: 2, content: 'Ygo=' });
    expect((await reporter('GET', at(`/blobs/${id}/raw`))).body).toBe('b\n');
    expect((await reporter('GET', at(`/blobs/${'0'.repeat(40)}`))).status).toBe(404);
  });

  test.each([
    ['/archive', 'application/gzip'],
    ['/archive.zip?path=src', 'application/zip'],
    ['/archive.tar?sha=topic', 'application/x-tar'],
  ])('packs %s', async (path, type) => {
    const answer = await reporter('GET', at(path));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(String(answer.body).length).toBeGreaterThan(20);
  });

  test('compares, and finds what branches have in common', async () => {
    const compared = await reporter('GET', at('/compare?from=main&to=topic'));
    expect(compared.body).toMatchObject({
      compare_same_ref: false,
      commits: [{ title: 'Change topic' }],
      diffs: [{ new_path: 'topic.txt', new_file: true, diff: '@@ -0,0 +1 @@\n+x\n' }],
    });
    const base = await reporter('GET', at('/merge_base?refs[]=main&refs[]=topic'));
    expect(base).toMatchObject({ status: 200, body: { title: 'Change main' } });
    expect((await reporter('GET', at('/merge_base?refs[]=main'))).status).toBe(400);
    expect((await reporter('GET', at('/compare?from=main&to=--output%3Dx'))).status).toBe(400);
  });

  test('counts contributors by their address', async () => {
    const { body: commits } = await reporter('GET', at('/commits?with_stats=true&per_page=100'));
    const sums = { commits: 0, additions: 0, deletions: 0 };
    for (const { stats } of commits as readonly { readonly stats: Omit<typeof sums, 'commits'> }[]) {
      sums.commits += 1;
      sums.additions += stats.additions;
      sums.deletions += stats.deletions;
    }
    expect(sums.deletions).toBeGreaterThan(0);
    // The second time from memory.
    for (let time = 0; time < 2; time++) {
      const { body } = await reporter('GET', at('/contributors?order_by=name'));
      expect(body).toEqual([{ name: 'dana', email: 'dana@example.com', ...sums }]);
    }
  });
});
