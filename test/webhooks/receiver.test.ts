import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type * as FastifyAdapter from '../../runtime/server/fastify.ts';
import type * as NodeAdapter from '../../runtime/server/node.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { ReceiverOptions } from '../../runtime/server/webhooks.ts';
import { outputOf } from '../outputs/output.ts';
import { output } from './outputs.ts';

const folder = await outputOf(output);

type Create = (
  handlers: Readonly<Record<string, (request: { readonly body?: unknown }) => unknown>>,
  options: ReceiverOptions & {
    readonly basePath?: string;
    readonly limits?: { readonly body: number };
    readonly log?: object;
  },
) => ApiServer;
const { createWebhooks } = (await import(join(folder, 'server/webhooks.js'))) as {
  readonly createWebhooks: Create;
};

const { createNodeServer } = (await import(join(folder, 'server/node.js'))) as typeof NodeAdapter;
const { fastifyOptions, fastifyPlugin } = (await import(
  join(folder, 'server/fastify.js')
)) as typeof FastifyAdapter;

const sign = (text: string): string => createHmac('sha256', 'secret').update(text).digest('hex');
const verify: ReceiverOptions['verify'] = ({ headers, body }) => {
  const sent = Buffer.from(headers.get('x-signature') ?? '', 'hex');
  const own = createHmac('sha256', 'secret').update(body).digest();
  return sent.length === own.length && timingSafeEqual(sent, own);
};

const got: unknown[] = [];
const handlers = {
  orderShipped: ({ body }: { readonly body?: unknown }) => {
    got.push(body);
    return { status: 200, body: { ok: true } };
  },
  placeOrderProgressCallback: ({ body }: { readonly body?: unknown }) => {
    got.push(body);
    return { status: 204 };
  },
};
const silent = { info() {}, warn() {}, error() {} };
const byPath = createWebhooks(handlers, { verify, basePath: '/hooks', limits: { body: 500 }, log: silent });
const bySelection = createWebhooks(handlers, {
  verify,
  select: ({ body }) => (JSON.parse(Buffer.from(body).toString()) as { readonly event?: string }).event,
  basePath: '/hooks',
  log: silent,
});

async function listenOn(receiver: ApiServer, adapter: string): Promise<string> {
  if (adapter === 'node') {
    const server = createNodeServer(receiver);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const fastify = Fastify(fastifyOptions(receiver));
  fastify.register(fastifyPlugin(receiver));
  onTestFinished(() => fastify.close());
  return fastify.listen({ port: 0, host: '127.0.0.1' });
}

const order = { id: 7, total: 12.5, later: 'unknown' };
const delivery = { 'x-delivery': 'abc' };

describe.each(['node', 'fastify', 'fetch'])('mounted on %s', (adapter) => {
  test.each([
    ['a payload', 'order.shipped', order, {}, 200],
    ['a payload without a signature', 'order.shipped', order, { 'x-signature': '' }, 401],
    ['a payload with the signature of another', 'order.shipped', order, { 'x-signature': sign('{}') }, 401],
    ['a wrong payload', 'order.shipped', { total: -1 }, {}, 400],
    ['a wrong payload without a signature', 'order.shipped', { total: -1 }, { 'x-signature': '' }, 401],
    ['a wrong header', 'order.shipped', order, { 'x-delivery': 'a' }, 400],
    ['a callback', 'progress', { step: 'packed' }, {}, 204],
    ['a wrong callback', 'progress', { step: 'lost' }, {}, 400],
    ['an unknown name', 'order.lost', order, {}, 404],
    ['what has no handler', 'Order', order, { 'content-type': 'text/plain' }, 501],
    ['too much', 'order.shipped', { ...order, later: 'x'.repeat(600) }, {}, 413],
  ])('%s: %s', async (_, name, payload, headers, status) => {
    got.length = 0;
    const body = JSON.stringify(payload);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': sign(body), ...delivery, ...headers },
      body,
    };
    const path = `/hooks/${name}?unknown=1`;
    const response =
      adapter === 'fetch'
        ? await byPath.fetch(new Request(`http://localhost${path}`, init))
        : await fetch((await listenOn(byPath, adapter)) + path, init);
    expect(response.status).toBe(status);
    expect(got).toEqual(status < 300 ? [payload] : []);
  });

  test.each([
    ['order.shipped', { ...order, event: 'order.shipped' }, 200],
    ['progress', { step: 'shipped', event: 'progress' }, 204],
    ['nothing', {}, 404],
    ['an unknown one', { event: '../operations' }, 404],
    ['a broken one', { event: '\ud800' }, 404],
  ])('selects %s from the payload', async (_, payload, status) => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', 'x-signature': sign(body), ...delivery };
    const init = { method: 'POST', headers, body };
    const response =
      adapter === 'fetch'
        ? await bySelection.fetch(new Request('http://localhost/hooks/events', init))
        : await fetch(`${await listenOn(bySelection, adapter)}/hooks/events`, init);
    expect(response.status).toBe(status);
  });

  test.each([
    ['below its base path', '/hooks', '/hooks/events'],
    ['at its base path', '/hooks', '/hooks'],
    ['at its base path, with a query', '/hooks', '/hooks?from=shop'],
    ['at its base path, with a slash', '/hooks', '/hooks/'],
    ['at a longer base path', '/a/hooks', '/a/hooks'],
    ['at the root', '', '/'],
    ['anywhere', '', '/events'],
  ])('selects %s', async (_, basePath, path) => {
    const receiver = createWebhooks(handlers, {
      verify,
      select: () => 'order.shipped',
      basePath,
      log: silent,
    });
    const body = JSON.stringify(order);
    const headers = { 'content-type': 'application/json', 'x-signature': sign(body), ...delivery };
    const init = { method: 'POST', headers, body };
    const response =
      adapter === 'fetch'
        ? await receiver.fetch(new Request(`http://localhost${path}`, init))
        : await fetch((await listenOn(receiver, adapter)) + path, init);
    expect(response.status).toBe(200);
  });
});

test.each([
  ['leaves out members that a closed schema does not allow', undefined, 204, [{ step: 'packed' }]],
  ['refuses them on request', 'refuse', 400, []],
] as const)('%s', async (_, unknownMembers, status, want) => {
  got.length = 0;
  const receiver = createWebhooks(handlers, {
    verify,
    log: silent,
    ...(unknownMembers && { unknownMembers }),
  });
  const body = JSON.stringify({ step: 'packed', later: 'unknown' });
  const headers = { 'content-type': 'application/json', 'x-signature': sign(body) };
  const response = await receiver.fetch(
    new Request('http://localhost/progress', { method: 'POST', headers, body }),
  );
  expect([response.status, got]).toEqual([status, want]);
});

test('a prefix of Fastify is a part of the address', async () => {
  const receiver = createWebhooks(handlers, { verify, select: () => 'order.shipped', log: silent });
  const fastify = Fastify(fastifyOptions(receiver));
  fastify.register(fastifyPlugin(receiver), { prefix: '/in' });
  onTestFinished(() => fastify.close());
  const payload = JSON.stringify(order);
  const headers = { 'content-type': 'application/json', 'x-signature': sign(payload), ...delivery };
  const statuses = ['/in', '/in/', '/in/events', '/elsewhere'].map(async (url) => {
    const { statusCode } = await fastify.inject({ method: 'POST', url, headers, payload });
    return statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
});

test('a hook that fails is an error of the receiver, and tells nothing', async () => {
  const failing = createWebhooks(handlers, {
    verify: () => Promise.reject(new Error('secret')),
    log: silent,
  });
  const response = await failing.fetch(
    new Request('http://localhost/progress', { method: 'POST', body: '{}' }),
  );
  expect([response.status, (await response.text()).includes('secret')]).toEqual([500, false]);
});
