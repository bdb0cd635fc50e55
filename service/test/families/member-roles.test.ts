import { beforeAll, describe, expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { describeWorld, type Send } from './world.ts';

const world = describeWorld();
let owner: Send;
let guest: Send;
let groupId = 0;

beforeAll(async () => {
  const { forge } = world().running;
  const ann = await world().user('ann');
  owner = ann.send;
  guest = (await world().user('gus')).send;
  const group = await forge.database.transaction(async (writes) => {
    const top = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme', ownerId: ann.row.id });
    await createGroup(writes, forge.clock, { name: 'Sub', path: 'sub', parent: top });
    return top;
  });
  groupId = group.id;
});

describe('roles of the instance', () => {
  test('are created with all permissions, listed and deleted by administrators', async () => {
    const { root } = world();
    const created = await root('POST', '/member_roles', {
      name: 'Auditor',
      base_access_level: 20,
      read_code: true,
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'Auditor',
        group_id: null,
        base_access_level: 20,
        read_code: true,
        remove_project: false,
      },
    });
    const list = await root('GET', '/member_roles');
    expect(list.body).toEqual([created.body]);
    expect(list.headers.get('x-total')).toBe('1');
    const { id } = created.body as { id: number };
    expect(await root('DELETE', `/member_roles/${id}`)).toMatchObject({ status: 204 });
    expect(await root('DELETE', `/member_roles/${id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Member Role Not Found' },
    });
  });

  test('are for administrators alone', async () => {
    expect((await owner('GET', '/member_roles')).status).toBe(403);
    expect((await world().nobody('GET', '/member_roles')).status).toBe(401);
  });
});

describe('roles of a group', () => {
  test('belong to its owners, by id and by path', async () => {
    const created = await owner('POST', `/groups/${groupId}/member_roles`, {
      name: 'R',
      base_access_level: 10,
    });
    expect(created).toMatchObject({ status: 201, body: { group_id: groupId } });
    expect((await owner('GET', '/groups/acme/member_roles')).body).toEqual([created.body]);
    expect((await guest('GET', `/groups/${groupId}/member_roles`)).status).toBe(404);
  });

  test('are added to top-level groups only', async () => {
    const refused = await owner('POST', '/groups/acme%2Fsub/member_roles', {
      name: 'R',
      base_access_level: 10,
    });
    expect(refused.status).toBe(400);
  });
});
