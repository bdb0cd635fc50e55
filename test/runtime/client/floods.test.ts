import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { timeout } from '../../../runtime/client/timeout.ts';
import { getThing } from './operations.ts';
import { transports } from './transports.ts';

const MEGABYTE = 1_000_000;

/** A service that responds with `begin`, then with `more` without an end; and how many connections have ended. */
async function flooding(begin: string, more: string) {
  let closed = 0;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).on('close', () => (closed += 1));
    socket.once('data', () => {
      socket.write(begin);
      Readable.from(endless(more)).pipe(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    closed: () => closed,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Pieces of 64 KB or so, in turns of the loop. */
async function* endless(more: string): AsyncGenerator<string> {
  const piece = more.repeat(Math.ceil(65_536 / more.length));
  for (;;) {
    yield piece;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const ok = 'HTTP/1.1 200 OK\r\n';
const chunked = `${ok}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;

describe.each(transports)('with %s, a response is let go that has', (_transport, fetch) => {
  test.each([
    ['a value of a header without an end', `${ok}x-a: `, 'a'],
    ['headers without an end', ok, 'x-a: a\r\n'],
    ['a line of its status without an end', 'HTTP/1.1 200 ', 'O'],
    ['a body without an end', chunked, `4000\r\n${'"'.repeat(0x4000)}\r\n`],
    ['a body in small pieces without an end', chunked, '1\r\n"\r\n'],
    ['white space without an end', `${ok}content-type: application/json\r\n\r\n`, ' '],
    ['a failure without an end', 'HTTP/1.1 500 No\r\n\r\n', 'no'],
    ['trailers without an end', `${chunked}0\r\n`, 'x-a: a\r\n'],
    ['early hints without an end', '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'],
    ['no HTTP', '', 'hello '],
  ])('%s', async (_, begin, more) => {
    await using service = await flooding(begin, more);
    const before = process.memoryUsage.rss();
    const client = createClient({
      baseUrl: service.origin,
      fetch,
      maxBytes: MEGABYTE,
      use: [timeout(1_000)],
    });
    const error = await call(client, getThing, { path: { id: 1 } }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0, operation: 'getThing' });
    await expect.poll(service.closed).toBe(1);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE);
  });
});
