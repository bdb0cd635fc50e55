import { gzipSync } from 'node:zlib';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerToken, queryToken, type Authenticate } from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type ClientOptions } from '../../../runtime/client/client.ts';
import { ApiError } from '../../../runtime/client/errors.ts';
import { callList } from '../../../runtime/client/list-call.ts';
import type { CallOptions, Plugin } from '../../../runtime/client/operation.ts';
import { readText } from '../../../runtime/client/read-text.ts';
import { retries } from '../../../runtime/client/retries.ts';
import { createThing, downloadThing, getThing, listThings } from './operations.ts';
import { sendJson, startService, type Answering } from './service.ts';
import { thrownBy } from './thrown-by.ts';
import { transports } from './transports.ts';
import { iterations } from '../../runs/iterations.ts';

const thing = { path: { id: 1 } };

/** All that a program could print of an error, its causes and their members included. */
function printed(error: unknown): string {
  return inspect(error, { depth: 10, showHidden: true });
}

describe('a secret is in no error', () => {
  test.each([
    'http://user:SECRET@127.0.0.1:1/api',
    'https://SECRET@forge.example',
    'http://user:SECRET@fo rge',
    'http:user:SECRET@forge.example',
    'http://user:80/SECRET@forge.example',
    'http://us\ner:SECRET@forge.example',
    'HTTP://user:SECRET@forge.example',
    'https://forge.example/?token=SECRET',
    'https://forge.example/#SECRET',
    'https://forge.example\\@SECRET',
    '//user:SECRET@forge.example',
    'SECRET',
    'file:///SECRET',
    'data:,SECRET',
  ])('of the base address %s', async (baseUrl) => {
    const error = await thrownBy(() => createClient({ baseUrl }));
    expect(error).toBeInstanceOf(TypeError);
    expect(printed(error)).not.toContain('SECRET');
  });

  test('whatever stands beside it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ unit: 'binary' }),
        async (url, text) => {
          const withSecret = url.replace('://', `://a:SECRET${text}@`);
          const error = await thrownBy(() =>
            call(
              createClient({ baseUrl: withSecret, fetch: () => Promise.reject(new Error()) }),
              getThing,
              thing,
            ),
          );
          expect(printed(error)).not.toContain('SECRET');
        },
      ),
    );
  });

  const bad = 'SECRET\r\nx: y';
  const own: Authenticate = ({ headers }) => void (headers['x-own'] = bad);
  const plugin: Plugin = (request, next) => next({ ...request, headers: { 'x-own': bad } });
  test.each<[string, Partial<ClientOptions>, CallOptions]>([
    ['of the client', { headers: { 'x-own': bad } }, {}],
    ['of a call', {}, { headers: { 'x-own': bad } }],
    ['of a plug-in', { use: [plugin] }, {}],
    ['of a function of the caller', { auth: own }, {}],
    ['that is a token', { auth: headerToken('x-own', bad) }, {}],
    ['that is not Latin', { headers: { 'x-own': 'SECRET\u2028' } }, {}],
  ])('of a header %s', async (_, options, callOptions) => {
    const error = await thrownBy(() =>
      call(createClient({ baseUrl: 'http://127.0.0.1:1', ...options }), getThing, thing, callOptions),
    );
    expect(printed(error)).not.toContain('SECRET');
  });

  test.each(['http://[', 'http://', '', 'data:,x'])(
    'of a query, after a redirect to %j',
    async (location) => {
      await using service = await startService(
        (_, response) => void response.writeHead(302, { location }).end(),
      );
      const client = createClient({ baseUrl: service.origin, auth: queryToken('token', 'SECRET') });
      const error = await thrownBy(() => call(client, getThing, thing));
      expect(printed(error)).not.toContain('SECRET');
    },
  );

  test('of a query, after a link to what is no address', async () => {
    await using service = await startService((_, response) =>
      sendJson(response, [1], { headers: { link: '<http://[>; rel="next"' } }),
    );
    const client = createClient({ baseUrl: service.origin, auth: queryToken('token', 'SECRET') });
    const error = await thrownBy(() => callList(client, listThings, { query: {} }).toArray());
    expect(printed(error)).not.toContain('SECRET');
  });
});

describe('a plug-in that sends elsewhere', () => {
  test.each([headerToken('PRIVATE-TOKEN', 'secret'), queryToken('private_token', 'secret')])(
    'takes nothing of the caller with it',
    async (auth) => {
      await using other = await startService((_, response) => sendJson(response, {}));
      const away: Plugin = (request, next) => next({ ...request, url: `${other.origin}/x` });
      const client = createClient({
        baseUrl: 'http://127.0.0.1:1',
        auth,
        headers: { 'X-Own': 'secret' },
        use: [away],
      });
      await call(client, createThing, { body: { a: 1 } }, { headers: { 'X-Call': 'secret' } });
      expect(JSON.stringify(other.seen)).not.toContain('secret');
      expect(other.seen[0]).toMatchObject({
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
      });
      expect(other.seen[0]?.body.toString()).toBe('{"a":1}');
    },
  );

  test('takes it along in the same origin', async () => {
    await using service = await startService((_, response) => sendJson(response, {}));
    const client = createClient({
      baseUrl: service.origin,
      auth: headerToken('PRIVATE-TOKEN', 'secret'),
      use: [(request, next) => next({ ...request, url: `${service.origin}/other` })],
    });
    await call(client, getThing, thing);
    expect(service.seen[0]).toMatchObject({ url: '/other', headers: { 'private-token': 'secret' } });
  });
});

describe.each(transports)('with %s', (_transport, fetch) => {
  const soon = retries({ delay: 1 });

  async function answering(answer: Answering, options: Partial<ClientOptions> = {}) {
    const service = await startService(answer);
    return { service, client: createClient({ baseUrl: service.origin, fetch, ...options }) };
  }

  test('a circle of redirects is gone around once, however often calls are tried again', async () => {
    const { service, client } = await answering(
      (_, response) => void response.writeHead(302, { location: '/round' }).end(),
      { use: [soon] },
    );
    await using _ = service;
    expect(await thrownBy(() => call(client, getThing, thing))).toMatchObject({
      name: 'ConnectionError',
      message: 'getThing: redirect refused',
    });
    expect(service.seen).toHaveLength(21);
  });

  test.each([
    'data:application/json,{}',
    'blob:http://a.example/x',
    'file:///etc/hostname',
    'javascript:1',
    'ftp://127.0.0.1/x',
  ])('a redirect to %s is not followed', async (location) => {
    const { service, client } = await answering(
      (_, response) => void response.writeHead(302, { location }).end(),
      { use: [soon] },
    );
    await using _ = service;
    expect(await thrownBy(() => call(client, getThing, thing))).toMatchObject({ name: 'ConnectionError' });
    expect(service.seen).toHaveLength(1);
  });

  test.each(['http://[', undefined])('nor is one to %s', async (location) => {
    const { service, client } = await answering(
      (_, response) => void response.writeHead(302, { ...(location && { location }) }).end(),
    );
    await using _ = service;
    expect(await thrownBy(() => call(client, getThing, thing))).toMatchObject({ name: 'ConnectionError' });
  });

  test('a bomb is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, '0'));
    const { service, client } = await answering(
      (_, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(bomb),
      { maxBytes: 1_000_000, use: [soon] },
    );
    await using _ = service;
    expect(await thrownBy(() => call(client, getThing, thing))).toMatchObject({
      name: 'ConnectionError',
      message: 'getThing: body exceeds maxBytes',
    });
    expect(service.seen).toHaveLength(1);
  });

  const hundred = 'x'.repeat(100);
  test.each<[title: string, client: number | undefined, call: number | undefined, want: unknown]>([
    ['the limit of the client', 102, undefined, hundred],
    ['one byte more than that', 101, undefined, expect.any(ApiError)],
    ['the limit of the call', 1, 102, hundred],
    ['one byte more than that', 1_000, 101, expect.any(ApiError)],
    ['the usual limit', undefined, undefined, hundred],
  ])('a body of %s', async (_, maxBytes, ofCall, want) => {
    const { service, client } = await answering((_seen, response) => sendJson(response, hundred), {
      maxBytes,
    });
    await using _service = service;
    const options = ofCall === undefined ? {} : { maxBytes: ofCall };
    const result = call(client, getThing, thing, options).catch((error: unknown) => error);
    expect(await result).toEqual(want);
  });

  test.each([
    ['of a length that is told', true],
    ['of any length', false],
  ])('a body without end is let go, %s', async (_title, isTold) => {
    let closed = 0;
    const { service, client } = await answering(
      (_, response) => {
        response.on('close', () => (closed += 1));
        if (isTold) response.setHeader('content-length', 1e9);
        const more = () => {
          if (!response.destroyed) response.write('x'.repeat(100_000), () => setTimeout(more, 1));
        };
        more();
      },
      { maxBytes: 1_000_000 },
    );
    await using _service = service;
    expect(await thrownBy(() => call(client, getThing, thing))).toMatchObject({ name: 'ConnectionError' });
    await expect.poll(() => closed).toBe(1);
  });

  test('texts and failures have the limit too, streams have none', async () => {
    const { service, client } = await answering(
      (_, response, count) => void response.writeHead(count === 2 ? 500 : 200).end('é'.repeat(50)),
      { maxBytes: 99 },
    );
    await using _ = service;
    const text = { ...getThing, read: readText };
    expect(await thrownBy(() => call(client, text, thing))).toBeInstanceOf(ApiError);
    expect(await thrownBy(() => call(client, getThing, thing))).toBeInstanceOf(ApiError);
    const stream = await call<ReadableStream, unknown>(client, downloadThing, thing);
    expect(await new Response(stream).text()).toBe('é'.repeat(50));
    expect(await call(client, text, thing, { maxBytes: 100 })).toBe('é'.repeat(50));
  });

  test('a text is the same however it is cut into pieces', async () => {
    const text = '\u{feff}aé€😀'.repeat(20);
    const { service, client } = await answering((_, response) => {
      const bytes = Buffer.from(text);
      let at = 0;
      const more = () => {
        if (at >= bytes.length) return void response.end();
        response.write(bytes.subarray(at, (at += 7)), () => setImmediate(more));
      };
      more();
    });
    await using _ = service;
    expect(await call(client, { ...getThing, read: readText }, thing)).toBe(await new Response(text).text());
  });
});

describe('a failure that nests more deeply than it can be written', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  test.each([
    ['as its message', 400, `{"message":${deep}}`],
    ['as a whole', 500, deep],
    ['as an error', 404, `{"error":{"a":${deep}}}`],
  ])('%s is an error with the text of it', async (_, status, body) => {
    await using service = await startService(
      (_seen, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
    const send = () => call(createClient({ baseUrl: service.origin }), getThing, thing);
    expect(await thrownBy(send)).toMatchObject({
      name: expect.stringMatching(/^(?:Validation|Server|NotFound)Error$/),
      status,
      body,
      message: expect.stringMatching(`^getThing: ${status} `),
    });
  });
});

describe('a body that is no JSON', () => {
  test.each([
    [
      'text/html',
      '<!DOCTYPE html>\n<title>Log in</title>',
      'no JSON: text/html: <!DOCTYPE html> <title>Log in</title>',
    ],
    ['application/json', '{"id":1,"na', 'no JSON: application/json: {"id":1,"na'],
    [undefined, 'x', 'no JSON: null: x'],
  ])('of %s is told as such: %j', async (type, body, want) => {
    await using service = await startService(
      (_, response) => void response.writeHead(200, { ...(type && { 'content-type': type }) }).end(body),
    );
    expect(
      await thrownBy(() => call(createClient({ baseUrl: service.origin }), getThing, thing)),
    ).toMatchObject({
      name: 'ApiError',
      status: 200,
      body,
      message: `getThing: ${want}`,
    });
  });

  test.each([200, 201, 204])('but nothing at all is undefined: %d', async (status) => {
    await using service = await startService((_, response) => void response.writeHead(status).end());
    expect(await call(createClient({ baseUrl: service.origin }), getThing, thing)).toBeUndefined();
  });
});

describe('the message of an error', () => {
  test.each([
    ['\u001b[2Jgone\r\nset-cookie: x', 'getThing: [2Jgone set-cookie: x'],
    ['a\u202egnp.exe', 'getThing: a gnp.exe'],
    ['x'.repeat(5_000_000), `getThing: ${'x'.repeat(990)}`],
    ['\ud800', 'getThing: '],
  ])('is short and can be shown', async (message, want) => {
    await using service = await startService((_, response) =>
      sendJson(response, { message }, { status: 400 }),
    );
    const error = await thrownBy(() => call(createClient({ baseUrl: service.origin }), getThing, thing));
    expect((error as ApiError).message.trim()).toBe(want.trim());
    expect(error).toMatchObject({ body: { message } });
  });

  test('holds no control character, whatever the service sends', async () => {
    let message = '';
    await using service = await startService((_, response) =>
      sendJson(response, { message }, { status: 400 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 2_000 }), async (text) => {
        message = text;
        const error = await thrownBy(() => call(createClient({ baseUrl: service.origin }), getThing, thing));
        expect((error as ApiError).message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{0,1000}$/u);
      }),
      { numRuns: iterations(50) },
    );
  });
});
