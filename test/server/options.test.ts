import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyHandler } from '../../runtime/server/handler.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { AuthenticationRequest } from '../../runtime/server/security.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { memoryLog, sampleHandlers, sampleOptions, type Caller, type LogEntry } from './sample.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

interface Sample {
  readonly server: ApiServer;
  readonly entries: readonly LogEntry[];
  call(path: string, init?: RequestInit): Promise<Response>;
}

function sample(
  options: Partial<ServerOptions<Caller>> = {},
  handlers: Readonly<Record<string, AnyHandler<Caller>>> = {},
): Sample {
  const log = memoryLog();
  const server = generated.index.createServer<Caller>(
    { ...sampleHandlers(generated.index), ...handlers },
    { ...sampleOptions(log), ...options },
  );
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    server.fetch(
      new Request(`https://api.example${path}`, { ...init, headers: { 'x-token': 'good', ...init.headers } }),
    );
  return { server, entries: log.entries, call };
}

const json = { 'content-type': 'application/json' };

describe('authenticate', () => {
  test('sees the headers, the path and the id of the request', async () => {
    const seen: unknown[] = [];
    const { call } = sample({
      requestId: () => 'r1',
      authenticate: {
        Token: (_: string, { headers, path, requestId, operation }: AuthenticationRequest) => {
          seen.push([headers.get('x-token'), path.id, requestId, operation.name]);
          return { name: 'Ann' };
        },
      },
    });
    await call('/api/v1/tools/7', { method: 'DELETE' });
    expect(seen).toEqual([['good', '7', 'r1', 'deleteTool']]);
  });
});

describe('app', () => {
  test('handlers find it in their context', async () => {
    const { call } = sample(
      { app: { names: ['Saw'] } },
      { listTools: (_, { app }) => ({ status: 200, body: [{ id: 1, name: JSON.stringify(app) }] }) },
    );
    const response = await call('/api/v1/tools');
    expect(await response.json()).toEqual([{ id: 1, name: '{"names":["Saw"]}' }]);
  });
});

describe('fetch', () => {
  test('answers as the sockets do', async () => {
    const { call } = sample();
    const created = await call('/api/v1/tools', { method: 'POST', headers: json, body: '{"name":"saw"}' });
    expect([created.status, await created.json()]).toEqual([201, { id: 7, name: 'saw' }]);
    expect((await call('/api/v1/nothing')).status).toBe(404);
    expect(
      (await call('/api/v1/tools', { method: 'POST', headers: json, body: 'x'.repeat(10_001) })).status,
    ).toBe(413);
    expect(await (await call('/api/v1/archive.zip')).text()).toBe('one two three');
    expect((await call('/api/v1/tools/7', { method: 'DELETE' })).body).toBeNull();
    const head = await call('/api/v1/tools/7', { method: 'HEAD' });
    expect([head.body, head.headers.get('content-length')]).toEqual([null, '24']);
  });

  test('stops the source when the caller stops reading', async () => {
    const { call } = sample();
    const { body } = await call('/api/v1/archive.zip');
    const reader = body?.getReader();
    await reader?.read();
    await expect(reader?.cancel()).resolves.toBeUndefined();
  });

  test.each<[string, (ended: () => void) => AsyncIterable<Uint8Array>]>([
    ['Node', (ended) => new Readable({ read: () => undefined, destroy: () => ended() })],
    ['the web', (ended) => new ReadableStream<Uint8Array>({ cancel: ended }) as AsyncIterable<Uint8Array>],
  ])('lets go of a stream of %s that HEAD does not want', async (_, streamOf) => {
    let ends = 0;
    const getFile = () => ({ status: 200, body: streamOf(() => (ends += 1)) });
    const { status } = await sample({}, { getFile }).call('/api/v1/files/a', { method: 'HEAD' });
    expect([status, ends]).toEqual([200, 1]);
  });

  test('logs why a body broke off', async () => {
    const { call, entries } = sample();
    const response = await call('/api/v1/files/breaks');
    await expect(response.text()).rejects.toThrow('the disk is gone');
    expect(entries).toMatchObject([
      { level: 'error', fields: { operation: 'getFile' }, message: 'The response body ended early' },
    ]);
  });

  test('tells a handler that the caller went away', async () => {
    const { call, entries } = sample();
    const controller = new AbortController();
    const answer = call('/api/v1/tools/slow', { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    expect((await answer).status).toBe(500);
    expect(entries.map(({ level }) => level)).toEqual(['info']);
  });
});

describe('addresses', () => {
  test.each<[Partial<ServerOptions<Caller>>, Record<string, string>, string]>([
    [{}, { host: 'forge.example:8080' }, 'https://forge.example:8080/api/v1/tools?'],
    [{}, { host: 'forge.example:99999' }, 'https://localhost/api/v1/tools?'],
    [{}, { host: '1.2.3.256' }, 'https://localhost/api/v1/tools?'],
    [
      { publicUrl: 'https://public.example' },
      { host: 'forge.example' },
      'https://public.example/api/v1/tools?',
    ],
  ])('%j', async (options, headers, start) => {
    const link = (await sample(options).call('/api/v1/tools', { headers })).headers.get('link') ?? '';
    expect(link.startsWith(`<${start}`)).toBe(true);
  });

  test('another base path', async () => {
    const { call } = sample({ basePath: '/v2/' });
    expect([(await call('/v2/tools')).status, (await call('/api/v1/tools')).status]).toEqual([200, 404]);
  });
});

describe('checks of responses', () => {
  test.each<[ServerOptions<Caller>['validateResponses'], number, number]>([
    ['always', 500, 1],
    [{ sampled: 1 }, 200, 1],
    [{ sampled: 0 }, 200, 0],
    ['off', 200, 0],
  ])('%j', async (validateResponses, status, logged) => {
    const { call, entries } = sample(validateResponses === undefined ? {} : { validateResponses });
    expect((await call('/api/v1/tools/wrong')).status).toBe(status);
    expect(entries.map(({ fields }) => fields)).toEqual(
      Array.from({ length: logged }, () => ({
        requestId: expect.any(String),
        operation: 'getTool',
        status: 200,
        violations: [
          { in: 'body', pointer: '/id', message: expect.any(String) },
          { in: 'body', pointer: '/name', message: expect.any(String) },
        ],
      })),
    );
  });
});

test('unknown parameters can be ignored', async () => {
  const { call } = sample({ unknownParameters: 'ignore' });
  expect((await call('/api/v1/tools?nothing=1')).status).toBe(200);
});

test('errors can have another form', async () => {
  const { call } = sample({
    errorBody: ({ status, message, faults }) => ({
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, title: message, faults: faults.length }),
    }),
  });
  const response = await call('/api/v1/tools?page=0');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({ status: 400, title: 'The request is not valid.', faults: 1 });
});

test('an operation without a handler answers 501, when nothing else is wrong with the request', async () => {
  const server = generated.index.createPartialServer<Caller>({}, sampleOptions(memoryLog()));
  const post = (body: string, token = 'good'): Promise<Response> =>
    server.fetch(
      new Request('https://api.example/api/v1/tools', {
        method: 'POST',
        body,
        headers: { ...json, 'x-token': token },
      }),
    );
  expect((await post('{"name":"saw"}')).status).toBe(501);
  expect((await post('{}')).status).toBe(400);
  expect((await post('{}', 'bad')).status).toBe(401);
  const form = new FormData();
  form.set('title', 'much too long a title');
  const upload = new Request('https://api.example/api/v1/tools/1/photos', {
    method: 'POST',
    body: form,
    headers: { 'x-token': 'good' },
  });
  expect((await server.fetch(upload)).status).toBe(400);
});

test('every contract can be loaded before the first request', async () => {
  const { server } = sample();
  await expect(server.preload()).resolves.toBeUndefined();
  expect(server.operations.map(({ id }) => id)).toContain('getArchive');
});

test('what the document says of an operation reaches the hook that decides', async () => {
  const asked: unknown[] = [];
  const { call } = sample({
    authorize(caller, extensions, { operation, path }) {
      asked.push([caller?.name, operation.id, extensions, { ...path }]);
      return true;
    },
  });
  await call('/api/v1/tools', { method: 'POST' });
  await call('/api/v1/tools/a%2Fb');
  const extensions = {
    'x-role': { minimum: 'maintainer', scope: 'project' },
    'x-tier': 'paid',
    'x-deployment': ['hosted'],
  };
  expect(asked).toEqual([
    ['good', 'createTool', extensions, {}],
    ['good', 'getTool', {}, { id: 'a/b' }],
  ]);
});

describe('Fastify', () => {
  test('has native routes: hooks, encapsulation and inject work', async () => {
    const { server } = sample();
    const app = Fastify(generated.fastify.fastifyOptions(server));
    const seen: unknown[] = [];
    app.register(async (scope) => {
      scope.addHook(
        'onRequest',
        async ({ routeOptions }) => void seen.push([routeOptions.url, routeOptions.config]),
      );
      scope.addHook('onSend', async (_, reply) => void reply.header('x-hook', 'yes'));
      scope.register(generated.fastify.fastifyPlugin(server), { prefix: '/mounted' });
    });
    app.get('/health', () => 'well');
    const response = await app.inject({ url: '/mounted/api/v1/tools/7', headers: { 'x-token': 'good' } });
    expect([response.statusCode, response.json(), response.headers['x-hook']]).toEqual([
      200,
      { id: 1, name: 'good 7' },
      'yes',
    ]);
    expect(seen).toEqual([['/mounted/api/v1/tools/:id', expect.objectContaining({ operation: 'getTool' })]]);
    const headers = { 'x-token': 'good', ...json };
    const created = await app.inject({
      method: 'POST',
      url: '/mounted/api/v1/tools',
      headers,
      payload: '{"name":"saw"}',
    });
    expect(created.statusCode).toBe(201);
    expect((await app.inject('/health')).body).toBe('well');
    await app.close();
  });

  test('answers the errors of hooks in the form of the document', async () => {
    const { server } = sample();
    const app = Fastify(generated.fastify.fastifyOptions(server));
    app.register(async (scope) => {
      scope.addHook('onRequest', async ({ url }) => {
        throw Object.assign(new Error('Slow down'), { statusCode: url.endsWith('7') ? 429 : 500 });
      });
      scope.register(generated.fastify.fastifyPlugin(server));
    });
    const limited = await app.inject('/api/v1/tools/7');
    expect([limited.statusCode, limited.json()]).toEqual([429, { message: 'Slow down' }]);
    const failed = await app.inject('/api/v1/tools/8');
    expect([failed.statusCode, failed.json()]).toEqual([
      500,
      { message: 'Internal Server Error', request_id: expect.any(String) },
    ]);
    await app.close();
  });
});

describe('a server of Node', () => {
  test('does not wait for ever for a request', async () => {
    const { server } = sample();
    const listening = generated.node.createNodeServer(server, { headers: 100, request: 100 }).listen(0);
    await once(listening, 'listening');
    const socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /api/v1/tools HTTP/1.1\r\nHost: x\r\nContent-Le');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await generated.node.closeNodeServer(listening);
  });

  test('closes when the last answer is sent', async () => {
    const { server } = sample();
    const listening = generated.node.createNodeServer(server).listen(0);
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/api/v1/tools/slow`, { headers: { 'x-token': 'good' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = generated.node.closeNodeServer(listening);
    expect(await (await answer).json()).toEqual({ id: 1, name: 'slow' });
    await closed;
    expect(listening.listening).toBe(false);
  });
});
