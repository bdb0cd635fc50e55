import { beforeAll, describe, expect, test } from 'vitest';
import { people, type Person } from './community.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
const hosted = describeWorld({ deployment: 'hosted' });
let by: Record<'ann' | 'bob', Person>;

beforeAll(async () => {
  by = await people(world(), ['ann', 'bob']);
});

interface Address {
  readonly id: number;
  readonly email: string;
}

const addresses = async (): Promise<Address[]> =>
  (await by.ann.send('GET', '/user/emails')).body as Address[];

describe('addresses of the caller', () => {
  test('begin with the primary one', async () => {
    expect(await addresses()).toEqual([
      { id: expect.any(Number), email: 'ann@example.com', confirmed_at: expect.any(String) },
    ]);
  });

  test('wait for their confirmation', async () => {
    const added = await by.ann.send('POST', '/user/emails', { email: 'Ann.Two+forge@mail.example' });
    expect(added).toMatchObject({
      status: 201,
      body: { email: 'Ann.Two+forge@mail.example', confirmed_at: null },
    });
    const { id } = added.body as Address;
    expect((await by.ann.send('GET', `/user/emails/${id}`)).body).toEqual(added.body);
    expect((await by.bob.send('GET', `/user/emails/${id}`)).status).toBe(404);
    expect((await by.ann.send('GET', '/user/emails?per_page=1&page=2')).body).toEqual([added.body]);
  });

  test.each([
    ['BOB@example.com', 'has already been taken'],
    ['ann.two+FORGE@mail.example', 'has already been taken'],
    ['', 'is invalid'],
    ['ann', 'is invalid'],
    ['ann@', 'is invalid'],
    ['@example.com', 'is invalid'],
    ['ann@-example.com', 'is invalid'],
    ['ann..b@example.com', 'is invalid'],
    ['Ann <ann@example.com>', 'is invalid'],
    ['ann@example.com,bob@example.com', 'is invalid'],
    ['ann@example.com\nbcc: x@example.com', 'is invalid'],
    [`${'a'.repeat(65)}@example.com`, 'is invalid'],
    [`ann@${'a.'.repeat(200)}example`, 'is invalid'],
    [`${'a.'.repeat(50_000)}@`, 'is invalid'],
  ])('refuse %j: %s', async (email, reason) => {
    const { status, body } = await by.ann.send('POST', '/user/emails', { email });
    expect([status, body]).toMatchObject([400, { message: { email: [reason] } }]);
  });

  test('are deleted, but for the primary one', async () => {
    const [primary, second] = await addresses();
    expect((await by.bob.send('DELETE', `/user/emails/${second?.id}`)).status).toBe(404);
    expect((await by.ann.send('DELETE', `/user/emails/${second?.id}`)).status).toBe(204);
    expect((await by.ann.send('DELETE', `/user/emails/${second?.id}`)).body).toMatchObject({
      message: '404 Email Not Found',
    });
    expect((await by.ann.send('DELETE', `/user/emails/${primary?.id}`)).status).toBe(400);
    expect(await addresses()).toEqual([primary]);
  });

  test('need credentials', async () => {
    expect((await world().nobody('GET', '/user/emails')).status).toBe(401);
  });
});

describe('addresses of others', () => {
  test('are for administrators, with or without confirmation', async () => {
    const { root } = world();
    const path = `/users/${by.bob.row.id}/emails`;
    expect((await by.ann.send('GET', path)).status).toBe(403);
    const waiting = await root('POST', path, { email: 'b2@mail.example' });
    expect(waiting).toMatchObject({ status: 201, body: { confirmed_at: null } });
    const sure = await root('POST', path, { email: 'b3@mail.example', skip_confirmation: true });
    expect(sure).toMatchObject({ status: 201, body: { confirmed_at: expect.any(String) } });
    expect((await root('GET', path)).body).toMatchObject([
      { email: 'bob@example.com' },
      { email: 'b2@mail.example' },
      { email: 'b3@mail.example' },
    ]);
    const [{ id: primary }] = (await root('GET', path)).body as [Address];
    expect((await root('DELETE', `${path}/${primary}`)).status).toBe(400);
    expect((await root('DELETE', `${path}/${(sure.body as Address).id}`)).status).toBe(204);
  });

  test.each([
    ['GET', '/users/99999/emails', undefined],
    ['POST', '/users/99999/emails', { email: 'x@mail.example' }],
    ['POST', '/users/bob/emails', { email: 'x@mail.example' }],
    ['DELETE', '/users/99999/emails/1', undefined],
  ])('%s %s finds no user', async (method, path, body) => {
    expect((await world().root(method, path, body)).status).toBe(404);
  });

  test('are no part of hosted services', async () => {
    expect((await hosted().root('GET', '/users/1/emails')).status).toBe(403);
  });
});
