import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Answer, type Send } from '../families/world.ts';

const world = describeWorld();
let ann: Send;
let bob: Send;
let bobId = 0;
let topId = 0;

async function ids(sent: Promise<Answer>): Promise<number> {
  const { status, body } = await sent;
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return (body as { id: number }).id;
}

beforeAll(async () => {
  ann = (await world().user('ann')).send;
  const made = await world().user('bob');
  bob = made.send;
  bobId = made.row.id;
  topId = await ids(ann('POST', '/groups', { name: 'Acme', path: 'acme', visibility: 'internal' }));
});

describe('creating', () => {
  test('a group belongs to who creates it, a group below it to the visibility above', async () => {
    expect((await ann('GET', '/groups/acme')).body).toMatchObject({ id: topId, visibility: 'internal' });
    const sub = await ann('POST', '/groups', {
      name: 'Sub',
      path: 'sub',
      parent_id: topId,
      description: 'Below.',
      request_access_enabled: false,
    });
    expect(sub).toMatchObject({
      status: 201,
      body: {
        full_path: 'acme/sub',
        full_name: 'Acme / Sub',
        parent_id: topId,
        visibility: 'internal',
        description: 'Below.',
        request_access_enabled: false,
        projects: [],
      },
    });
  });

  test.each([
    [{ name: 'A', path: 'ACME' }, 400, 'Failed to save group {:path=>["has already been taken"]}'],
    [{ name: 'A', path: 'bob' }, 400, 'Failed to save group {:path=>["has already been taken"]}'],
    [{ name: 'A', path: 'api' }, 400, 'Failed to save group {:path=>["has already been taken"]}'],
    [{ name: 'A', path: '../etc' }, 400, { path: [expect.stringMatching(/^can contain only/)] }],
    [{ name: 'A', path: 'x.git' }, 400, { path: [expect.stringMatching(/^can contain only/)] }],
    [{ name: 'A', path: 'x', parent_id: 4711 }, 404, '404 Group Not Found'],
    [{ path: 'x' }, 400, { name: ['is missing'] }],
  ])('%j is refused', async (body, status, message) => {
    const refused = await ann('POST', '/groups', body);
    expect(refused.status).toBe(status);
    if (status !== 400 || !('name' in body)) return;
    expect(refused.body).toMatchObject({ message });
  });

  test('nothing is more visible than what it stands in, and others create nothing there', async () => {
    const public_ = { name: 'P', path: 'p', parent_id: topId, visibility: 'public' };
    expect(await ann('POST', '/groups', public_)).toMatchObject({
      status: 400,
      body: { message: { visibility: [expect.stringMatching(/internal visibility/)] } },
    });
    expect((await bob('POST', '/groups', { name: 'B', path: 'b', parent_id: topId })).status).toBe(403);
    expect((await world().nobody('POST', '/groups', { name: 'B', path: 'b' })).status).toBe(401);
  });
});

describe('changing', () => {
  test('a new path takes everything below along', async () => {
    const id = await ids(ann('POST', '/groups', { name: 'Übung', path: 'old' }));
    await ids(ann('POST', '/groups', { name: 'In', path: 'in', parent_id: id }));
    await ids(ann('POST', '/projects', { name: 'Tool', namespace_id: id }));
    const changed = await ann('PUT', '/groups/old', { name: 'Neu', path: 'new', lfs_enabled: false });
    expect(changed).toMatchObject({ status: 200, body: { full_path: 'new', full_name: 'Neu' } });
    expect((await ann('GET', '/groups/new%2Fin')).body).toMatchObject({ full_name: 'Neu / In' });
    expect((await ann('GET', '/projects/new%2Ftool')).body).toMatchObject({
      name_with_namespace: 'Neu / Tool',
    });
  });

  test('a group is no less visible than what stands in it', async () => {
    const id = await ids(ann('POST', '/groups', { name: 'V', path: 'v', visibility: 'public' }));
    await ids(ann('POST', '/groups', { name: 'W', path: 'w', parent_id: id }));
    expect((await ann('PUT', '/groups/v', { visibility: 'private' })).status).toBe(400);
    expect((await ann('PUT', '/groups/v%2Fw', { visibility: 'private' })).status).toBe(200);
    expect((await ann('PUT', '/groups/v', { visibility: 'private' })).status).toBe(200);
  });

  test('is for owners', async () => {
    expect((await bob('PUT', '/groups/acme', { name: 'Mine' })).status).toBe(403);
    expect((await bob('DELETE', '/groups/acme')).status).toBe(403);
  });
});

describe('sharing and deleting', () => {
  test('members of an invited group come in, until it is taken away', async () => {
    const hidden = await ids(ann('POST', '/groups', { name: 'Hidden', path: 'hidden' }));
    const team = await ids(bob('POST', '/groups', { name: 'Team', path: 'team', visibility: 'public' }));
    expect((await bob('GET', '/groups/hidden')).status).toBe(404);
    const shared = await ann('POST', `/groups/${hidden}/share`, {
      group_id: team,
      group_access: 20,
      expires_at: null,
    });
    expect(shared).toMatchObject({
      status: 201,
      body: { shared_with_groups: [{ group_id: team, group_access_level: 20 }] },
    });
    expect((await ann('POST', `/groups/${hidden}/share`, { group_id: team, group_access: 30 })).status).toBe(
      409,
    );
    expect((await bob('GET', '/groups/hidden')).status).toBe(200);
    expect((await ann('DELETE', `/groups/${hidden}/share/${team}`)).status).toBe(204);
    expect((await ann('DELETE', `/groups/${hidden}/share/${team}`)).status).toBe(404);
    expect((await bob('GET', '/groups/hidden')).status).toBe(404);
    expect(bobId).toBeGreaterThan(0);
  });

  test('a group goes with its groups, projects and repositories', async () => {
    const id = await ids(ann('POST', '/groups', { name: 'Gone', path: 'gone' }));
    const below = await ids(ann('POST', '/groups', { name: 'Below', path: 'below', parent_id: id }));
    const project = await ids(
      ann('POST', '/projects', { name: 'P', namespace_id: below, initialize_with_readme: true }),
    );
    const { database, repositories } = world().running.forge;
    const { sql } = await import('../../database/sql.ts');
    const row = await database.one<{ storage: string }>(
      sql`select storage from projects where id = ${project}`,
    );
    expect(await repositories.exists(row?.storage ?? '')).toBe(true);
    expect(await ann('DELETE', `/groups/${id}`)).toMatchObject({
      status: 202,
      body: { message: '202 Accepted' },
    });
    for (const path of [`/groups/${id}`, `/groups/${below}`, `/projects/${project}`]) {
      expect((await ann('GET', path)).status).toBe(404);
    }
    expect(await repositories.exists(row?.storage ?? '')).toBe(false);
    // The address is free again.
    await ids(ann('POST', '/groups', { name: 'Gone', path: 'gone' }));
  });
});

describe('lists of what stands in a group', () => {
  beforeAll(async () => {
    const top = await ids(ann('POST', '/groups', { name: 'L', path: 'l', visibility: 'public' }));
    const open = await ids(ann('POST', '/groups', { name: 'Open', path: 'open', parent_id: top }));
    await ids(ann('POST', '/groups', { name: 'Shut', path: 'shut', parent_id: top, visibility: 'private' }));
    await ids(ann('POST', '/projects', { name: 'A', namespace_id: top, visibility: 'public' }));
    await ids(ann('POST', '/projects', { name: 'B', namespace_id: open, visibility: 'public' }));
    const shared = await ids(ann('POST', '/projects', { name: 'C', visibility: 'public' }));
    expect((await ann('POST', `/projects/${shared}/share`, { group_id: top, group_access: 20 })).status).toBe(
      201,
    );
  });

  test.each([
    ['ann', '/groups/l/subgroups', ['l/open', 'l/shut']],
    ['bob', '/groups/l/subgroups', ['l/open']],
    ['bob', '/groups/l/subgroups?owned=true', []],
    ['ann', '/groups/l/subgroups?search=shu&sort=desc', ['l/shut']],
    ['bob', '/groups/l/projects?order_by=name&sort=asc', ['l/a', 'ann/c']],
    ['bob', '/groups/l/projects?order_by=similarity&sort=asc', ['l/a', 'ann/c']],
    ['bob', '/groups/l/projects?with_shared=false', ['l/a']],
    ['bob', '/groups/l/projects?with_shared=false&include_subgroups=true&sort=asc', ['l/a', 'l/open/b']],
    ['bob', '/groups/l/projects?visibility=private', []],
    ['bob', '/groups/l/projects?simple=true&per_page=1&page=2&order_by=id&sort=asc', ['ann/c']],
  ])('%s: %s', async (who, path, want) => {
    expect(paths(await (who === 'ann' ? ann : bob)('GET', path))).toEqual(want);
  });
});

/** The full paths of a list of groups or projects. */
function paths({ body }: Answer): unknown {
  return (body as { full_path?: string; path_with_namespace?: string }[]).map(
    ({ full_path, path_with_namespace }) => full_path ?? path_with_namespace,
  );
}
