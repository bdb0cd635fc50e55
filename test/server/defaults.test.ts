import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyHandler } from '../../runtime/server/handler.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { generateServer, type Generated } from './workshop.ts';

const document = fileURLToPath(new URL('fixtures/defaults.yaml', import.meta.url));

let generated: Generated;
let server: ApiServer;
let received: Record<string, unknown> = {};

const keep: AnyHandler<unknown> = (request: Record<string, unknown>) => {
  received = request;
  return { status: 200, body: null };
};

beforeAll(async () => {
  generated = await generateServer(document);
  server = generated.index.createServer({ listThings: keep, updateThing: keep }, {});
});

/** What the handler is given for a request, as plain objects; undefined where the request is refused. */
async function receivedFor(target: string, init: RequestInit = {}): Promise<unknown> {
  const response = await server.fetch(new Request(`http://localhost${target}`, init));
  return response.status === 200 ? JSON.parse(JSON.stringify(received)) : undefined;
}

const query = {
  page: 1,
  sort: 'desc',
  order: 'asc',
  both: 'inner',
  'fields[]': ['id', 'name'],
  wide: false,
  none: null,
  shape: { a: [1] },
  ['__proto__']: 'own',
};

describe('a parameter that was left out has its default', () => {
  test('in queries, headers and cookies', async () => {
    expect(await receivedFor('/things?needed=1')).toEqual({
      query: { ...query, needed: 1 },
      headers: { 'X-Depth': 3 },
      cookies: { theme: 'light' },
    });
  });

  test.each([
    ['page=2', { page: 2 }],
    ['sort=asc&order=desc', { sort: 'asc', order: 'desc' }],
    ['fields[]=id', { 'fields[]': ['id'] }],
    ['both=', { both: '' }],
    ['wide=true', { wide: true }],
    ['__proto__=a', { ['__proto__']: 'a' }],
    ['filter[name]=a', { filter: { name: 'a' } }],
    ['wrong=10', { wrong: 10 }],
  ])('but what was sent stays: %s', async (sent, want) => {
    const { query: values } = (await receivedFor(`/things?needed=1&${sent}`)) as { query: object };
    expect(values).toEqual({ ...query, needed: 1, ...want });
  });

  test('but what is required has to be sent', async () => {
    expect(await receivedFor('/things')).toBeUndefined();
  });

  test('and a handler that changes it changes nobody else’s', async () => {
    await receivedFor('/things?needed=1');
    (received['query'] as { 'fields[]': string[] })['fields[]'].push('mine');
    expect(await receivedFor('/things?needed=1')).toMatchObject({ query: { 'fields[]': ['id', 'name'] } });
  });
});

test.each([
  ['application/json', '{"name":"a"}'],
  ['application/x-www-form-urlencoded', 'name=a'],
])('a body of %s stays as it was sent: what an update leaves out is to stay as it is', async (type, body) => {
  const init = { method: 'PUT', headers: { 'content-type': type }, body };
  expect(await receivedFor('/things/7', init)).toEqual({
    path: { id: 7 },
    contentType: type,
    body: { name: 'a' },
  });
});

test('HEAD gives what GET gives, without the body', async () => {
  const url = 'http://localhost/things?needed=1';
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => server.fetch(new Request(url, { method }))),
  );
  expect([get?.status, await get?.text()]).toEqual([200, 'null']);
  expect([head?.status, await head?.text()]).toEqual([200, '']);
});
