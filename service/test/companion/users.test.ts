import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Send } from '../families/world.ts';

const world = describeWorld();
let ann: Send;
let annId = 0;

beforeAll(async () => {
  const made = await world().user('ann');
  ann = made.send;
  annId = made.row.id;
});

const newUser = {
  email: 'Bea@example.com',
  name: 'Bea',
  username: 'bea',
  password: 'three plain words',
  location: 'Oslo',
};

describe('users', () => {
  test('the caller sees what is their own, others what is public', async () => {
    const own = await ann('GET', '/user');
    expect(own).toMatchObject({
      status: 200,
      body: { id: annId, username: 'ann', email: 'ann@example.com', state: 'active', can_create_group: true },
    });
    expect(own.body).not.toHaveProperty('is_admin');
    const { root, nobody } = world();
    expect((await root('GET', `/users/${annId}`)).body).toMatchObject({
      is_admin: false,
      email: 'ann@example.com',
    });
    const bob = (await world().user('bob')).send;
    expect((await bob('GET', `/users/${annId}`)).body).not.toHaveProperty('email');
    expect((await nobody('GET', '/user')).status).toBe(401);
    expect(await ann('GET', '/users/4711')).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
  });

  test('administrators create, change and delete them', async () => {
    const { root } = world();
    const created = await root('POST', '/users', newUser);
    expect(created).toMatchObject({
      status: 201,
      body: { username: 'bea', email: 'Bea@example.com', location: 'Oslo', is_admin: false, bot: false },
    });
    const { id } = created.body as { id: number };
    const changed = await root('PUT', `/users/${id}`, { username: 'beate', bio: 'Builds.', admin: true });
    expect(changed).toMatchObject({
      status: 200,
      body: { username: 'beate', bio: 'Builds.', location: 'Oslo', is_admin: true },
    });
    expect((await root('GET', '/namespaces/beate')).status).toBe(200);
    expect((await ann('DELETE', `/users/${id}`)).status).toBe(403);
    expect((await root('DELETE', `/users/${id}`)).status).toBe(204);
    expect((await root('GET', `/users/${id}`)).status).toBe(404);
  });

  test.each([
    [{ ...newUser, username: 'ANN' }, 409, 'Username has already been taken'],
    [{ ...newUser, email: 'ANN@example.com' }, 409, 'Email has already been taken'],
    [{ ...newUser, username: '-x' }, 400, { username: [expect.stringMatching(/^can contain only/)] }],
    [{ ...newUser, password: 'short' }, 400, { password: ['is too short (minimum is 8 characters)'] }],
    [
      { email: 'c@example.com', name: 'C', username: 'c' },
      400,
      'password, reset_password, force_random_password are missing, at least one parameter must be provided',
    ],
  ])('%j is refused', async (body, status, message) => {
    expect(await world().root('POST', '/users', body)).toMatchObject({ status, body: { message } });
  });

  test.each([
    ['username=ANN', ['ann']],
    ['search=ann%40example.com', ['ann']],
    ['search=nn', ['ann']],
    ['search=%25', []],
    ['blocked=true', []],
    ['admins=true', ['root']],
    ['order_by=username&sort=asc&per_page=2', ['ann', 'bob']],
    ['order_by=username&sort=asc&per_page=2&page=2', ['root']],
    ['pagination=keyset&sort=asc&per_page=1', ['root']],
  ])('the list for %s', async (query, want) => {
    const { body } = await world().root('GET', `/users?${query}`);
    expect((body as { username: string }[]).map(({ username }) => username)).toEqual(want);
  });

  test('keyset pages lead to the end', async () => {
    const seen: string[] = [];
    for (let path: string | undefined = '/users?pagination=keyset&per_page=1&sort=asc'; path !== undefined;) {
      const { body, headers } = await world().root('GET', path);
      seen.push(...(body as { username: string }[]).map(({ username }) => username));
      path = /<[^>]*?\/api\/v4([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['root', 'ann', 'bob']);
  });

  test('who alone owns a group stays, unless the group goes too', async () => {
    const { root } = world();
    const { row, send } = await world().user('olga');
    const group = await send('POST', '/groups', { name: 'Olga', path: 'olgas' });
    expect(group.status).toBe(201);
    expect((await root('DELETE', `/users/${row.id}`)).status).toBe(409);
    expect((await root('DELETE', `/users/${row.id}?hard_delete=true`)).status).toBe(204);
    expect((await root('GET', '/groups/olgas')).status).toBe(404);
  });
});

describe('personal access tokens', () => {
  test('are issued by administrators, tell of themselves and are revoked', async () => {
    const { root } = world();
    const issued = await root('POST', `/users/${annId}/personal_access_tokens`, {
      name: 'script',
      scopes: ['api'],
      description: 'Nightly.',
    });
    expect(issued).toMatchObject({
      status: 201,
      body: { name: 'script', scopes: ['api'], user_id: annId, active: true, description: 'Nightly.' },
    });
    const { token, id } = issued.body as { token: string; id: number };
    const self = (method: string): Promise<Response> =>
      fetch(`${world().running.url}/api/v4/personal_access_tokens/self`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
    const told = (await (await self('GET')).json()) as Record<string, unknown>;
    expect(told).toMatchObject({ id, name: 'script', revoked: false });
    expect(told).not.toHaveProperty('token');
    expect((await self('DELETE')).status).toBe(204);
    expect((await self('GET')).status).toBe(401);
  });

  test.each([
    [{ name: 'x', scopes: ['everything'] }, 'scopes can only contain available scopes'],
    [{ name: 'x', scopes: ['api'], expires_at: '2001-01-01' }, 'Expiration date must be in the future'],
  ])('%j is refused', async (body, message) => {
    const refused = await world().root('POST', `/users/${annId}/personal_access_tokens`, body);
    expect(refused).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the instance', () => {
  test('tells what it runs', async () => {
    expect((await ann('GET', '/version')).body).toEqual({ version: '18.4.0', revision: 'forge' });
    expect((await ann('GET', '/metadata')).body).toMatchObject({ enterprise: true });
    expect((await world().root('GET', '/license')).body).toMatchObject({ plan: 'ultimate', expired: false });
    expect((await ann('GET', '/license')).status).toBe(403);
    expect((await world().nobody('GET', '/version')).status).toBe(401);
  });
});
