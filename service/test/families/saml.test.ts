import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { insertMemberRole } from '../../families/member-roles/queries.ts';
import { group, join, people, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
const free = describeWorld({ tier: 'free' });
let by: Record<'owner' | 'maintainer' | 'ann' | 'bob', Person>;
let roleId = 0;

beforeAll(async () => {
  const { forge } = world().running;
  by = await people(world(), ['owner', 'maintainer', 'ann', 'bob']);
  const top = await group(world(), 'acme', { visibility: 'public' });
  const other = await group(world(), 'other');
  await join(world(), by.owner, { kind: 'group', id: top.id }, 50);
  await join(world(), by.maintainer, { kind: 'group', id: top.id }, 40);
  await forge.database.transaction(async (writes) => {
    const now = '2026-01-01T00:00:00.000Z';
    await writes.run(sql`insert into saml_providers (id, group_id, created_at)
      values (1, ${top.id}, ${now}), (2, ${other.id}, ${now})`);
    await writes.run(sql`insert into saml_identities (provider_id, user_id, extern_uid, created_at)
      values (1, ${by.ann.row.id}, 'ann/1', ${now}), (1, ${by.bob.row.id}, 'bob', ${now}),
        (2, ${by.bob.row.id}, 'elsewhere', ${now})`);
    const role = { name: 'Auditor', base_access_level: 20, read_code: true } as const;
    roleId = (await insertMemberRole(writes, top.id, role)).id;
  });
});

describe('identities', () => {
  test('are those of the provider of the group', async () => {
    const { body } = await by.owner.send('GET', '/groups/acme/saml/identities');
    expect(body).toEqual([
      { extern_uid: 'ann/1', user_id: by.ann.row.id },
      { extern_uid: 'bob', user_id: by.bob.row.id },
    ]);
    const second = await by.owner.send('GET', '/groups/acme/saml/identities?per_page=1&page=2');
    expect(second.body).toMatchObject([{ extern_uid: 'bob' }]);
    expect((await by.owner.send('GET', '/groups/acme/saml/ann%2F1')).body).toMatchObject({
      extern_uid: 'ann/1',
    });
    expect((await by.owner.send('GET', '/groups/acme/saml/elsewhere')).status).toBe(404);
  });

  test.each([
    ['bob', { extern_uid: 'ann/1' }, 400, { message: { extern_uid: ['has already been taken'] } }],
    ['bob', { extern_uid: ' ' }, 400, {}],
    ['bob', {}, 200, { extern_uid: 'bob' }],
    ['bob', { extern_uid: 'bob' }, 200, { extern_uid: 'bob' }],
    ['nobody', { extern_uid: 'x' }, 404, {}],
    ['bob', { extern_uid: 'robert' }, 200, { extern_uid: 'robert' }],
  ])('%s becomes %j: %i', async (uid, body, status, want) => {
    const answer = await by.owner.send('PATCH', `/groups/acme/saml/${uid}`, body);
    expect([answer.status, answer.body]).toMatchObject([status, want]);
  });

  test('are deleted', async () => {
    expect((await by.owner.send('DELETE', '/groups/acme/saml/robert')).status).toBe(204);
    expect((await by.owner.send('DELETE', '/groups/acme/saml/robert')).status).toBe(404);
  });
});

const links = '/groups/acme/saml_group_links';

describe('group links', () => {
  test.each([
    [{ saml_group_name: 'platform/eng', access_level: 30 }, 201],
    [{ saml_group_name: 'platform/eng', access_level: 20 }, 400],
    [{ saml_group_name: 'Audit', access_level: 20, member_role_id: 'role' }, 201],
    [{ saml_group_name: 'x', access_level: 30, member_role_id: 'role' }, 400],
    [{ saml_group_name: 'x', access_level: 30, member_role_id: 4711 }, 400],
    [{ saml_group_name: 'x', access_level: 60 }, 400],
    [{ saml_group_name: 'x', access_level: 0 }, 400],
    [{ saml_group_name: '', access_level: 30 }, 400],
    [{ access_level: 30 }, 400],
  ])('%j: %i', async (body, status) => {
    const chosen =
      'member_role_id' in body && body.member_role_id === 'role' ? { member_role_id: roleId } : {};
    expect((await by.owner.send('POST', links, { ...body, ...chosen })).status).toBe(status);
  });

  test('are listed, read and deleted by name', async () => {
    expect((await by.owner.send('GET', links)).body).toEqual([
      { name: 'Audit', access_level: 20, member_role_id: roleId },
      { name: 'platform/eng', access_level: 30, member_role_id: null },
    ]);
    expect((await by.owner.send('GET', `${links}/platform%2Feng`)).body).toMatchObject({ access_level: 30 });
    expect((await by.owner.send('GET', `${links}/audit`)).status).toBe(404);
    expect((await by.owner.send('DELETE', `${links}/Audit`)).status).toBe(204);
    expect((await by.owner.send('DELETE', `${links}/Audit`)).status).toBe(404);
  });
});

describe('single sign-on', () => {
  test.each([
    ['GET', '/groups/acme/saml/identities'],
    ['GET', '/groups/acme/saml/ann%2F1'],
    ['PATCH', '/groups/acme/saml/ann%2F1'],
    ['DELETE', '/groups/acme/saml/ann%2F1'],
    ['GET', links],
    ['GET', `${links}/platform%2Feng`],
    ['POST', links],
    ['DELETE', `${links}/platform%2Feng`],
  ])('is for owners alone: %s %s', async (method, path) => {
    const body = method === 'POST' ? { saml_group_name: 'y', access_level: 30 } : undefined;
    const change = method === 'PATCH' ? { extern_uid: 'z' } : body;
    expect((await by.maintainer.send(method, path, change)).status).toBe(403);
    expect((await by.ann.send(method, path, change)).status).toBe(403);
    expect((await world().nobody(method, path, change)).status).toBe(401);
  });

  test('needs a paid tier', async () => {
    expect((await free().root('GET', links)).status).toBe(403);
  });
});
