import { Readable } from 'node:stream';
import { Agent, fetch as fetchOfUndici } from 'undici';
import { expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type Fetch } from '../../../runtime/client/client.ts';
import { undiciFetch } from '../../../runtime/client/undici.ts';
import { getThing } from './operations.ts';
import { startService } from './service.ts';

/** Bytes that were taken of a body which has no end of its own. */
interface Source {
  taken: number;
}

const PIECE = new TextEncoder().encode('x'.repeat(1_000));
const MOST = 50_000;

/** `"xxx…"` in pieces, of 1,000 bytes each. */
async function* pieces(source: Source, count: number): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('"');
  for (let index = 0; index < count; index += 1) {
    source.taken += PIECE.length;
    yield PIECE;
  }
  yield new TextEncoder().encode('"');
}

/** What is enough of a response for programs that stand in for one. */
function lookAlike(members: object): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  return { ok: true, status: 200, statusText: 'OK', headers, ...members } as Response;
}

async function textOf(source: Source, count: number): Promise<string> {
  return new Response(ReadableStream.from(pieces(source, count))).text();
}

/** Responses that are not of the platform's class, and whether they are read no further than the limit. */
const kinds: readonly [string, boolean, (source: Source, count: number) => Response][] = [
  [
    'of the platform',
    true,
    (source, count) =>
      new Response(ReadableStream.from(pieces(source, count)), {
        headers: { 'content-type': 'application/json' },
      }),
  ],
  [
    'with a web stream',
    true,
    (source, count) => lookAlike({ body: ReadableStream.from(pieces(source, count)) }),
  ],
  [
    'with a stream of Node, as node-fetch has',
    false,
    (source, count) =>
      lookAlike({ body: Readable.from(pieces(source, count)), text: () => textOf(source, count) }),
  ],
  ['with a text alone', false, (source, count) => lookAlike({ text: () => textOf(source, count) })],
  [
    'with a body of another kind',
    false,
    (source, count) => lookAlike({ body: {}, text: () => textOf(source, count) }),
  ],
];

test.each(kinds)('a response %s has the limit of bodies', async (_, isLet, responding) => {
  const source = { taken: 0 };
  const respond = (count: number): Promise<unknown> => {
    const client = createClient({
      baseUrl: 'https://things.example',
      maxBytes: MOST,
      fetch: async () => responding(source, count),
    });
    return call(client, getThing, { path: { id: 1 } });
  };
  expect(await respond(3)).toBe('x'.repeat(3_000));
  await expect(respond(1_000)).rejects.toMatchObject({
    name: 'ConnectionError',
    message: 'getThing: the body is larger than maxBytes',
  });
  expect(source.taken < 2 * MOST).toBe(isLet);
});

test.each<[string, Fetch]>([
  ['the fetch of the package undici', fetchOfUndici as unknown as Fetch],
  ['undiciFetch', undiciFetch(new Agent())],
])('%s has the limit of bodies', async (_, fetch) => {
  await using service = await startService((_seen, response, count) => {
    response.setHeader('content-type', 'application/json');
    if (count === 1) return void response.end('"short"');
    const more = (): void => {
      if (!response.destroyed) response.write(PIECE, () => setTimeout(more, 1));
    };
    return more();
  });
  const client = createClient({ baseUrl: service.origin, maxBytes: MOST, fetch });
  expect(await call(client, getThing, { path: { id: 1 } })).toBe('short');
  await expect(call(client, getThing, { path: { id: 1 } })).rejects.toMatchObject({
    name: 'ConnectionError',
    message: 'getThing: the body is larger than maxBytes',
  });
});
