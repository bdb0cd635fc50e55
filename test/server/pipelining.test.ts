import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;
beforeAll(async () => {
  generated = await generateServer(workshop);
}, 60_000);
afterAll(() => rm(generated.folder, { recursive: true, force: true }));

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
    socket.on('error', () => {});
    socket.write(bytes);
    await once(socket, 'close');
    return text;
  }

  test(
    'all have their response, in their order, whatever pieces they come in',
    { timeout: 20_000 },
    async () => {
      const long = JSON.stringify({ name: 'a'.repeat(5_000) });
      const pairs = Array.from({ length: 60 }, () => post(long) + get('nobody'));
      const text = await responsesTo(get('slow') + pairs.join('') + get('7', 'Connection: close'));
      expect(statusesIn(text)).toEqual(['200', ...pairs.flatMap(() => ['400', '404']), '200']);
    },
  );

  test('a connection on which hundreds wait is broken off', async () => {
    expect(statusesIn(await responsesTo(get('slow') + get('7').repeat(300)))).toEqual([]);
  });
});

function statusesIn(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}
