import { Readable } from 'node:stream';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Context, HandlerResponse } from '../../runtime/server/handler.ts';
import { adapters } from './adapters.ts';
import { listen } from './listening.ts';
import { memoryLog, type LogEntry } from './sample.ts';
import { generateServer, type Generated } from './workshop.ts';

const counted = { 'X-Count': { schema: { type: 'integer' } } };
const document = {
  openapi: '3.1.1',
  info: { title: 'Headers', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'things',
        responses: {
          '200': {
            description: 'A text.',
            headers: counted,
            content: { 'text/plain': { schema: { type: 'string' } } },
          },
          '201': {
            description: 'Bytes.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          '204': { description: 'Nothing.', headers: { 'Set-Cookie': { schema: { type: 'string' } } } },
        },
      },
    },
  },
};

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(document);
});

type Handle = (context: Context) => HandlerResponse;

interface Got {
  readonly response: Response;
  readonly log: readonly LogEntry[];
}

const closings: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closings.splice(0).map((close) => close())));

/** The response of a server whose only handler is the one given. */
async function respond(adapter: (typeof ways)[number], handle: Handle, method = 'GET'): Promise<Got> {
  const log = memoryLog();
  const server = generated.index.createServer(
    { things: (_: object, context: Context) => handle(context) },
    { log },
  );
  if (adapter === 'fetch')
    return {
      response: await server.fetch(new Request('http://localhost/things', { method })),
      log: log.entries,
    };
  const { address, close } = await listen(adapter, generated, server);
  closings.push(close);
  return { response: await fetch(`${address}/things`, { method }), log: log.entries };
}

const ways = [...adapters, 'fetch'] as const;

describe.each(ways)('headers that handlers add, on %s', (adapter) => {
  test.each(['GET', 'HEAD'])('are sent beside those of the document, to %s', async (method) => {
    const { response } = await respond(
      adapter,
      ({ responseHeaders }) => {
        responseHeaders.set('Cache-Control', 'no-store');
        responseHeaders.append('Vary', 'Accept');
        responseHeaders.append('Vary', 'Origin');
        responseHeaders.append('Set-Cookie', 'a=1; Expires=Fri, 27 Nov 2026 00:00:00 GMT');
        responseHeaders.append('Set-Cookie', 'b=2');
        return { status: 200, headers: { 'X-Count': 3 }, body: 'text' };
      },
      method,
    );
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(
      ['cache-control', 'vary', 'x-count', 'content-type', 'content-length'].map((name) => headers.get(name)),
    ).toEqual([
      'no-store',
      'Accept, Origin',
      '3',
      'text/plain; charset=utf-8',
      adapter === 'fetch' && method === 'GET' ? null : '4',
    ]);
    expect(headers.getSetCookie()).toEqual(['a=1; Expires=Fri, 27 Nov 2026 00:00:00 GMT', 'b=2']);
    expect(await response.text()).toBe(method === 'GET' ? 'text' : '');
  });

  test('are sent with a stream', async () => {
    const { response } = await respond(adapter, ({ responseHeaders }) => {
      responseHeaders.set('ETag', '"1"');
      return { status: 201, body: Readable.from([Buffer.from('by'), Buffer.from('tes')]) };
    });
    expect([response.headers.get('etag'), await response.text()]).toEqual(['"1"', 'bytes']);
  });

  test('are not sent with a refusal', async () => {
    const { response } = await respond(adapter, ({ responseHeaders }) => {
      responseHeaders.set('Cache-Control', 'public');
      responseHeaders.append('Set-Cookie', 'a=1');
      throw new generated.index.Refusal({ status: 404, message: 'There is none.' });
    });
    expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual(
      [404, null, []],
    );
  });
});

test.each<[name: string, why: string, returned?: HandlerResponse]>([
  ['Content-Length', 'The server sets the header content-length itself.'],
  ['Transfer-Encoding', 'The server sets the header transfer-encoding itself.'],
  ['Connection', 'The server sets the header connection itself.'],
  ['Content-Type', 'Return `contentType` from the handler instead of the header content-type.'],
  ['x-count', 'The document describes the header x-count: return it in `headers`.'],
  ['Set-Cookie', 'The document describes the header set-cookie: return it in `headers`.', { status: 204 }],
])('%s cannot be added', async (name, why, returned = { status: 200, body: 'text' }) => {
  const { response, log } = await respond('node', ({ responseHeaders }) => {
    responseHeaders.set(name, '1');
    return returned;
  });
  const errors = log.map(({ fields }) => (Reflect.get(fields, 'err') as Error).message);
  expect([response.status, errors]).toEqual([500, [why]]);
  expect((await response.text()).length).toBe(Number(response.headers.get('content-length')));
});

test('a header with a line end is refused where it is added', async () => {
  const { response } = await respond('node', ({ responseHeaders }) => {
    responseHeaders.set('X-Other', 'a\r\nSet-Cookie: b=1');
    return { status: 200, body: 'text' };
  });
  expect([response.status, response.headers.get('x-other'), response.headers.getSetCookie()]).toEqual([
    500,
    null,
    [],
  ]);
});

describe('a stream that is not sent is closed', () => {
  test.each<[about: string, status: number, response: Omit<HandlerResponse, 'body'>, add?: string]>([
    ['because the status is not documented', 500, { status: 418 }],
    ['because a header is wrong', 500, { status: 201, contentType: 'no type' }],
    ['because a header cannot be added', 500, { status: 201 }, 'Content-Length'],
    ['because the response has no body', 500, { status: 204 }],
    ['because a text is expected', 500, { status: 200 }],
  ])('%s', async (_, status, returned, add) => {
    const body = Readable.from([Buffer.from('bytes')]);
    const { response } = await respond('node', ({ responseHeaders }) => {
      if (add !== undefined) responseHeaders.set(add, '1');
      return { ...returned, body };
    });
    expect([response.status, body.destroyed]).toEqual([status, true]);
  });
});
