import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerRequest } from '../../runtime/server/message.ts';
import { createNodeListener } from '../../runtime/server/node.ts';
import { PATIENCE } from '../runs/limits.ts';

/** Reads the first piece of a body and answers. */
const listener = createNodeListener({
  async handle({ body }: ServerRequest) {
    for await (const _ of body?.stream() ?? []) break;
    return { status: 507, headers: {}, body: undefined };
  },
});
const server = createServer(listener);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

async function statusOf(method: string, body = ''): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const request = send({ agent, port, host: '127.0.0.1', method, timeout: PATIENCE });
  request.on('timeout', () => request.destroy(new Error('No answer came.')));
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

test('a connection serves the next request where the body of one was left unread', async () => {
  expect(await statusOf('POST', 'x'.repeat(3_000_000))).toBe(507);
  expect(await statusOf('GET')).toBe(507);
});
