import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeNodeServer, createNodeServer } from '../../runtime/server/node.ts';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;
beforeAll(async () => {
  generated = await generateServer(workshop);
});
const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'X-Token: good', ...headers, '', body].join('\r\n');
const get = (id: string, ...headers: readonly string[]): string =>
  request(`GET /api/v1/tools/${id}`, headers);
const post = (body: string): string =>
  request('POST /api/v1/tools', ['Content-Type: application/json', `Content-Length: ${body.length}`], body);

describe.each(adapters)('requests of one connection that do not wait for responses, by %s', (adapter) => {
  let running: Running;
  beforeAll(async () => {
    running = await start(adapter, generated);
  });
  afterAll(() => running.close());

  /** All that a server sends to bytes until it closes the connection. */
  async function responsesTo(bytes: string): Promise<string> {
    const socket = connect(running.port, '127.0.0.1');
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    socket.write(bytes);
    await closed(socket);
    return text;
  }

  test('all have their response, in their order, whatever pieces they come in', async () => {
    const long = JSON.stringify({ name: 'a'.repeat(5_000) });
    const pairs = Array.from({ length: 60 }, () => post(long) + get('nobody'));
    const text = await responsesTo(get('slow') + pairs.join('') + get('7', 'Connection: close'));
    expect(statusesIn(text)).toEqual(['200', ...pairs.flatMap(() => ['400', '404']), '200']);
  });

  test.each([
    ['bytes that are no request', 'NONSENSE\r\n\r\n'],
    ['a request with two lengths', post('{}').replace('Content-Length: 2', '$&\r\nContent-Length: 3')],
  ])('%s behind a request take nothing of its response', async (_what, bytes) => {
    for (const before of [get('slow'), get('7'), get('nobody')]) {
      const alone = await responsesTo(before.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      const followed = await responsesTo(before + bytes);
      expect([statusesIn(followed), bodyOf(followed)]).toEqual([statusesIn(alone), bodyOf(alone)]);
      expect(followed).toMatch(/^connection: close\r$/im);
    }
  });

  test('a connection on which hundreds wait is broken off', async () => {
    expect(statusesIn(await responsesTo(get('slow') + get('7').repeat(300)))).toEqual([]);
  });
});

/** The smallest request that there is; Node reads 64 KiB at once, and parses all that they hold. */
const smallest = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n';

test('of the thousands of requests that Node parses in one reading, those that wait are never handled', async () => {
  let [parsed, handled] = [0, 0];
  const server = createNodeServer({
    handle: () => {
      handled += 1;
      return new Promise(() => {});
    },
    refuse: () => ({ status: 400, headers: {}, body: undefined }),
  });
  server.on('request', () => (parsed += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').resume();
  socket.write(smallest.repeat(20_000));
  await closed(socket);
  expect(handled).toBe(1);
  expect(parsed).toBeGreaterThan(256);
  // What the second reading holds is parsed before the end of the connection is seen.
  expect(parsed).toBeLessThanOrEqual((2 * 65_536) / smallest.length);
  await closeNodeServer(server, 0);
});

/** A connection that is broken off ends with an error. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve());
  });
}

function statusesIn(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}

function bodyOf(text: string): string {
  return text.slice(text.indexOf('\r\n\r\n'));
}
