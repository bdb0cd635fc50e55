import { expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

const world = describeWorld();

interface Given {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status and the body of the caller's own user; `TOKEN` is the token of the administrator. */
async function user({ query = '', headers = {} }: Given): Promise<readonly [number, unknown]> {
  const { url, token = '' } = world().running;
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replace('TOKEN', token)]);
  const response = await fetch(`${url}/api/v4/user${query.replace('TOKEN', token)}`, {
    headers: Object.fromEntries(filled) as Record<string, string>,
  });
  return [response.status, await response.json()];
}

test.each<[Given, number]>([
  [{ query: '?private_token=TOKEN' }, 200],
  [{ query: '?page=1&private%5Ftoken=TOKEN' }, 200],
  [{ query: '?private_token=wrong' }, 401],
  [{ query: '?private_token=wrong', headers: { 'PRIVATE-TOKEN': 'TOKEN' } }, 200],
  [{ query: '?private_token=wrong', headers: { authorization: 'Bearer TOKEN' } }, 200],
  [{ query: '?private_token=TOKEN', headers: { 'PRIVATE-TOKEN': 'wrong' } }, 401],
])('the token of %j: %i', async (given, want) => {
  const [status, body] = await user(given);
  const { username } = body as { readonly username?: string };
  expect([status, username]).toEqual([want, want === 200 ? 'root' : undefined]);
});

test('links do not repeat the token', async () => {
  const { url, token } = world().running;
  await world().user('ann');
  const response = await fetch(`${url}/api/v4/users?per_page=1&private_token=${token}`);
  const link = response.headers.get('link') ?? '';
  expect([response.status, link.includes('page=2'), link.includes('token')]).toEqual([200, true, false]);
});

test.each<Given>([
  { headers: { 'PRIVATE-TOKEN': 'TOKEN', Sudo: 'ann' } },
  { headers: { 'PRIVATE-TOKEN': 'TOKEN' }, query: '?sudo=ann' },
  { query: '?private_token=TOKEN&sudo=1' },
])('a request for another user is refused: %j', async (given) => {
  expect(await user(given)).toEqual([400, { message: expect.stringContaining('Leave out Sudo') }]);
});
