import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { group, join, people, project, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const world = describeWorld({ clock: { now: () => now } });
const managed = describeWorld({ deployment: 'self-managed' });
let by: Record<'owner' | 'maintainer', Person>;

interface Account {
  readonly id: number;
  readonly username: string;
}

interface Token {
  readonly id: number;
  readonly token: string;
}

const path = '/groups/acme/service_accounts';

beforeAll(async () => {
  by = await people(world(), ['owner', 'maintainer']);
  const top = await group(world(), 'acme', { visibility: 'public' });
  const sub = await group(world(), 'sub', { parent: top, visibility: 'public' });
  await group(world(), 'other');
  await project(world(), 'tools', sub);
  await join(world(), by.owner, { kind: 'group', id: top.id }, 50);
  await join(world(), by.maintainer, { kind: 'group', id: top.id }, 40);
});

const create = async (body?: object): Promise<Account> =>
  (await by.owner.send('POST', path, body)).body as Account;
const statusOf = async (token: string): Promise<number> =>
  (await fetch(`${world().running.url}/api/v4/user/emails`, { headers: { 'private-token': token } })).status;

describe('service accounts', () => {
  test('have a name and a username, made up where none are given', async () => {
    const { groupId } = { groupId: ((await by.owner.send('GET', '/groups/acme')).body as Account).id };
    expect(await by.owner.send('POST', path)).toMatchObject({
      status: 201,
      body: {
        name: 'Service account user',
        username: expect.stringMatching(new RegExp(`^service_account_group_${groupId}_[0-9a-f]{32}$`)),
      },
    });
    const bot = { name: 'Bot', username: 'bot', email: 'bot@mail.example' };
    expect((await by.owner.send('POST', path, bot)).body).toEqual({
      id: expect.any(Number),
      name: 'Bot',
      username: 'bot',
    });
  });

  test.each([
    [{ username: 'BOT' }, 'username', 'has already been taken'],
    [{ username: 'Acme' }, 'username', 'has already been taken'],
    [{ username: '--x' }, 'username', expect.any(String)],
    [{ username: '../x' }, 'username', expect.any(String)],
    [{ name: ' ' }, 'name', "can't be blank"],
    [{ email: 'BOT@mail.example' }, 'email', 'has already been taken'],
    [{ email: 'bot' }, 'email', 'is invalid'],
  ])('are refused with %j', async (body, member, reason) => {
    const answer = await by.owner.send('POST', path, body);
    expect([answer.status, answer.body]).toMatchObject([400, { message: { [member]: [reason] } }]);
  });

  test.each([
    ['', ['bot', expect.stringContaining('service')]],
    ['?sort=asc', [expect.stringContaining('service'), 'bot']],
    ['?order_by=username&sort=asc', ['bot', expect.stringContaining('service')]],
    ['?order_by=username', [expect.stringContaining('service'), 'bot']],
    ['?order_by=username&per_page=1&page=2', ['bot']],
  ])('are listed by %j', async (query, want) => {
    const { body } = await by.owner.send('GET', `${path}${query}`);
    expect((body as Account[]).map(({ username }) => username)).toEqual(want);
  });

  test('belong to owners of top-level groups', async () => {
    expect((await by.maintainer.send('GET', path)).status).toBe(403);
    expect((await by.maintainer.send('POST', path)).status).toBe(403);
    expect((await world().nobody('POST', path)).status).toBe(401);
    expect((await by.owner.send('GET', '/groups/other/service_accounts')).status).toBe(404);
    expect((await by.owner.send('POST', '/groups/acme%2Fsub/service_accounts')).status).toBe(400);
    const { id } = await create();
    expect((await by.owner.send('DELETE', `/groups/acme%2Fsub/service_accounts/${id}`)).status).toBe(400);
    expect((await by.owner.send('DELETE', `${path}/${by.maintainer.row.id}`)).status).toBe(404);
    expect((await world().root('DELETE', `/groups/other/service_accounts/${id}`)).status).toBe(404);
    expect((await by.owner.send('DELETE', `${path}/${id}`)).status).toBe(204);
  });

  test('are for administrators where the instance is self-managed', async () => {
    await group(managed(), 'acme', { visibility: 'public' });
    const { send, row } = await managed().user('olga');
    const [{ id }] = (await managed().root('GET', '/groups?search=acme')).body as [Account];
    await join(managed(), { row, send }, { kind: 'group', id }, 50);
    expect((await send('POST', path)).status).toBe(403);
    expect((await managed().root('POST', path)).status).toBe(201);
  });
});

describe('tokens of service accounts', () => {
  test('are shown once, stored as hashes, and work', async () => {
    const { id } = await create();
    const body = { name: 'deploy', scopes: ['api'], expires_at: '2026-05-01' };
    const made = await by.owner.send('POST', `${path}/${id}/personal_access_tokens`, body);
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'deploy',
        revoked: false,
        active: true,
        scopes: ['api'],
        user_id: id,
        last_used_at: null,
        expires_at: '2026-05-01',
        created_at: now.toISOString(),
        token: expect.stringMatching(/^fpat-[0-9a-f]{40}$/),
      },
    });
    const { token } = made.body as Token;
    expect(await statusOf(token)).toBe(200);
    const rows = await world().running.forge.database.all(sql`select * from tokens where user_id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(token.slice(5));
  });

  test.each([
    [{ name: 'x', scopes: ['nothing'] }, 400, {}],
    [{ name: 'x', scopes: ['api'], expires_at: '2026-02-28' }, 400, {}],
    [{ name: 'x', scopes: ['api'], expires_at: '2028-01-01' }, 400, {}],
    [{ name: 'x' }, 400, {}],
    [{ name: 'x', scopes: ['api'] }, 201, { expires_at: '2027-03-01' }],
  ])('%j: %i', async (body, status, want) => {
    const { id } = await create();
    const answer = await by.owner.send('POST', `${path}/${id}/personal_access_tokens`, body);
    expect([answer.status, answer.body]).toMatchObject([status, want]);
  });

  test('are rotated: all earlier ones are revoked, and the new one is good for a week', async () => {
    const { id } = await create();
    const tokens = `${path}/${id}/personal_access_tokens`;
    const body = { name: 'deploy', scopes: ['read_api'] };
    const first = (await by.owner.send('POST', tokens, body)).body as Token;
    const second = (await by.owner.send('POST', tokens, body)).body as Token;
    const rotated = await by.owner.send('POST', `${tokens}/${first.id}/rotate`);
    expect(rotated).toMatchObject({
      status: 200,
      body: { name: 'deploy', scopes: ['read_api'], expires_at: '2026-03-08', active: true, user_id: id },
    });
    const third = rotated.body as Token;
    expect(await Promise.all([first, second, third].map(({ token }) => statusOf(token)))).toEqual([
      401, 401, 200,
    ]);
    expect((await by.owner.send('POST', `${tokens}/${first.id}/rotate`)).status).toBe(400);
    expect((await by.owner.send('POST', `${tokens}/4711/rotate`)).status).toBe(404);
    const other = await create();
    const foreign = `${path}/${other.id}/personal_access_tokens/${third.id}/rotate`;
    expect((await by.owner.send('POST', foreign)).status).toBe(404);
  });
});

describe('deleting a service account', () => {
  test('needs the hard way where the account alone owns a group', async () => {
    const account = await create({ username: 'lone' });
    const own = await group(world(), 'owned');
    const person = { row: { id: account.id } as Person['row'], send: by.owner.send };
    await join(world(), person, { kind: 'group', id: own.id }, 50);
    expect((await by.owner.send('DELETE', `${path}/${account.id}`)).status).toBe(409);
    expect((await world().root('GET', '/groups/owned')).status).toBe(200);
    expect((await by.owner.send('DELETE', `${path}/${account.id}`, { hard_delete: true })).status).toBe(204);
    expect((await world().root('GET', '/groups/owned')).status).toBe(404);
    expect((await by.owner.send('DELETE', `${path}/${account.id}`)).status).toBe(404);
    const { id } = await create();
    expect((await by.owner.send('DELETE', `${path}/${id}?hard_delete=true`)).status).toBe(204);
  });

  test.each([
    ['gives what it has written to a placeholder', '', 'ghost'],
    ['deletes what it has written the hard way', '?hard_delete=true', undefined],
  ])('%s', async (title, query, author) => {
    const { forge } = world().running;
    const { id } = await create();
    const tools = await forge.database.one<Account>(sql`select * from projects where path = 'tools'`);
    const at = now.toISOString();
    await forge.database.transaction((writes) =>
      writes.run(sql`insert into issues (project_id, iid, title, author_id, created_at, updated_at)
        values (${tools?.id ?? 0}, ${query.length + 1}, ${title}, ${id}, ${at}, ${at})`),
    );
    expect((await by.owner.send('DELETE', `${path}/${id}${query}`)).status).toBe(204);
    const left = await forge.database.one<Account>(
      sql`select u.username from issues i join users u on u.id = i.author_id where i.title = ${title}`,
    );
    expect(left?.username).toBe(author);
  });
});
