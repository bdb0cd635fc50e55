import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type Fetch } from '../../../runtime/client/client.ts';
import { callList } from '../../../runtime/client/list-call.ts';
import { retries } from '../../../runtime/client/retries.ts';
import { timeout } from '../../../runtime/client/timeout.ts';
import { undiciFetch } from '../../../runtime/client/undici.ts';
import { downloadThing, getThing, listThings } from './operations.ts';
import { sendJson, startService, type Answering } from './service.ts';

const fetch: Fetch = undiciFetch(new Agent());
const thing = { path: { id: 1 } };

test.each<[string, Answering]>([
  ['of the headers', () => {}],
  [
    'of the body',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"slow":'),
  ],
])('a wait for the rest %s ends in time', async (_, slow) => {
  await using service = await startService(slow);
  const client = createClient({ baseUrl: service.origin, fetch, use: [timeout(50)] });
  await expect(call(client, getThing, thing)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an abort ends a call with the reason given, and a download in its middle', async () => {
  const controller = new AbortController();
  await using service = await startService(({ url }, response) => {
    if (url.endsWith('1')) controller.abort('enough');
    else response.write('begun');
  });
  const client = createClient({ baseUrl: service.origin, fetch });
  await expect(call(client, getThing, thing, { signal: controller.signal })).rejects.toBe('enough');

  const later = new AbortController();
  const stream = await call<ReadableStream<Uint8Array>, unknown>(
    client,
    downloadThing,
    { path: { id: 2 } },
    { signal: later.signal },
  );
  const reader = stream.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('begun');
  later.abort();
  await expect(reader.read()).rejects.toThrow('abort');
});

test('a dropped connection is tried again', async () => {
  await using service = await startService((_, response, count) =>
    count < 3 ? void response.destroy() : sendJson(response, { count }),
  );
  const client = createClient({ baseUrl: service.origin, fetch, use: [retries({ delay: 1 })] });
  expect(await call(client, getThing, thing)).toEqual({ count: 3 });
});

test('no service at all is a connection error', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', fetch });
  await expect(call(client, getThing, thing)).rejects.toMatchObject({ name: 'ConnectionError', status: 0 });
});

test('a list is walked by its links', async () => {
  await using service = await startService(({ url }, response) =>
    sendJson(response, [url], {
      headers: url.includes('page') ? {} : { link: '</things?page=2>; rel=next', 'x-total': '2' },
    }),
  );
  const client = createClient({ baseUrl: service.origin, fetch });
  const list = () => callList<string, string[], unknown>(client, listThings, { query: {} });
  expect(await list().toArray()).toEqual(['/things', '/things?page=2']);
  expect((await list().pages().next()).value).toMatchObject({ total: 2 });
});

test('an answer has what a response has', async () => {
  await using service = await startService(
    (_, response) =>
      void response
        .writeHead(201, 'Made', [
          ['content-type', 'application/json'],
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ])
        .end('{"ß":1}'),
  );
  const answer = () => fetch(service.origin, { headers: [['x-a', '1']] });
  const [first, second, third, fourth, fifth, sixth] = await Promise.all(Array.from({ length: 6 }, answer));
  expect(first).toMatchObject({
    status: 201,
    statusText: 'Made',
    ok: true,
    url: service.origin,
    bodyUsed: false,
  });
  expect(first?.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await first?.json()).toEqual({ ß: 1 });
  expect(first?.bodyUsed).toBe(true);
  expect(await second?.clone().text()).toBe('{"ß":1}');
  expect(await second?.text()).toBe('{"ß":1}');
  expect((await third?.blob())?.type).toBe('application/json');
  expect((await fourth?.bytes())?.length).toBe(8);
  expect((await fifth?.arrayBuffer())?.byteLength).toBe(8);
  await expect(sixth?.formData()).rejects.toThrow(TypeError);
  expect(service.seen.every(({ headers }) => headers['x-a'] === '1')).toBe(true);
});

const text = '{"id":1,"name":"saw"}';
test.each<[codings: string, body: Uint8Array | string, want: object]>([
  ['gzip', gzipSync(text), { id: 1 }],
  ['X-GZIP', gzipSync(text), { id: 1 }],
  ['br', brotliCompressSync(text), { id: 1 }],
  ['deflate', deflateSync(text), { id: 1 }],
  ['deflate, gzip', gzipSync(deflateSync(text)), { id: 1 }],
  ['other', text, { id: 1 }],
  ['gzip', text, { name: 'ConnectionError' }],
  [
    'gzip',
    gzipSync(Buffer.alloc(2_000_000)),
    { name: 'ConnectionError', message: expect.stringContaining('body exceeds maxBytes') },
  ],
])('a body that nobody asked to compress, by %s, is read as fetch reads it', async (codings, body, want) => {
  await using service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': codings }).end(body);
  });
  const outcomes = [fetch, globalThis.fetch].map((each) => {
    const client = createClient({ baseUrl: service.origin, fetch: each as Fetch, maxBytes: 1_000_000 });
    return call(client, getThing, thing).catch((error: unknown) => error);
  });
  for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject(want);
});

test('a compressed failure is told as the service tells it, and a cut body is none', async () => {
  const sent = gzipSync('{"message":"There is none."}');
  await using service = await startService(({ url }, response) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    response
      .writeHead(url.endsWith('1') ? 404 : 200, headers)
      .end(url.endsWith('1') ? sent : sent.subarray(0, 20));
  });
  const client = createClient({ baseUrl: service.origin, fetch });
  await expect(call(client, getThing, thing)).rejects.toMatchObject({
    name: 'NotFoundError',
    message: 'getThing: There is none.',
  });
  await expect(call(client, getThing, { path: { id: 2 } })).rejects.toMatchObject({
    name: 'ConnectionError',
  });
});
