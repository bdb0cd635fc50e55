import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { insertMemberRole } from '../../families/member-roles/queries.ts';
import { group, join, people, project, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
let by: Record<'owner' | 'maintainer' | 'developer' | 'helper' | 'stranger' | 'asker', Person>;

beforeAll(async () => {
  const { forge } = world().running;
  by = await people(world(), ['owner', 'maintainer', 'developer', 'helper', 'stranger', 'asker']);
  const open = await group(world(), 'open', { visibility: 'public' });
  const closed = await group(world(), 'closed');
  const quiet = await group(world(), 'quiet', { visibility: 'public' });
  await forge.database.transaction((writes) =>
    writes.run(
      sql`update namespaces set settings = '{"request_access_enabled":false}' where id = ${quiet.id}`,
    ),
  );
  await project(world(), 'tools', open, 'public');
  const roleId = await forge.database.transaction(async (writes) => {
    const role = { name: 'Helper', base_access_level: 30, admin_group_member: true } as const;
    return (await insertMemberRole(writes, open.id, role)).id;
  });
  for (const { id } of [open, closed]) await join(world(), by.owner, { kind: 'group', id }, 50);
  await join(world(), by.maintainer, { kind: 'group', id: open.id }, 40);
  await join(world(), by.developer, { kind: 'group', id: open.id }, 30);
  await join(world(), by.helper, { kind: 'group', id: open.id }, 30, { memberRoleId: roleId });
});

const tools = 'projects/open%2Ftools';

const ask = (name: keyof typeof by, place: string) => by[name].send('POST', `/${place}/access_requests`);
const approve = (name: keyof typeof by, place: string, user: keyof typeof by, body?: object) =>
  by[name].send('PUT', `/${place}/access_requests/${by[user].row.id}/approve`, body);

const usernames = (body: unknown): string[] =>
  (body as { username: string }[]).map(({ username }) => username);

describe('asking for access', () => {
  test.each([
    ['asker', 'groups/open', 201],
    ['asker', 'groups/open', 400],
    ['asker', tools, 201],
    ['developer', 'groups/open', 403],
    ['developer', tools, 403],
    ['asker', 'groups/quiet', 403],
    ['asker', 'groups/closed', 404],
  ] as const)('%s in %s: %i', async (name, place, status) => {
    expect((await ask(name, place)).status).toBe(status);
  });

  test('gives the user who asks', async () => {
    const { status, body } = await ask('stranger', 'groups/open');
    expect([status, body]).toEqual([
      201,
      {
        id: by.stranger.row.id,
        username: 'stranger',
        name: 'stranger',
        state: 'active',
        avatar_url: null,
        web_url: `${world().running.url}/stranger`,
        locked: false,
        requested_at: expect.any(String),
        created_at: expect.any(String),
      },
    ]);
  });

  test('needs credentials', async () => {
    expect((await world().nobody('POST', '/groups/open/access_requests')).status).toBe(401);
  });
});

describe('requests', () => {
  test.each([
    ['owner', 'groups/open', ['asker', 'stranger']],
    ['helper', 'groups/open', ['asker', 'stranger']],
    ['maintainer', 'groups/open', []],
    ['asker', 'groups/open', ['asker']],
    ['maintainer', tools, ['asker']],
    ['developer', tools, []],
  ] as const)('are shown to %s in %s as %j', async (name, place, want) => {
    const { status, body } = await by[name].send('GET', `/${place}/access_requests`);
    expect([status, usernames(body)]).toEqual([200, want]);
  });

  test('come in pages', async () => {
    const second = await by.owner.send('GET', '/groups/open/access_requests?per_page=1&page=2');
    expect([usernames(second.body), second.headers.get('x-total')]).toEqual([['stranger'], '2']);
  });
});

describe('deciding', () => {
  test.each([
    ['developer', tools, 'asker', undefined, 403],
    ['asker', tools, 'asker', undefined, 403],
    ['maintainer', 'groups/open', 'asker', undefined, 403],
    ['maintainer', tools, 'asker', { access_level: 50 }, 403],
    ['helper', 'groups/open', 'asker', { access_level: 40 }, 403],
    ['maintainer', tools, 'asker', { access_level: 0 }, 400],
    ['maintainer', tools, 'asker', { access_level: 31 }, 400],
    ['maintainer', tools, 'stranger', undefined, 404],
    ['maintainer', tools, 'asker', { access_level: 20 }, 200],
    ['maintainer', tools, 'asker', { access_level: 20 }, 404],
    ['helper', 'groups/open', 'asker', undefined, 200],
  ] as const)('%s in %s on %s with %j: %i', async (name, place, user, body, status) => {
    expect((await approve(name, place, user, body)).status).toBe(status);
  });

  test('makes members with the level that was given, developer by default', async () => {
    const member = await by.owner.send('GET', `/groups/open/members/${by.asker.row.id}`);
    expect(member.body).toMatchObject({ access_level: 30, created_by: { username: 'helper' } });
    expect((await by.owner.send('GET', `/${tools}/members/${by.asker.row.id}`)).body).toMatchObject({
      access_level: 20,
    });
  });

  test('can be a denial, by managers and by who has asked', async () => {
    const path = `/groups/open/access_requests/${by.stranger.row.id}`;
    expect((await by.developer.send('DELETE', path)).status).toBe(403);
    expect((await by.stranger.send('DELETE', path)).status).toBe(204);
    expect((await by.owner.send('DELETE', path)).status).toBe(404);
    expect((await ask('stranger', 'groups/open')).status).toBe(201);
    expect((await by.owner.send('DELETE', path)).status).toBe(204);
    expect(usernames((await by.owner.send('GET', '/groups/open/access_requests')).body)).toEqual([]);
  });

  test('is settled by who adds the user as a member', async () => {
    expect((await ask('stranger', 'groups/open')).status).toBe(201);
    const body = { user_id: by.stranger.row.id, access_level: 10 };
    expect((await by.owner.send('POST', '/groups/open/members', body)).status).toBe(201);
    expect(usernames((await by.owner.send('GET', '/groups/open/access_requests')).body)).toEqual([]);
    expect((await approve('owner', 'groups/open', 'stranger')).status).toBe(404);
  });
});
