import { beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { createProject } from '../../families/projects/create.ts';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Answer, type Send } from './world.ts';

const world = describeWorld();
const callers: Record<string, Send> = {};

beforeAll(async () => {
  const { running, root, nobody, user } = world();
  const { forge } = running;
  const people = {
    ann: await user('ann'),
    bob: await user('bob'),
    cid: await user('cid'),
    dan: await user('dan'),
  };
  Object.assign(
    callers,
    { root, nobody },
    Object.fromEntries(Object.entries(people).map(([name, { send }]) => [name, send])),
  );
  await forge.database.transaction(async (writes) => {
    const add = (
      kind: string,
      source: number,
      userId: number,
      level: number,
      expires: string | null = null,
    ): Promise<number> =>
      writes.run(sql`insert into members (kind, source_id, user_id, access_level, expires_at, created_at)
        values (${kind}, ${source}, ${userId}, ${level}, ${expires}, ${'2026-01-01T00:00:00.000Z'})`);
    const top = await createGroup(writes, forge.clock, {
      name: 'Acme',
      path: 'acme',
      ownerId: people.ann.row.id,
    });
    const sub = await createGroup(writes, forge.clock, { name: 'Sub', path: 'sub', parent: top });
    const open = await createGroup(writes, forge.clock, { name: 'Open', path: 'open', visibility: 'public' });
    for (const visibility of ['private', 'internal', 'public'] as const) {
      await createProject(writes, forge, {
        name: visibility,
        path: visibility,
        namespace: visibility === 'private' ? sub : open,
        creatorId: people.ann.row.id,
        visibility,
        topics: ['Tools', visibility],
      });
    }
    const hidden = await createProject(writes, forge, {
      name: 'Hidden',
      path: 'hidden',
      namespace: open,
      creatorId: null,
    });
    await add('project', hidden.id, people.bob.row.id, 20);
    await add('project', hidden.id, people.cid.row.id, 20, '2020-01-01');
    // Dan has access to the private project through a group that was invited to its parent.
    const guests = await createGroup(writes, forge.clock, { name: 'Guests', path: 'guests' });
    await add('group', guests.id, people.dan.row.id, 50);
    await writes.run(sql`insert into shares (kind, source_id, group_id, access_level, created_at)
      values ('group', ${top.id}, ${guests.id}, 10, ${'2026-01-01T00:00:00.000Z'})`);
  });
});

const get = (caller: string, path: string): Promise<Answer> => {
  const send = callers[caller];
  if (send === undefined) throw new Error(`There is no ${caller}.`);
  return send('GET', path);
};

const namesIn = ({ body }: Answer): unknown[] => (body as { name: string }[]).map(({ name }) => name);

describe('projects', () => {
  test.each([
    ['nobody', 'acme/sub/private', 404],
    ['nobody', 'open/internal', 404],
    ['nobody', 'open/public', 200],
    ['bob', 'open/internal', 200],
    ['bob', 'acme/sub/private', 404],
    ['bob', 'open/hidden', 200],
    ['cid', 'open/hidden', 404],
    ['ann', 'acme/sub/private', 200],
    ['dan', 'acme/sub/private', 200],
    ['dan', 'open/hidden', 404],
    ['root', 'open/hidden', 200],
    ['root', 'open/absent', 404],
  ])('%s, %s: %i', async (caller, path, want) => {
    const answer = await get(caller, `/projects/${encodeURIComponent(path)}`);
    expect(answer.status).toBe(want);
    expect(answer.body).toMatchObject(
      want === 200 ? { path_with_namespace: path } : { message: '404 Project Not Found' },
    );
  });

  test.each([
    ['nobody', '', ['public']],
    ['bob', '', ['Hidden', 'public', 'internal']],
    ['cid', '', ['public', 'internal']],
    ['dan', '', ['public', 'internal', 'private']],
    ['root', '?order_by=id&sort=asc', ['private', 'internal', 'public', 'Hidden']],
    ['root', '?search=ub+pu', ['public']],
    ['root', '?search=acme', []],
    ['root', '?search=acme&search_namespaces=true', ['private']],
    ['root', '?topic=tools,private', ['private']],
    ['root', '?order_by=name&sort=desc&per_page=1&page=2', ['private']],
    ['bob', '?membership=true', ['Hidden']],
    ['dan', '?min_access_level=20', []],
    ['ann', '?order_by=similarity&search=private', ['private']],
    ['nobody', '?order_by=similarity&search=public', []],
    ['ann', '?min_access_level=40', ['private']],
  ])('a list for %s%s', async (caller, query, want) => {
    expect(namesIn(await get(caller, `/projects${query}`))).toEqual(want);
  });

  test('show the access that the caller has', async () => {
    const { body } = await get('dan', '/projects/acme%2Fsub%2Fprivate');
    expect(body).toMatchObject({ permissions: { project_access: null, group_access: { access_level: 10 } } });
  });

  test.each(['', '&search=', '&search=%20'])(
    'are not ordered by similarity with %j alone',
    async (search) => {
      expect(await get('ann', `/projects?order_by=similarity${search}`)).toMatchObject({
        status: 400,
        body: { message: 'order_by=similarity needs search' },
      });
    },
  );

  test('sizes are for administrators', async () => {
    expect((await get('bob', '/projects?order_by=repository_size')).status).toBe(403);
    expect((await get('root', '/projects?order_by=repository_size')).status).toBe(200);
  });
});

describe('groups', () => {
  test.each([
    ['nobody', '', ['Open']],
    ['nobody', '?pagination=keyset&order_by=name&sort=asc', ['Open']],
    ['ann', '', ['Acme', 'Sub']],
    ['ann', '?order_by=similarity', ['Acme', 'Sub']],
    ['ann', '?order_by=similarity&search=', ['Acme', 'Sub']],
    ['ann', '?order_by=similarity&search=sub', ['Sub']],
    ['ann', '?all_available=true', ['Acme', 'Open', 'Sub']],
    ['dan', '?owned=true', ['Guests']],
    ['dan', '?min_access_level=10&order_by=id', ['Acme', 'Sub', 'Guests']],
    ['root', '?top_level_only=true&sort=desc', ['Open', 'Guests', 'Acme']],
    ['root', '?skip_groups[]=1&search=acme', []],
  ])('a list for %s%s', async (caller, query, want) => {
    const names = namesIn(await get(caller, `/groups${query}`));
    expect(
      query.includes('skip_groups') ? names.filter((name) => name !== 'Acme' && name !== 'Sub') : names,
    ).toEqual(want);
  });

  test('keyset pages follow Link to the end', async () => {
    let path: string | undefined =
      '/groups?pagination=keyset&order_by=name&sort=asc&per_page=1&all_available=true';
    const names: unknown[] = [];
    while (path !== undefined) {
      const answer: Answer = await get('root', path);
      names.push(...namesIn(answer));
      const link: string | null = answer.headers.get('link');
      path = link === null ? undefined : link.slice(link.indexOf('/api/v4') + 7, link.indexOf('>'));
    }
    expect(names).toEqual(['Acme', 'Guests', 'Open', 'Sub']);
    expect((await get('root', '/groups?pagination=keyset&cursor=x')).status).toBe(400);
  });

  test('hold the projects that the caller may see, shares, and secrets for owners', async () => {
    expect((await get('bob', '/groups/open')).body).toMatchObject({
      projects: [{ name: 'Hidden' }, { name: 'public' }, { name: 'internal' }],
    });
    const { body } = await get('ann', '/groups/acme?with_projects=false');
    expect(body).toMatchObject({
      enabled_git_access_protocol: 'all',
      shared_with_groups: [{ group_full_path: 'guests' }],
    });
    expect(body).not.toHaveProperty('projects');
    expect((await get('dan', '/groups/acme')).body).not.toHaveProperty('runners_token');
  });
});

describe('namespaces', () => {
  test.each([
    ['ann', '', ['ann', 'Acme', 'Sub']],
    ['ann', '?owned_only=true&top_level_only=true&search=acme', ['Acme']],
    ['dan', '?search=gu', ['Guests']],
  ])('a list for %s%s', async (caller, query, want) => {
    expect(namesIn(await get(caller, `/namespaces${query}`))).toEqual(want);
  });

  test.each([
    ['acme', '', { exists: true, suggests: ['acme1'] }],
    ['sub', '', { exists: false, suggests: [] }],
    ['free', '', { exists: false, suggests: [] }],
  ])('%s%s exists: %j', async (path, query, want) => {
    expect((await get('ann', `/namespaces/${path}/exists${query}`)).body).toEqual(want);
  });

  test('figures are for owners', async () => {
    expect((await get('ann', '/namespaces/acme')).body).toMatchObject({
      projects_count: 1,
      members_count_with_descendants: 1,
    });
    expect((await get('dan', '/namespaces/acme')).body).not.toHaveProperty('projects_count');
    expect((await get('bob', '/namespaces/acme')).status).toBe(404);
  });
});
