import { expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type Fetch } from '../../../runtime/client/client.ts';
import type { CallOptions } from '../../../runtime/client/operation.ts';
import { createThing, getThing } from './operations.ts';
import { sendJson, startService } from './service.ts';

const thing = { path: { id: 1 } };

/** As a framework has it that adds an option of its own. */
const next = { next: { revalidate: 60 } } as object;

test.each<[title: string, client: CallOptions, call: CallOptions, want: object]>([
  [
    'of the client',
    { credentials: 'include', keepalive: true, ...next },
    {},
    { credentials: 'include', keepalive: true, ...next },
  ],
  [
    'of a call',
    {},
    { cache: 'no-store', mode: 'cors', ...next },
    { cache: 'no-store', mode: 'cors', ...next },
  ],
  [
    'of a call before those of the client',
    { cache: 'reload', credentials: 'omit' },
    { cache: 'no-store' },
    { cache: 'no-store', credentials: 'omit' },
  ],
  [
    'but those that are ours',
    {},
    { redirect: 'follow', method: 'DELETE', body: 'x' } as object,
    { redirect: 'manual', method: 'GET', body: undefined },
  ],
])('fetch is given options %s', async (_, ofClient, ofCall, want) => {
  let given: object = {};
  const fetch: Fetch = async (_url, init) => {
    given = init;
    return new Response('{}');
  };
  await call(createClient({ ...ofClient, baseUrl: 'http://127.0.0.1:1', fetch }), getThing, thing, ofCall);
  expect(given).toMatchObject(want);
});

const send = (request: Request) => globalThis.fetch(request);

test('a function that takes a Request is wrapped', async () => {
  await using service = await startService(({ method, headers, body }, response) =>
    sendJson(response, { method, own: headers['x-own'], body: body.toString() }),
  );
  const client = createClient({
    baseUrl: service.origin,
    headers: { 'x-own': 'a' },
    fetch: (url, init) => send(new Request(url, init)),
  });
  expect(await call(client, createThing, { body: { a: 1 } })).toEqual({
    method: 'POST',
    own: 'a',
    body: '{"a":1}',
  });
});
