import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiServer } from '../../runtime/server/server.ts';
import { adapters } from './adapters.ts';
import { listen, type Listening } from './listening.ts';
import { fixture, generateServer, type Generated } from './workshop.ts';

let shop: Generated;
let desk: Generated;

beforeAll(async () => {
  shop = await generateServer(fixture('shop'));
  desk = await generateServer(fixture('shop-desk'));
});

/** Both documents at one address. Handlers name themselves; `gone` is refused by the class of the other output. */
function combined(): ApiServer {
  const first = shop.index.createServer(
    {
      listItems: () => ({ status: 200, body: 'listItems' }),
      getItem({ path }: { path: { id: string } }) {
        if (path.id === 'gone') throw new desk.index.Refusal({ status: 404, message: 'It was sold.' });
        return { status: 200, body: `getItem ${path.id}` };
      },
    },
    {},
  );
  const second = desk.index.createServer(
    {
      getNewestItem: () => ({ status: 200, body: 'getNewestItem' }),
      getItemAtDesk: () => ({ status: 200, body: 'getItemAtDesk' }),
      replaceItem: ({ path, body }: { path: { item: string }; body: { name?: string } }) => ({
        status: 200,
        body: `replaceItem ${path.item} ${body.name}`,
      }),
      createOrder: () => ({ status: 201 }),
    },
    { authenticate: { Key: (key: string) => (key === 'k' ? 'Ann' : undefined) } },
  );
  return shop.index.combineServers(first, second);
}

interface Want {
  readonly status: number;
  readonly body?: unknown;
  readonly allow?: string;
}

const json = { 'content-type': 'application/json' };
const table: readonly (readonly [string, RequestInit, Want])[] = [
  ['/api/items', {}, { status: 200, body: 'listItems' }],
  ['/api/items/', {}, { status: 200, body: 'listItems' }],
  ['/api/items/a%2Fb', {}, { status: 200, body: 'getItem a/b' }],
  // As in one document: literal text wins over parameters, and of equal routes the first one.
  ['/api/items/newest', {}, { status: 200, body: 'getNewestItem' }],
  [
    '/api/items/7?key=k',
    { method: 'PUT', body: '{"name":"saw"}', headers: json },
    { status: 200, body: 'replaceItem 7 saw' },
  ],
  [
    '/api/items/7',
    { method: 'PUT', body: '{}', headers: json },
    { status: 401, body: { message: 'Credentials are missing.' } },
  ],
  ['/api/orders?key=k', { method: 'POST' }, { status: 201 }],
  ['/api/items', { method: 'HEAD' }, { status: 200 }],
  ['/api/items/newest', { method: 'HEAD' }, { status: 200 }],
  ['/api/orders', { method: 'HEAD' }, { status: 405, allow: 'POST, OPTIONS' }],
  ['/api/nowhere', { method: 'HEAD' }, { status: 404 }],
  ['/api/items/7', { method: 'OPTIONS' }, { status: 204, allow: 'GET, HEAD, PUT, OPTIONS' }],
  [
    '/api/items/7',
    { method: 'DELETE' },
    {
      status: 405,
      allow: 'GET, HEAD, PUT, OPTIONS',
      body: { message: 'This path supports only GET, HEAD, PUT, OPTIONS.' },
    },
  ],
  ['/api/nowhere', {}, { status: 404, body: { message: 'There is nothing at this path.' } }],
  ['/api/items/gone', {}, { status: 404, body: { message: 'It was sold.' } }],
];

async function answerOf(response: Response): Promise<Want> {
  const text = await response.text();
  const allow = response.headers.get('allow');
  return {
    status: response.status,
    ...(text === '' ? {} : { body: JSON.parse(text) as unknown }),
    ...(allow === null ? {} : { allow }),
  };
}

describe('servers of two documents at one address', () => {
  test.each(table)('fetch %s %j', async (path, init, want) => {
    const response = await combined().fetch(new Request(`https://shop.example${path}`, init));
    expect(await answerOf(response)).toEqual(want);
  });

  describe.each(adapters)('on %s', (adapter) => {
    let listening: Listening;

    beforeAll(async () => {
      listening = await listen(adapter, shop, combined());
    });

    afterAll(() => listening.close());

    test.each(table)('%s %j', async (path, init, want) => {
      const response = await fetch(new URL(path, listening.address), init);
      expect(await answerOf(response)).toEqual(want);
    });
  });

  test('operations, credentials in the query and preloading are those of both', async () => {
    const server = combined();
    expect(server.operations.map(({ name }) => name)).toEqual([
      'listItems',
      'getItem',
      'getNewestItem',
      'getItemAtDesk',
      'replaceItem',
      'createOrder',
    ]);
    expect([...server.credentialParameters]).toEqual(['key']);
    expect(server.basePath).toBe('/api');
    await server.preload();
  });

  test('a third server joins the two', async () => {
    const third = desk.index.createPartialServer(
      { createOrder: () => ({ status: 201 }) },
      { authenticate: {} },
    );
    const server = shop.index.combineServers(combined(), third);
    const response = await server.fetch(new Request('https://shop.example/api/items'));
    expect(response.status).toBe(200);
  });

  test('servers of different addresses are refused', () => {
    const elsewhere = desk.index.createPartialServer({}, { authenticate: {}, basePath: '/desk' });
    expect(() => shop.index.combineServers(combined(), elsewhere)).toThrow(
      new TypeError('Servers can be combined at one base path only; these have "/api" and "/desk".'),
    );
  });
});
