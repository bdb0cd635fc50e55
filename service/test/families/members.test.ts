import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { insertMemberRole } from '../../families/member-roles/queries.ts';
import { startForge, type RunningForge } from '../../start/start.ts';
import { PostgresCluster, postgresPrograms } from '../postgres.ts';
import { group, invite, join, people, project, type Person } from './community.ts';
import { worldOf, type World } from './world.ts';

interface Held {
  readonly username: string;
  readonly access_level: number;
}

const names = (body: unknown): string[] => (body as Held[]).map(({ username }) => username);

const levels = (body: unknown): unknown =>
  Array.isArray(body) ? Object.fromEntries(body.map((one: Held) => [one.username, one.access_level])) : body;

const kinds = postgresPrograms === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

describe.each(kinds)('members, on %s', (kind) => {
  let cluster: PostgresCluster | undefined;
  let running: RunningForge | undefined;
  let world: World;
  let by: Record<'ann' | 'bob' | 'cid' | 'dan' | 'eve' | 'fay', Person>;
  let roleId = 0;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    if (kind === 'PostgreSQL') cluster = await PostgresCluster.start(postgresPrograms ?? '');
    const database = await cluster?.createDatabase(postgresPrograms ?? '');
    running = await startForge(database === undefined ? {} : { database });
    world = worldOf(running);
    by = await people(world, ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']);
    const top = await group(world, 'acme', { visibility: 'public' });
    const sub = await group(world, 'sub', { parent: top, visibility: 'public' });
    const tools = await project(world, 'tools', sub, 'public');
    const closed = await group(world, 'closed');
    const open = await group(world, 'open', { visibility: 'public' });
    Object.assign(ids, { acme: top.id, sub: sub.id, tools: tools.id, closed: closed.id, open: open.id });
    roleId = await running.forge.database.transaction(async (writes) => {
      const role = { name: 'Auditor', base_access_level: 30, read_code: true } as const;
      return (await insertMemberRole(writes, top.id, role)).id;
    });
    await join(world, by.ann, { kind: 'group', id: top.id }, 50);
    await join(world, by.bob, { kind: 'group', id: top.id }, 20, { createdById: by.ann.row.id });
    await join(world, by.bob, { kind: 'group', id: sub.id }, 30, { memberRoleId: roleId });
    await join(world, by.bob, { kind: 'project', id: tools.id }, 10, { expiresAt: '2999-01-01' });
    await join(world, by.fay, { kind: 'project', id: tools.id }, 40, { expiresAt: '2020-01-01' });
    await join(world, by.cid, { kind: 'group', id: closed.id }, 40);
    await join(world, by.dan, { kind: 'group', id: open.id }, 40);
    await invite(world, closed, { kind: 'group', id: top.id }, 30);
    await invite(world, open, { kind: 'project', id: tools.id }, 20);
  });

  afterAll(async () => {
    await running?.stop();
    await cluster?.stop();
  });

  test.each([
    ['ann', 'groups/acme/members', { ann: 50, bob: 20 }],
    ['ann', 'groups/acme%2Fsub/members', { bob: 30 }],
    ['ann', 'groups/acme%2Fsub/members/all', { ann: 50, bob: 30, cid: 30 }],
    ['ann', 'projects/acme%2Fsub%2Ftools/members', { bob: 10 }],
    ['ann', 'projects/acme%2Fsub%2Ftools/members/all', { ann: 50, bob: 30, cid: 30, dan: 20 }],
    // Non-members do not learn who is in an invited private group.
    ['eve', 'projects/acme%2Fsub%2Ftools/members/all', { ann: 50, bob: 30, dan: 20 }],
    ['eve', 'groups/acme/members/all', { ann: 50, bob: 20 }],
    ['cid', 'groups/acme/members/all', { ann: 50, bob: 20, cid: 30 }],
    ['dan', 'projects/acme%2Fsub%2Ftools/members/all?query=BO', { bob: 30 }],
    ['ann', 'groups/acme/members?query=bob@exam', { bob: 20 }],
    ['eve', 'groups/acme/members?query=bob@exam', {}],
    ['eve', 'groups/acme/members?query=bob@example.com', { bob: 20 }],
    ['eve', 'groups/acme/members?query=%25', {}],
    ['ann', 'groups/acme/members/all?state=awaiting', {}],
    ['ann', 'groups/acme/members/all?state=active', { ann: 50, bob: 20, cid: 30 }],
  ] as const)('%s gets %s', async (name, path, want) => {
    const { status, body } = await by[name].send('GET', `/${path}`);
    expect([status, levels(body)]).toEqual([200, want]);
  });

  test('are chosen and left out by id, and come in pages', async () => {
    const { send } = by.ann;
    const { ann, bob } = by;
    expect(levels((await send('GET', `/groups/acme/members?user_ids[]=${bob.row.id}`)).body)).toEqual({
      bob: 20,
    });
    expect(levels((await send('GET', `/groups/acme/members?skip_users[]=${bob.row.id}`)).body)).toEqual({
      ann: 50,
    });
    const second = await send('GET', '/groups/acme/members/all?per_page=2&page=2');
    expect([levels(second.body), second.headers.get('x-total')]).toEqual([{ cid: 30 }, '3']);
    expect((await send('GET', `/groups/acme/members/${ann.row.id}`)).body).toMatchObject({ username: 'ann' });
  });

  test('are shown with who added them, their end, their role and their seat', async () => {
    const { send } = by.ann;
    const { id } = by.bob.row;
    expect((await send('GET', `/groups/acme/members/${id}`)).body).toEqual({
      id,
      username: 'bob',
      name: 'bob',
      state: 'active',
      avatar_url: null,
      web_url: `${running?.url}/bob`,
      access_level: 20,
      created_at: expect.any(String),
      created_by: expect.objectContaining({ username: 'ann' }),
      expires_at: null,
      membership_state: 'active',
      member_role: null,
    });
    expect((await send('GET', `/groups/acme%2Fsub/members/all/${id}`)).body).toMatchObject({
      member_role: { id: roleId, name: 'Auditor', read_code: true },
    });
    expect((await send('GET', `/projects/${ids['tools']}/members/${id}`)).body).toMatchObject({
      expires_at: '2999-01-01',
    });
    const seats = await send('GET', `/projects/${ids['tools']}/members?show_seat_info=true`);
    expect(seats.body).toMatchObject([{ username: 'bob', is_using_seat: false }]);
  });

  test.each<[name: 'ann' | 'eve', path: () => string, status: number]>([
    ['ann', () => `/groups/acme/members/${by.cid.row.id}`, 404],
    ['ann', () => `/groups/acme/members/all/${by.cid.row.id}`, 200],
    ['eve', () => `/groups/acme/members/all/${by.cid.row.id}`, 404],
    ['ann', () => `/projects/${ids['tools']}/members/${by.fay.row.id}`, 404],
    ['ann', () => `/projects/${ids['tools']}/members/all/${by.dan.row.id}`, 200],
    ['eve', () => '/groups/closed/members', 404],
    ['eve', () => '/groups/acme/billable_members', 403],
    ['ann', () => '/groups/acme%2Fsub/billable_members', 400],
  ])('%s on %s', async (name, path, status) => {
    expect((await by[name].send('GET', path())).status).toBe(status);
  });

  test('need credentials', async () => {
    expect((await world.nobody('GET', '/groups/acme/members')).status).toBe(401);
  });

  test('show addresses and identities to owners of groups with single sign-on only', async () => {
    const { forge } = running as RunningForge;
    await forge.database.transaction(async (writes) => {
      const now = '2026-01-01T00:00:00.000Z';
      await writes.run(
        sql`insert into saml_providers (id, group_id, created_at) values (7, ${ids['acme'] ?? 0}, ${now})`,
      );
      await writes.run(sql`insert into saml_identities (provider_id, user_id, extern_uid, created_at)
        values (7, ${by.bob.row.id}, 'bob@idp', ${now})`);
    });
    const path = `/projects/${ids['tools']}/members/all`;
    expect((await by.ann.send('GET', `${path}/${by.bob.row.id}`)).body).toMatchObject({
      email: 'bob@example.com',
      group_saml_identity: { extern_uid: 'bob@idp', provider: 'group_saml', saml_provider_id: 7 },
    });
    const own = (await by.ann.send('GET', `${path}/${by.ann.row.id}`)).body;
    expect(own).toMatchObject({ group_saml_identity: null });
    expect(own).not.toHaveProperty('email');
    const others = (await by.bob.send('GET', `${path}/${by.bob.row.id}`)).body;
    expect(others).not.toHaveProperty('email');
    expect(others).not.toHaveProperty('group_saml_identity');
  });

  describe('that take a seat', () => {
    beforeAll(async () => {
      const { forge } = running as RunningForge;
      await forge.database.transaction(async (writes) => {
        await writes.run(sql`update users set last_login_at = '2026-01-02T00:00:00.000Z', last_activity_on = '2026-01-03',
          profile = '{"public_email":"robert@public.example"}' where id = ${by.bob.row.id}`);
        await writes.run(sql`update users set last_login_at = '2026-01-05T00:00:00.000Z', last_activity_on = '2026-01-01'
          where id = ${by.dan.row.id}`);
        for (const [index, name] of (['cid', 'bob', 'ann', 'dan'] as const).entries())
          await writes.run(sql`update members set created_at = ${`2026-01-0${index + 1}T00:00:00.000Z`}
            where user_id = ${by[name].row.id}`);
      });
    });

    test.each([
      ['', ['ann', 'bob', 'cid', 'dan']],
      ['sort=access_level_asc', ['dan', 'bob', 'cid', 'ann']],
      ['sort=access_level_desc', ['ann', 'bob', 'cid', 'dan']],
      ['sort=last_joined', ['dan', 'ann', 'bob', 'cid']],
      ['sort=oldest_joined', ['cid', 'bob', 'ann', 'dan']],
      ['sort=name_asc', ['ann', 'bob', 'cid', 'dan']],
      ['sort=name_desc', ['dan', 'cid', 'bob', 'ann']],
      ['sort=oldest_sign_in', ['bob', 'dan', 'ann', 'cid']],
      ['sort=recent_sign_in', ['dan', 'bob', 'cid', 'ann']],
      ['sort=last_activity_on_asc', ['dan', 'bob', 'ann', 'cid']],
      ['sort=last_activity_on_desc', ['bob', 'dan', 'cid', 'ann']],
      ['search=ROBERT@pub', ['bob']],
      ['search=an', ['ann', 'dan']],
      ['per_page=1&page=2&sort=name_asc', ['bob']],
    ])('are listed by %s', async (query, want) => {
      const { status, body } = await by.ann.send('GET', `/groups/acme/billable_members?${query}`);
      expect([status, names(body)]).toEqual([200, want]);
    });

    test('say how they came and whether they can go', async () => {
      const { body } = await by.ann.send('GET', '/groups/acme/billable_members');
      expect(body).toMatchObject([
        { membership_type: 'group_member', removable: false },
        { membership_type: 'group_member', removable: true, last_activity_on: '2026-01-03' },
        { membership_type: 'group_invite', removable: false },
        { membership_type: 'project_invite', removable: false },
      ]);
    });
  });

  test('of a personal project are its owner', async () => {
    const { forge } = running as RunningForge;
    const own = await forge.database.one<Parameters<typeof project>[2]>(
      sql`select * from namespaces where owner_id = ${by.eve.row.id}`,
    );
    if (own === undefined) throw new Error('There is no namespace.');
    const { id } = await project(world, 'mine', own);
    for (const path of [`/projects/${id}/members`, `/projects/${id}/members/all`])
      expect(levels((await by.eve.send('GET', path)).body)).toEqual({ eve: 50 });
  });
});
