import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { fastText, TextResponse } from '../../../runtime/server/text-response.ts';

/** What arrives of an answer. */
async function received(answer: (response: ServerResponse) => void): Promise<Buffer> {
  const server = createServer({ ServerResponse: TextResponse }, (_, response) => answer(response)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  server.close();
  return bytes;
}

describe('a text ends an answer as UTF-8', () => {
  test.each([
    '',
    'plain',
    'a'.repeat(65_536),
    'a'.repeat(70_000),
    `${'a'.repeat(65_533)}日本`,
    '日'.repeat(65_536),
    '🙂'.repeat(40_000),
    'é',
    'aé',
    '日本語',
    '🙂',
    'half \ud800',
    '\u0000\u007f\u0080',
  ])('%#', async (text) => {
    const want = Buffer.from(text);
    const sent = fastText(text);
    expect([sent.length, Buffer.from(sent as string)]).toEqual([want.length, want]);
    expect(await received((response) => response.end(text))).toEqual(want);
    expect(await received((response) => response.writeHead(200).end(text))).toEqual(want);
    expect(await received((response) => response.end(text, () => {}))).toEqual(want);
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['an encoding that is named holds', (response) => response.end('w6k=', 'base64'), 'é'],
    ['bytes stay as they are', (response) => response.end(Buffer.from('é')), 'é'],
    ['what was written before too', (response) => (response.write('é'), response.end('a')), 'éa'],
    ['nothing may end it', (response) => response.end(), ''],
    ['nor a callback', (response) => response.end(() => {}), ''],
  ])('%s', async (_, answer, want) => {
    expect((await received(answer)).toString()).toBe(want);
  });

  test('of a route of Fastify and of a hook that changes it', async () => {
    const app = Fastify({ http: { ServerResponse: TextResponse } });
    app.get('/', async () => ({ name: 'saw' }));
    app.addHook('onSend', async (_request, _reply, payload) => `${String(payload)} \n日本`);
    const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
    expect([await response.text(), response.headers.get('content-length')]).toEqual([
      '{"name":"saw"} \n日本',
      '22',
    ]);
    await app.close();
  });
});
