import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Send } from '../families/world.ts';

const world = describeWorld();
const people = new Map<string, { readonly id: number; readonly send: Send }>();
const idOf = (name: string): number => people.get(name)?.id ?? 0;
const as = (name: string): Send => people.get(name)?.send ?? world().nobody;

beforeAll(async () => {
  for (const name of ['ann', 'bob', 'cid', 'dora']) {
    const { row, send } = await world().user(name);
    people.set(name, { id: row.id, send });
  }
  const made = [
    await as('ann')('POST', '/groups', { name: 'Acme', path: 'acme' }),
    await as('ann')('POST', '/groups', { name: 'Sub', path: 'sub', parent_id: 3 }),
  ];
  expect(made[0]?.status).toBe(201);
});

describe('members of a group', () => {
  test('are added, changed and removed by owners', async () => {
    const body = { user_id: idOf('bob'), access_level: 30, expires_at: '2199-01-01' };
    expect(await as('ann')('POST', '/groups/acme/members', body)).toMatchObject({
      status: 201,
      body: {
        id: idOf('bob'),
        username: 'bob',
        access_level: 30,
        expires_at: '2199-01-01',
        created_by: { username: 'ann' },
      },
    });
    expect((await as('bob')('GET', '/groups/acme')).status).toBe(200);
    expect(await as('ann')('POST', '/groups/acme/members', body)).toMatchObject({
      status: 409,
      body: { message: 'Member already exists' },
    });
    expect((await as('bob')('POST', '/groups/acme/members', { ...body, user_id: idOf('cid') })).status).toBe(
      403,
    );
    const changed = await as('ann')('PUT', `/groups/acme/members/${idOf('bob')}`, {
      access_level: 40,
      expires_at: '',
    });
    expect(changed).toMatchObject({ status: 200, body: { access_level: 40, expires_at: null } });
    expect((await as('ann')('DELETE', `/groups/acme/members/${idOf('bob')}`)).status).toBe(204);
    expect((await as('ann')('DELETE', `/groups/acme/members/${idOf('bob')}`)).status).toBe(404);
    expect((await as('bob')('GET', '/groups/acme')).status).toBe(404);
  });

  test.each([
    [{ user_id: 4711, access_level: 30 }, 404, '404 User Not Found'],
    [{ user_id: 'x', access_level: 30 }, 400, 'user_id is invalid'],
    [{ username: 'cid', access_level: 31 }, 400, { access_level: [expect.any(String)] }],
    [
      { username: 'cid', access_level: 30, expires_at: '2001-01-01' },
      400,
      { expires_at: ['cannot be a date in the past'] },
    ],
    [{ username: 'cid', access_level: 30, member_role_id: 4711 }, 400, { member_role_id: ['not found'] }],
  ])('%j is refused', async (body, status, message) => {
    expect(await as('ann')('POST', '/groups/acme/members', body)).toMatchObject({
      status,
      body: { message },
    });
  });

  test('several at once, each for themselves', async () => {
    const several = { user_id: `${idOf('bob')},${idOf('cid')}`, access_level: 20 };
    expect(await as('ann')('POST', '/groups/acme/members', several)).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
    const again = { username: 'bob,dora', access_level: 20 };
    expect(await as('ann')('POST', '/groups/acme/members', again)).toMatchObject({
      status: 201,
      body: { status: 'error', message: { bob: 'Member already exists' } },
    });
    expect((await as('dora')('GET', '/groups/acme')).status).toBe(200);
  });

  test('members may leave, but not the last owner', async () => {
    expect((await as('dora')('DELETE', `/groups/acme/members/${idOf('cid')}`)).status).toBe(403);
    expect((await as('dora')('DELETE', `/groups/acme/members/${idOf('dora')}`)).status).toBe(204);
    expect((await as('ann')('DELETE', `/groups/acme/members/${idOf('ann')}`)).status).toBe(403);
    expect((await as('ann')('PUT', `/groups/acme/members/${idOf('ann')}`, { access_level: 40 })).status).toBe(
      403,
    );
  });
});

describe('members of a project', () => {
  beforeAll(async () => {
    const group = (await as('ann')('GET', '/groups/acme')).body as { id: number };
    const created = await as('ann')('POST', '/projects', { name: 'Tool', namespace_id: group.id });
    expect(created.status).toBe(201);
  });

  test('hold no less than in the group, and nobody gives more than they hold', async () => {
    const path = '/projects/acme%2Ftool/members';
    expect(await as('ann')('POST', path, { user_id: idOf('bob'), access_level: 10 })).toMatchObject({
      status: 400,
      body: {
        message: {
          access_level: ['should be greater than or equal to Reporter inherited membership from group Acme'],
        },
      },
    });
    expect((await as('ann')('POST', path, { user_id: idOf('bob'), access_level: 40 })).status).toBe(201);
    expect((await as('bob')('POST', path, { user_id: idOf('dora'), access_level: 50 })).status).toBe(403);
    expect((await as('bob')('POST', path, { user_id: idOf('dora'), access_level: 30 })).status).toBe(201);
    expect((await as('bob')('PUT', `${path}/${idOf('dora')}`, { access_level: 20 })).body).toMatchObject({
      access_level: 20,
    });
    expect((await as('dora')('PUT', `${path}/${idOf('bob')}`, { access_level: 20 })).status).toBe(403);
    expect((await as('dora')('DELETE', `${path}/${idOf('bob')}`)).status).toBe(403);
  });

  test('who leaves the group leaves the project too, unless it is told to stay', async () => {
    const project = '/projects/acme%2Ftool';
    const level = async (name: string): Promise<unknown> => {
      const { body } = await as(name)('GET', project);
      return (body as { permissions?: { project_access: unknown } }).permissions?.project_access;
    };
    expect(
      (await as('ann')('DELETE', `/groups/acme/members/${idOf('bob')}?skip_subresources=true`)).status,
    ).toBe(204);
    expect(await level('bob')).toMatchObject({ access_level: 40 });
    const again = { user_id: idOf('bob'), access_level: 20 };
    expect((await as('ann')('POST', '/groups/acme/members', again)).status).toBe(201);
    expect((await as('ann')('DELETE', `/groups/acme/members/${idOf('bob')}`)).status).toBe(204);
    expect((await as('bob')('GET', project)).status).toBe(404);
  });
});

test('who is removed can be taken off issues and merge requests', async () => {
  const ann = as('ann');
  const created = await ann('POST', '/projects', { name: 'Work', initialize_with_readme: true });
  const { id } = created.body as { id: number };
  await ann('POST', `/projects/${id}/members`, { user_id: idOf('dora'), access_level: 30 });
  await ann('POST', `/projects/${id}/repository/branches`, { branch: 'side', ref: 'main' });
  const file = { branch: 'side', commit_message: 'Add', content: 'x' };
  await ann('POST', `/projects/${id}/repository/files/x`, file);
  const concerned = { assignee_ids: [idOf('dora')], reviewer_ids: [idOf('dora')] };
  const { reviewer_ids: _, ...assigned } = concerned;
  const paths = [`/projects/${id}/issues/1`, `/projects/${id}/merge_requests/1`];
  expect((await ann('POST', `/projects/${id}/issues`, { title: 'I', ...assigned })).status).toBe(201);
  const request = { title: 'M', source_branch: 'side', target_branch: 'main', ...concerned };
  expect((await ann('POST', `/projects/${id}/merge_requests`, request)).status).toBe(201);
  const counts = async (): Promise<unknown> => {
    const bodies = await Promise.all(paths.map(async (path) => (await ann('GET', path)).body));
    return (bodies as { assignees: unknown[]; reviewers?: unknown[] }[]).map(
      ({ assignees, reviewers = [] }) => [assignees.length, reviewers.length],
    );
  };
  expect(await counts()).toEqual([
    [1, 0],
    [1, 1],
  ]);
  const removed = await ann('DELETE', `/projects/${id}/members/${idOf('dora')}?unassign_issuables=true`);
  expect(removed.status).toBe(204);
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
