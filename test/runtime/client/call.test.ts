import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { bearer, headerToken } from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import * as errors from '../../../runtime/client/errors.ts';
import { retryAfter } from '../../../runtime/client/retry-after.ts';
import { createThing, getThing } from './operations.ts';
import { sendJson, startService, type Answering } from './service.ts';

const SECRET = 'glpat-never-to-be-seen';

/** Calls against a service that answers so. */
async function calling(answer: Answering) {
  const service = await startService(answer);
  const client = createClient({
    baseUrl: `${service.origin}/api/v4/`,
    auth: headerToken('PRIVATE-TOKEN', SECRET),
  });
  return { service, client, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

async function failureOf(promise: PromiseLike<unknown>): Promise<errors.ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof errors.ApiError)) throw new Error(`Not an ApiError: ${inspect(error)}`);
  return error;
}

test('a call sends its parts and gives the body', async () => {
  await using on = await calling(({ body }, response) =>
    sendJson(response, { id: 7, ...JSON.parse(body.toString()) }),
  );
  expect(await call(on.client, createThing, { body: { name: 'x', tags: ['a'] } })).toEqual({
    id: 7,
    name: 'x',
    tags: ['a'],
  });
  expect(on.service.seen).toMatchObject([
    {
      method: 'POST',
      url: '/api/v4/things',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'private-token': SECRET },
    },
  ]);
});

test('headers of a call go before those of the client, and those before ours', async () => {
  await using service = await startService((_, response) => sendJson(response, {}));
  const client = createClient({
    baseUrl: service.origin,
    headers: { 'X-One': 'client', 'X-Two': 'client', ACCEPT: 'text/html' },
  });
  await call(client, getThing, { path: { id: 1 } }, { headers: { 'x-two': 'call' } });
  expect(service.seen[0]?.headers).toMatchObject({ 'x-one': 'client', 'x-two': 'call', accept: 'text/html' });
});

test('what a newer service adds comes through', async () => {
  const body = { id: 1, state: 'a-state-of-tomorrow', added: { later: [null] } };
  await using on = await calling((_, response) => sendJson(response, body));
  expect(await call(on.client, getThing, { path: { id: 1 } })).toEqual(body);
});

describe('failures', () => {
  test.each([
    [400, errors.ValidationError],
    [401, errors.AuthenticationError],
    [403, errors.PermissionError],
    [404, errors.NotFoundError],
    [409, errors.ConflictError],
    [418, errors.ApiError],
    [422, errors.ValidationError],
    [429, errors.RateLimitError],
    [500, errors.ServerError],
    [503, errors.ServerError],
    [304, errors.ApiError],
  ])('%d is a %o', async (status, ErrorClass) => {
    await using on = await calling((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
      response.end(status === 304 ? undefined : '{"message":"No."}');
    });
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(error.constructor).toBe(ErrorClass);
    expect(error.name).toBe(ErrorClass.name);
    expect(error).toMatchObject({ operation: 'getThing', status, requestId: 'r-1' });
    const told =
      status === 304
        ? { message: 'getThing: 304 Not Modified' }
        : { message: 'getThing: No.', body: { message: 'No.' } };
    expect(error).toMatchObject(told);
  });

  test('a validation error has the reasons by field', async () => {
    const fields = { email: ['has already been taken'], name: ['is too long', 'is odd'] };
    await using on = await calling((_, response) => sendJson(response, { message: fields }, { status: 400 }));
    const error = await failureOf(call(on.client, createThing, { body: {} }));
    expect(error).toBeInstanceOf(errors.ValidationError);
    expect((error as errors.ValidationError).fields).toEqual(fields);
  });

  test.each([['a text'], [null], [undefined]])(
    'a validation error without fields has none: %o',
    async (message) => {
      await using on = await calling((_, response) => sendJson(response, { message }, { status: 422 }));
      const error = await failureOf(call(on.client, createThing, { body: {} }));
      expect((error as errors.ValidationError).fields).toEqual({});
    },
  );

  test.each([
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': '0' }, 0],
    [{ 'ratelimit-reset': '2.5' }, 2500],
    [{ 'retry-after': 'soon' }, 0],
    [{ 'retry-after': '-1' }, 0],
    [{ 'retry-after': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 0],
    [{ 'ratelimit-reset': '1500000000' }, 0],
    [{}, 0],
  ])('a rate limit of %o waits %d ms', async (headers, wait) => {
    await using on = await calling((_, response) => sendJson(response, {}, { status: 429, headers }));
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(error).toBeInstanceOf(errors.RateLimitError);
    expect(retryAfter(error as errors.RateLimitError)).toBe(wait);
  });

  test('a rate limit with a date waits until then', async () => {
    const now = Date.UTC(2026, 0, 1);
    using _clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    const headers = { 'retry-after': new Date(now + 60_000).toUTCString() };
    await using on = await calling((_, response) => sendJson(response, {}, { status: 429, headers }));
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(retryAfter(error as errors.RateLimitError)).toBe(60_000);
  });

  test('an error page of a proxy is its text', async () => {
    const page = '<html><h1>502 Bad Gateway</h1></html>';
    await using on = await calling(
      (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end(page),
    );
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(error).toMatchObject({
      name: 'ServerError',
      status: 502,
      body: page,
      message: 'getThing: 502 Bad Gateway',
    });
  });

  test('a success that is not JSON fails', async () => {
    await using on = await calling((_, response) => void response.end('<html>Please log in</html>'));
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, body: '<html>Please log in</html>' });
  });

  test('a connection that is dropped, before the answer or in it', async () => {
    await using on = await calling(({ url }, response) => {
      if (url.endsWith('2')) response.writeHead(200, { 'content-length': 100 }).write('{"id":');
      setTimeout(() => response.destroy(), 10);
    });
    for (const id of [1, 2]) {
      const error = await failureOf(call(on.client, getThing, { path: { id } }));
      expect(error).toMatchObject({
        name: 'ConnectionError',
        status: 0,
        body: undefined,
        requestId: null,
        operation: 'getThing',
      });
      expect(error.cause).toBeInstanceOf(Error);
    }
  });

  test('no service at all', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(call(client, getThing, { path: { id: 1 } }))).toBeInstanceOf(
      errors.ConnectionError,
    );
  });
});

test.each([[200], [204]])('an empty %d is undefined', async (status) => {
  await using on = await calling((_, response) => void response.writeHead(status).end());
  expect(await call(on.client, getThing, { path: { id: 1 } })).toBeUndefined();
});

describe('an error', () => {
  test.each<[unknown, string]>([
    [{ message: 'Gone', title: 'Not found' }, 'Gone'],
    [{ error: 'gone' }, 'gone'],
    [{ title: 'Not found', detail: 'There is no thing 1.' }, 'There is no thing 1.'],
    [{ title: 'Not found', detail: [{ loc: ['path'] }] }, 'Not found'],
    [{ title: { en: 'Not found' } }, '404 Not Found'],
    [{ status: 404 }, '404 Not Found'],
  ])('says of %j: %s', async (body, want) => {
    await using on = await calling((_, response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
    });
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(error.message).toBe(`getThing: ${want}`);
  });

  test.each([401, 200])('never shows the token (%d)', async (status) => {
    await using on = await calling((_, response) => void response.writeHead(status).end('<'));
    const error = await failureOf(call(on.client, getThing, { path: { id: 1 } }));
    expect(
      inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error) + String(error.stack),
    ).not.toContain(SECRET);
  });

  test.each(['line\nbreak', 'späce', 'with space', ''])(
    'never shows a token that cannot be sent: %j',
    async (token) => {
      const client = createClient({
        baseUrl: 'http://127.0.0.1:1',
        auth: bearer(`${SECRET}${token}` === SECRET ? '' : `${SECRET}${token}`),
      });
      const error: unknown = await call(client, getThing, { path: { id: 1 } }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(TypeError);
      expect(inspect(error)).not.toContain(SECRET);
    },
  );
});

describe('the forms of an answer', () => {
  test('result gives successes and failures by status', async () => {
    await using on = await calling(({ url }, response) =>
      sendJson(response, { url }, { status: url.endsWith('1') ? 200 : 404, headers: { 'x-a': 'b' } }),
    );
    const results = await Promise.all(
      [1, 2].map((id) =>
        call<unknown, { status: number; headers: Headers; body: unknown }>(on.client, getThing, {
          path: { id },
        }).result(),
      ),
    );
    expect(results.map(({ status, headers, body }) => [status, headers.get('x-a'), body])).toEqual([
      [200, 'b', { url: '/api/v4/things/1' }],
      [404, 'b', { url: '/api/v4/things/2' }],
    ]);
  });

  test('result of a failure leaves no rejection behind', async () => {
    const rejections: unknown[] = [];
    const listener = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', listener);
    await using on = await calling((_, response) => sendJson(response, {}, { status: 500 }));
    await call(on.client, getThing, { path: { id: 1 } }).result();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', listener);
    expect(rejections).toEqual([]);
  });

  test('withResponse gives the response too, and fails like the call', async () => {
    await using on = await calling((_, response, count) =>
      sendJson(response, { id: 1 }, { status: count === 1 ? 201 : 404 }),
    );
    const { body, response } = await call(on.client, getThing, { path: { id: 1 } }).withResponse();
    expect([body, response.status]).toEqual([{ id: 1 }, 201]);
    expect(await failureOf(call(on.client, getThing, { path: { id: 1 } }).withResponse())).toBeInstanceOf(
      errors.NotFoundError,
    );
  });

  test('one request serves all forms of a call', async () => {
    await using on = await calling((_, response) => sendJson(response, { id: 1 }));
    const once = call(on.client, getThing, { path: { id: 1 } });
    await Promise.all([once, once.result(), once.withResponse(), once]);
    expect(on.service.seen).toHaveLength(1);
  });
});

describe('aborting', () => {
  test('ends a call with the reason given', async () => {
    const controller = new AbortController();
    await using on = await calling(() => controller.abort('enough'));
    await expect(call(on.client, getThing, { path: { id: 1 } }, { signal: controller.signal })).rejects.toBe(
      'enough',
    );
  });

  test('before the call sends nothing', async () => {
    await using on = await calling((_, response) => sendJson(response, {}));
    await expect(
      call(on.client, getThing, { path: { id: 1 } }, { signal: AbortSignal.abort('early') }),
    ).rejects.toBe('early');
    expect(on.service.seen).toEqual([]);
  });
});
