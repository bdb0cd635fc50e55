import { request as sendRequest, type IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { Agent, fetch as undiciPackageFetch } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type Fetch } from '../../../runtime/client/client.ts';
import { readText } from '../../../runtime/client/read-text.ts';
import { undiciFetch } from '../../../runtime/client/undici.ts';
import { downloadThing, getThing } from './operations.ts';
import { startService, type Service } from './service.ts';

/** How many bytes of bodies a make of `fetch` has taken from the connection. */
interface Taken {
  bytes: number;
}

/** A `fetch` whose responses are of a class of their own, as libraries before the platform's have them. */
function makeOf(responseOf: (message: IncomingMessage, body: Readable) => object, taken: Taken): Fetch {
  return (url, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = sendRequest(url, { method, headers: headers as Record<string, string> }, (message) => {
        message.on('data', (chunk: Buffer) => (taken.bytes += chunk.length));
        message.pause();
        const isPacked = message.headers['content-encoding'] === 'gzip';
        const content = isPacked ? message.pipe(createGunzip()) : message.pipe(new PassThrough());
        content.on('close', () => message.destroy());
        resolve(responseOf(message, content) as Response);
      });
      sent.on('error', reject);
      sent.end(body as string | undefined);
    });
}

function headOf({ statusCode = 0, statusMessage, headers }: IncomingMessage): object {
  return {
    status: statusCode,
    statusText: statusMessage,
    ok: statusCode >= 200 && statusCode < 300,
    url: '',
    headers: new Headers(headers as Record<string, string>),
  };
}

const taken: Taken = { bytes: 0 };

/** Makes of `fetch`: with what their responses have for a body, and whether it can be read in part. */
const makes: readonly [name: string, fetch: Fetch, isStreamed: boolean][] = [
  [
    'node-fetch, whose body is a stream of Node',
    makeOf((message, body) => ({ ...headOf(message), body, text: () => text(body) }), taken),
    true,
  ],
  [
    'a ponyfill, whose body is a stream of the platform',
    makeOf(
      (message, body) => ({ ...headOf(message), body: ReadableStream.from(body), text: () => text(body) }),
      taken,
    ),
    true,
  ],
  ['undici of the registry', undiciPackageFetch as unknown as Fetch, true],
  ['our own for undici', undiciFetch(new Agent()), true],
  ["the platform's own", (url, init) => fetch(url, init), true],
  [
    'whatwg-fetch, which has a text alone',
    makeOf((message, body) => ({ ...headOf(message), text: () => text(body) }), taken),
    false,
  ],
  [
    'one of a test, whose body is no stream',
    makeOf(
      (message, body) => ({ ...headOf(message), body: { of: 'a test' }, text: () => text(body) }),
      taken,
    ),
    false,
  ],
];

const thing = { path: { id: 1 } };
const large = 30_000_000;

let service: Service;

beforeAll(async () => {
  const bomb = gzipSync(Buffer.alloc(large, '0'));
  service = await startService(({ url }, response) => {
    const type = { 'content-type': 'application/json' };
    if (url === '/moved/things/1') return void response.writeHead(302, { location: '/things/1' }).end('x');
    if (url === '/bomb/things/1')
      return void response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(bomb);
    if (url === '/endless/things/1') {
      const more = (): void => {
        if (!response.destroyed) response.write('0'.repeat(100_000), () => setTimeout(more, 1));
      };
      response.writeHead(200, type);
      return more();
    }
    if (url.startsWith('/empty')) return void response.writeHead(204).end();
    if (url.startsWith('/failed')) return void response.writeHead(500).end('é'.repeat(50));
    return void response.writeHead(200, type).end(JSON.stringify('é'.repeat(49)));
  });
});

afterAll(() => service[Symbol.asyncDispose]());

describe.each(makes)('%s', (_name, fetch, isStreamed) => {
  const clientOf = (path: string, maxBytes?: number) =>
    createClient({ baseUrl: service.origin + path, fetch, maxBytes });
  const failure = { name: 'ConnectionError', message: 'getThing: body exceeds maxBytes' };

  test.each([
    [undefined, 'é'.repeat(49)],
    [100, 'é'.repeat(49)],
    [99, expect.objectContaining(failure)],
  ])('of a body of 100 bytes %s are read', async (maxBytes, want) => {
    const result = call(clientOf('', maxBytes), getThing, thing).catch((error: unknown) => error);
    expect(await result).toEqual(want);
  });

  test.each([
    [100, { name: 'ServerError', body: 'é'.repeat(50) }],
    [99, failure],
  ])('a failure within %s bytes is read', async (maxBytes, want) => {
    await expect(call(clientOf('/failed', maxBytes), getThing, thing)).rejects.toMatchObject(want);
  });

  test('a text has the same limit', async () => {
    const asText = { ...getThing, read: readText };
    expect(await call(clientOf('', 100), asText, thing)).toBe(JSON.stringify('é'.repeat(49)));
    await expect(call(clientOf('', 99), asText, thing)).rejects.toMatchObject(failure);
  });

  test('nothing at all is undefined', async () => {
    expect(await call(clientOf('/empty'), getThing, thing)).toBeUndefined();
  });

  test('a redirect is followed', async () => {
    expect(await call(clientOf('/moved'), getThing, thing)).toBe('é'.repeat(49));
  });

  test('a download is a stream of the platform', async () => {
    let loaded = 0;
    const onProgress = (progress: { readonly loaded: number }) => void (loaded = progress.loaded);
    const stream = await call<ReadableStream, unknown>(clientOf(''), downloadThing, thing, { onProgress });
    expect(stream).toBeInstanceOf(ReadableStream);
    expect(await new Response(stream).text()).toBe(JSON.stringify('é'.repeat(49)));
    expect(loaded).toBe(100);
  });

  if (!isStreamed) return;

  test('a bomb is not unpacked, and a body without end is let go', async () => {
    taken.bytes = 0;
    // What our own does not ask for it does not unpack either.
    await expect(call(clientOf('/bomb', 1000), getThing, thing)).rejects.toMatchObject({ status: 0 });
    await expect(call(clientOf('/endless', 1_000_000), getThing, thing)).rejects.toMatchObject(failure);
    expect(taken.bytes).toBeLessThan(3_000_000);
  });
});
