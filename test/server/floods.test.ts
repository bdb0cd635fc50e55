import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapters } from './adapters.ts';
import type { Held } from './flooded-server.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

const program = fileURLToPath(new URL('flooded-server.ts', import.meta.url));
const MEGABYTE = 1_000_000;

let generated: Generated;
beforeAll(async () => {
  generated = await generateServer(workshop);
});
const head = (line: string, ...headers: readonly string[]): string =>
  [line, 'Host: localhost', 'X-Token: good', ...headers, '', ''].join('\r\n');
const create = 'POST /api/v1/tools HTTP/1.1';
const json = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const photo = [
  'POST /api/v1/tools/2/photos HTTP/1.1',
  'Content-Type: multipart/form-data; boundary=b',
] as const;
const part = (name: string): string => `--b\r\nContent-Disposition: form-data; name="${name}"`;
/** A reading of Node holds no more than a hundred requests that are so long. */
const padding = `X-Padding: ${'a'.repeat(500)}`;
const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;

describe.each(adapters)('a process that serves by %s', (adapter) => {
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    server = fork(program, [generated.folder, adapter], {
      execArgv: ['--expose-gc', '--max-old-space-size=64'],
    });
    [port] = (await once(server, 'message')) as [number];
  });

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.disconnect();
    expect((await ended)[0]).toBe(0);
  });

  async function held(): Promise<Held> {
    server.send('measure');
    const [answer] = (await once(server, 'message')) as [Held];
    return answer;
  }

  function open(): Socket {
    return connect(port, '127.0.0.1').on('error', () => {});
  }

  /** Whether the server still does what it is for. */
  async function isWell(): Promise<boolean> {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/tools/7`, {
      headers: { 'x-token': 'good', connection: 'close' },
    });
    return status === 200;
  }

  const broken: readonly (readonly [what: string, sent: string])[] = [
    ['headers', `${create}\r\nHost: local`],
    ['JSON', `${head(create, json, 'Content-Length: 100')}{"name":`],
    ['JSON in chunks', `${head(create, json, chunked)}5\r\n{"nam\r\n`],
    ['a field', `${head(...photo, 'Content-Length: 500')}${part('title')}\r\n\r\nha`],
    ['a file', `${head(...photo, chunked)}60\r\n${part('file')}; filename="a"\r\n\r\nhalf of a file`],
    ['bytes', `${head('PUT /api/v1/files/a HTTP/1.1', 'Content-Type: a/b', 'Content-Length: 500')}half`],
    ['a handler that works', head('GET /api/v1/tools/slow HTTP/1.1')],
    ['a response', head('GET /api/v1/archive.zip HTTP/1.1').repeat(20)],
  ];

  /** Sends what breaks off, and gives up: by a reset, or by an end in the middle. */
  async function abort(sent: string, count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const socket = open();
        await once(socket, 'connect');
        socket.resume();
        await new Promise((resolve) => socket.write(sent, resolve));
        await new Promise((resolve) => setTimeout(resolve, index % 4));
        if (index % 2 === 0) socket.resetAndDestroy();
        else socket.destroy();
        await closed(socket);
      }),
    );
  }

  test('lets go of 400 requests that were aborted', async () => {
    for (const [, sent] of broken) await abort(sent, 50);
    expect(await isWell()).toBe(true);
    const before = await held();
    for (const [, sent] of broken) await abort(sent, 50);
    expect(await isWell()).toBe(true);
    const after = await held();
    expect(after.resources).toEqual(before.resources);
    expect(after.resources['TCPSocketWrap'] ?? 0).toBe(0);
    expect(after.bytes - before.bytes).toBeLessThan(2 * MEGABYTE);
    expect(after.errors).toBe(0);
  });

  const floods: readonly (readonly [what: string, begin: string, more: string])[] = [
    ['JSON', head(create, json, chunked), piece],
    ['a form', head(create, 'Content-Type: application/x-www-form-urlencoded', chunked), piece],
    [
      'pairs of a form',
      head(create, 'Content-Type: application/x-www-form-urlencoded', chunked),
      `4000\r\n${'a=1&'.repeat(0x1000)}\r\n`,
    ],
    ['a field', `${head(...photo, chunked)}${chunkOf(`${part('title')}\r\n\r\n`)}`, piece],
    ['parts', head(...photo, chunked), chunkOf(`${part('tags[]')}\r\n\r\na\r\n`.repeat(200))],
    ['a preamble', head(...photo, chunked), piece],
    ['bytes', head('PUT /api/v1/files/a HTTP/1.1', 'Content-Type: a/b', chunked), piece],
    ['a body that nobody wants', head('GET /api/v1/tools/7 HTTP/1.1', chunked), piece],
    ['a body of the wrong type', head(create, 'Content-Type: a/b', chunked), piece],
    ['headers', `${create}\r\n`, `x-a: ${'a'.repeat(1_000)}\r\n`.repeat(16)],
    ['names of headers', `${create}\r\n`, 'a: b\r\n'.repeat(2_700)],
    ['requests', '', head('GET /api/v1/tools/slow HTTP/1.1', padding).repeat(20)],
    ['trailers', `${head(create, json, chunked)}0\r\n`, `x-a: ${'a'.repeat(1_000)}\r\n`.repeat(16)],
  ];

  test.each(floods)('takes no more memory for %s without an end', async (_, begin, more) => {
    const before = await held();
    const sockets = Array.from({ length: 20 }, open);
    await Promise.all(sockets.map((socket) => flood(socket, begin, more)));
    expect(await isWell()).toBe(true);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map(closed));
    const after = await held();
    expect(after.peak - before.peak).toBeLessThan(60 * MEGABYTE);
    expect(after.bytes - before.bytes).toBeLessThan(12 * MEGABYTE);
    expect(after.errors).toBe(0);
  });
});

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}

function chunkOf(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

/** Sends 4 MB at most, as fast as they are taken, and ends where the other side does, or takes nothing any more. */
async function flood(socket: Socket, begin: string, more: string): Promise<void> {
  const pieces = [begin, ...Array.from({ length: (4 * MEGABYTE) / more.length }, () => more)];
  try {
    await pipeline(pieces, socket.resume(), { signal: AbortSignal.timeout(800) });
  } catch {
    // The server has ended the connection.
  }
}
