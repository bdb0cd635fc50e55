import { beforeAll, describe, expect, test } from 'vitest';
import { changeSettings } from '../../families/application-settings/store.ts';
import { sql } from '../../database/sql.ts';
import { insertMemberRole } from '../../families/member-roles/queries.ts';
import { group, join, people, project, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
let by: Record<'owner' | 'maintainer' | 'developer' | 'ann' | 'bob' | 'cid', Person>;
let roleId = 0;

beforeAll(async () => {
  const { forge } = world().running;
  by = await people(world(), ['owner', 'maintainer', 'developer', 'ann', 'bob', 'cid']);
  const top = await group(world(), 'acme', { visibility: 'public' });
  const sub = await group(world(), 'sub', { parent: top, visibility: 'public' });
  await project(world(), 'tools', sub, 'public');
  await join(world(), by.owner, { kind: 'group', id: top.id }, 50);
  await join(world(), by.maintainer, { kind: 'group', id: top.id }, 40);
  await join(world(), by.developer, { kind: 'group', id: top.id }, 30);
  roleId = await forge.database.transaction(async (writes) => {
    const role = { name: 'Auditor', base_access_level: 20, read_code: true } as const;
    return (await insertMemberRole(writes, top.id, role)).id;
  });
});

const tools = 'projects/acme%2Fsub%2Ftools';

const post = (name: keyof typeof by, place: string, body: object) =>
  by[name].send('POST', `/${place}/invitations`, body);
const levelOf = async (place: string, { row }: Person): Promise<unknown> =>
  ((await by.owner.send('GET', `/${place}/members/${row.id}`)).body as { access_level?: number })
    .access_level;

describe('inviting', () => {
  test.each([
    ['owner', 'groups/acme', { email: 'x@mail.example', access_level: 30 }, 201],
    ['maintainer', 'groups/acme', { email: 'x@mail.example', access_level: 30 }, 403],
    ['maintainer', tools, { email: 'x@mail.example', access_level: 40 }, 201],
    ['maintainer', tools, { email: 'x@mail.example', access_level: 50 }, 403],
    ['developer', tools, { email: 'x@mail.example', access_level: 10 }, 403],
    ['ann', tools, { email: 'x@mail.example', access_level: 10 }, 403],
    ['owner', tools, { access_level: 30 }, 400],
    ['owner', tools, { email: '', access_level: 30 }, 400],
    ['owner', tools, { email: ' , ', user_id: '', access_level: 30 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 31 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 0 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 5 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 60 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 30, member_role_id: 4711 }, 400],
    ['owner', tools, { email: 'x@mail.example', access_level: 30, expires_at: 'soon' }, 400],
    [
      'owner',
      tools,
      { email: Array.from({ length: 101 }, (_, n) => `x${n}@mail.example`).join(), access_level: 30 },
      400,
    ],
  ] as const)('%s in %s with %j: %i', async (name, place, body, status) => {
    expect((await post(name, place, body)).status).toBe(status);
  });

  test('users by number and by address makes them members, and addresses wait', async () => {
    const { ann, bob } = by;
    const email = 'BOB@example.com, new@mail.example,new@mail.example';
    const result = await post('owner', 'groups/acme%2Fsub', {
      email,
      user_id: ann.row.id,
      access_level: 20,
      expires_at: '2999-01-31',
      member_role_id: roleId,
      invite_source: 'test',
    });
    expect(result).toMatchObject({ status: 201, body: { status: 'success' } });
    const members = await by.owner.send('GET', '/groups/acme%2Fsub/members');
    expect(members.body).toMatchObject(
      [ann, bob].map(({ row }) => ({
        id: row.id,
        access_level: 20,
        expires_at: '2999-01-31',
        member_role: { id: roleId },
        created_by: { username: 'owner' },
      })),
    );
    expect((await by.owner.send('GET', '/groups/acme%2Fsub/invitations')).body).toEqual([
      {
        id: expect.any(Number),
        invite_email: 'new@mail.example',
        created_at: expect.any(String),
        access_level: 20,
        expires_at: '2999-01-31',
        user_name: null,
        created_by_name: 'owner',
      },
    ]);
  });

  test('says of each what failed, with a status of success', async () => {
    const { body, status } = await post('owner', tools, {
      email: 'developer@example.com,nobody at all,ok@mail.example',
      user_id: `${by.cid.row.id},4711,__proto__`,
      access_level: 20,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      status: 'error',
      message: JSON.parse(`{
        "developer@example.com": "Access level should be greater than or equal to Developer inherited membership from group acme",
        "nobody at all": "Invite email is invalid",
        "4711": "User not found",
        "__proto__": "User not found"
      }`),
    });
    expect(await levelOf(tools, by.cid)).toBe(20);
    const past = await post('owner', tools, {
      email: 'late@mail.example',
      access_level: 20,
      expires_at: '2020-01-01',
    });
    expect(past.body).toEqual({
      status: 'error',
      message: { 'late@mail.example': 'Expires at cannot be a date in the past' },
    });
  });

  test('changes members, but neither the last owner nor who stands higher', async () => {
    expect((await post('owner', tools, { user_id: by.cid.row.id, access_level: 50 })).body).toEqual({
      status: 'success',
    });
    expect(
      (await post('maintainer', tools, { user_id: by.cid.row.id, access_level: 10 })).body,
    ).toMatchObject({
      status: 'error',
      message: { cid: expect.stringContaining('higher than your own') },
    });
    expect(
      (await post('owner', 'groups/acme', { user_id: by.owner.row.id, access_level: 10 })).body,
    ).toMatchObject({ message: { owner: expect.stringContaining('last owner') } });
    expect([await levelOf(tools, by.cid), await levelOf('groups/acme', by.owner)]).toEqual([50, 50]);
  });
});

describe('pending invitations', () => {
  test.each([
    ['', ['x@mail.example']],
    ['?query=', ['x@mail.example']],
    ['?query=X@mail.example', ['x@mail.example']],
    ['?query=x@mail', []],
    ['?query=%25', []],
  ])('are found by %j', async (query, want) => {
    const { body } = await by.owner.send('GET', `/groups/acme/invitations${query}`);
    expect((body as { invite_email: string }[]).map(({ invite_email }) => invite_email)).toEqual(want);
  });

  test('are for those who may invite', async () => {
    expect((await by.developer.send('GET', `/${tools}/invitations`)).status).toBe(403);
    expect((await world().nobody('GET', `/${tools}/invitations`)).status).toBe(401);
  });

  test.each([
    [{ access_level: 20, expires_at: '2999-06-30' }, 200, { access_level: 20, expires_at: '2999-06-30' }],
    [
      { access_level: 20, expires_at: '2999-06-30T02:00:00+02:00' },
      200,
      { access_level: 20, expires_at: '2999-06-30T00:00:00.000Z' },
    ],
    [{ expires_at: '' }, 200, { access_level: 30, expires_at: null }],
    [{ access_level: 10 }, 200, { access_level: 10, expires_at: null }],
    [{ expires_at: '2020-01-01' }, 400, { message: { expires_at: ['cannot be a date in the past'] } }],
    [{ access_level: 7 }, 400, {}],
  ])('are changed by %j', async (change, status, want) => {
    const answer = await by.owner.send('PUT', '/groups/acme/invitations/x@mail.example', change);
    expect([answer.status, answer.body]).toMatchObject([status, want]);
  });

  test('are taken back by those who may invite', async () => {
    const path = `/${tools}/invitations/x%40mail.example`;
    expect((await by.developer.send('DELETE', path)).status).toBe(403);
    expect((await by.developer.send('PUT', path, { access_level: 10 })).status).toBe(403);
    expect((await by.maintainer.send('PUT', path, { access_level: 50 })).status).toBe(403);
    expect((await by.maintainer.send('DELETE', path)).status).toBe(204);
    expect((await by.maintainer.send('DELETE', path)).status).toBe(404);
    expect((await by.maintainer.send('PUT', path, { access_level: 10 })).status).toBe(404);
  });

  test('become memberships when an address is confirmed', async () => {
    const created = await world().root('POST', `/users/${by.ann.row.id}/emails`, {
      email: 'ok@mail.example',
      skip_confirmation: true,
    });
    expect(created.status).toBe(201);
    expect(await levelOf(tools, by.ann)).toBe(20);
    await post('owner', 'groups/acme', { email: 'fred@example.com', access_level: 15 });
    expect(await levelOf('groups/acme', await world().user('fred'))).toBe(15);
    expect((await by.owner.send('GET', '/groups/acme/invitations?query=fred@example.com')).body).toEqual([]);
  });
});

describe('promotions', () => {
  test('wait for an administrator where the instance says so', async () => {
    const { forge } = world().running;
    const now = '2026-01-01T00:00:00.000Z';
    const setting = (value: boolean) =>
      forge.database.transaction((writes) =>
        changeSettings(writes, { enable_member_promotion_management: value }, now),
      );
    await world().user('gil');
    const gil = { email: 'gil@example.com,h@mail.example' };
    await setting(true);
    expect((await post('owner', 'groups/acme', { ...gil, access_level: 30 })).body).toEqual({
      status: 'success',
      queued_users: { gil: 'Request queued for administrator approval.' },
    });
    // Guests take no seat, and neither does a user who already has one.
    expect((await post('owner', 'groups/acme', { ...gil, access_level: 10 })).body).toEqual({
      status: 'success',
    });
    expect((await post('owner', tools, { user_id: by.developer.row.id, access_level: 40 })).body).toEqual({
      status: 'success',
    });
    expect(await forge.database.all(sql`select id from promotions`)).toEqual([]);
    const byRoot = await world().root('POST', '/groups/acme/invitations', { ...gil, access_level: 30 });
    expect(byRoot.body).toEqual({ status: 'success' });
    await setting(false);
  });
});
