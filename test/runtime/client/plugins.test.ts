import { describe, expect, test, vi } from 'vitest';
import { headerToken } from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { deprecationWarnings } from '../../../runtime/client/deprecation.ts';
import { hooks } from '../../../runtime/client/hooks.ts';
import type { Operation, Plugin } from '../../../runtime/client/operation.ts';
import type { RateLimitError } from '../../../runtime/client/errors.ts';
import { retries } from '../../../runtime/client/retries.ts';
import { retryAfter } from '../../../runtime/client/retry-after.ts';
import { timeout } from '../../../runtime/client/timeout.ts';
import { InvalidValueError, validation } from '../../../runtime/client/validation.ts';
import type { Validator } from '../../../runtime/validation/result.ts';
import { HANGING } from '../../runs/limits.ts';
import { createThing, downloadThing, getThing } from './operations.ts';
import { sendJson, startService, type Answering, type Service } from './service.ts';
import { timersByHand } from './timers-by-hand.ts';

const thing = { path: { id: 1 } };

function clientOf({ origin }: Service, ...use: readonly Plugin[]) {
  return createClient({ baseUrl: origin, use });
}

/** Fails so often, then answers. */
function failing(times: number, fail: Answering): Answering {
  return (seen, response, count) =>
    count <= times ? fail(seen, response, count) : sendJson(response, { count });
}

function status(code: number, headers: Record<string, string> = {}): Answering {
  return (_, response) => void response.writeHead(code, headers).end();
}

const drop: Answering = (_, response) => void response.destroy();

describe('retries', () => {
  const soon = { delay: 1 };

  test.each([
    ['429', status(429)],
    ['429 with seconds', status(429, { 'retry-after': '0.02' })],
    ['429 with a date', status(429, { 'retry-after': new Date(0).toUTCString() })],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['a dropped connection', drop],
  ])('help against %s', async (_, fail) => {
    await using service = await startService(failing(2, fail));
    expect(await call(clientOf(service, retries(soon)), getThing, thing)).toEqual({ count: 3 });
  });

  test.each([
    ['500', 500, 1],
    ['404', 404, 1],
    ['501', 501, 1],
    ['503', 503, 4],
  ])('stop after %s', async (_, code, requests) => {
    await using service = await startService(status(code));
    await expect(
      call(clientOf(service, retries({ ...soon, attempts: 4 })), getThing, thing),
    ).rejects.toMatchObject({ status: code });
    expect(service.seen).toHaveLength(requests);
  });

  test('wait as long as the service says', async () => {
    await using service = await startService(failing(1, status(429, { 'retry-after': '0.217' })));
    using timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await call(clientOf(service, retries(soon)), getThing, thing)).toEqual({ count: 2 });
    expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(217);
  });

  test('do not wait longer than they may', async () => {
    await using service = await startService(status(429, { 'retry-after': '3600' }));
    await expect(call(clientOf(service, retries(soon)), getThing, thing)).rejects.toThrow(
      expect.toSatisfy((error: RateLimitError) => retryAfter(error) === 3_600_000),
    );
    expect(service.seen).toHaveLength(1);
  });

  test('send what is not idempotent once, unless told', async () => {
    await using service = await startService(status(503));
    await expect(call(clientOf(service, retries(soon)), createThing, { body: {} })).rejects.toMatchObject({
      status: 503,
    });
    expect(service.seen).toHaveLength(1);
    await expect(
      call(clientOf(service, retries({ ...soon, unsafe: true })), createThing, { body: {} }),
    ).rejects.toMatchObject({ status: 503 });
    expect(service.seen).toHaveLength(4);
  });

  test('end when the call is aborted', async () => {
    const controller = new AbortController();
    await using service = await startService((_, response) => {
      setTimeout(() => controller.abort('enough'), 20);
      response.writeHead(429, { 'retry-after': '20' }).end();
    });
    await expect(
      call(clientOf(service, retries()), getThing, thing, { signal: controller.signal }),
    ).rejects.toBe('enough');
    expect(service.seen).toHaveLength(1);
  });

  test('fetch the token anew', async () => {
    await using service = await startService(failing(1, status(503)));
    let tokens = 0;
    const auth = headerToken('PRIVATE-TOKEN', () => `token-${++tokens}`);
    await call(createClient({ baseUrl: service.origin, auth, use: [retries(soon)] }), getThing, thing);
    expect(service.seen.map(({ headers }) => headers['private-token'])).toEqual(['token-1', 'token-2']);
  });
});

describe('timeout', () => {
  test.each<[string, Answering]>([
    ['of the headers', () => {}],
    [
      'of the body',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"slow":'),
    ],
  ])('ends a wait for the rest %s', async (_, slow) => {
    await using service = await startService(slow);
    await expect(call(clientOf(service, timeout(50)), getThing, thing)).rejects.toMatchObject({
      name: 'TimeoutError',
      operation: 'getThing',
    });
  });

  test('inside retries bounds an attempt', async () => {
    using timers = timersByHand(HANGING);
    await using service = await startService(failing(1, () => timers.end()));
    expect(await call(clientOf(service, retries({ delay: 1 }), timeout(HANGING)), getThing, thing)).toEqual({
      count: 2,
    });
  });

  test('outside retries bounds all of them', async () => {
    await using service = await startService(() => {});
    const use = [timeout(120), retries({ delay: 1, attempts: 100 }), timeout(50)];
    await expect(call(clientOf(service, ...use), getThing, thing)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(service.seen.length).toBeLessThan(6);
  });

  test('leaves a download alone once it has begun', async () => {
    const { promise: late, resolve: end } = Promise.withResolvers<void>();
    await using service = await startService((_, response) => {
      response.writeHead(200).write('slow ');
      void late.then(() => response.end('end'));
    });
    using timers = timersByHand(HANGING);
    const stream = await call<ReadableStream<Uint8Array>, unknown>(
      clientOf(service, timeout(HANGING)),
      downloadThing,
      thing,
    );
    timers.end();
    end();
    expect(await new Response(stream).text()).toBe('slow end');
  });

  test('is told from an abort of the caller', async () => {
    await using service = await startService(() => {});
    const options = { signal: AbortSignal.timeout(40) };
    await expect(call(clientOf(service), getThing, thing, options)).rejects.toMatchObject({
      name: 'TimeoutError',
      operation: 'getThing',
    });
  });
});

test('hooks see requests without credentials, change them, and see answers', async () => {
  await using service = await startService((_, response) => sendJson(response, {}, { status: 404 }));
  const seen: unknown[] = [];
  const watching = hooks({
    before: (request) => {
      seen.push(request.headers);
      return { ...request, headers: { ...request.headers, 'x-trace': '1' } };
    },
    after: ({ response }) => void seen.push(response.status),
  });
  const client = createClient({
    baseUrl: service.origin,
    auth: headerToken('PRIVATE-TOKEN', 'secret'),
    use: [watching],
  });
  await call(client, getThing, thing).result();
  expect(seen).toEqual([{ accept: 'application/json' }, 404]);
  expect(service.seen[0]?.headers).toMatchObject({ 'x-trace': '1', 'private-token': 'secret' });
});

test('deprecated operations and parameters are told once, what is not given is not', async () => {
  await using service = await startService((_, response) => sendJson(response, {}));
  const warnings: string[] = [];
  const client = clientOf(
    service,
    deprecationWarnings((message) => warnings.push(message)),
  );
  const old: Operation = {
    ...getThing,
    deprecated: 'Use `newThing` instead.',
    deprecatedParameters: { id: '', other: 'Use `id`.' },
  };
  await call(client, old, thing);
  await call(client, old, thing);
  await call(client, getThing, thing);
  expect(warnings).toEqual([
    'getThing is deprecated. Use `newThing` instead.',
    'id of getThing is deprecated.',
  ]);
});

describe('validation', () => {
  const isInteger: Validator<unknown> = {
    is: (value): value is unknown => Number.isInteger(Object(value)['id']),
    validate(value) {
      if (this.is(value)) return { valid: true, value };
      return {
        valid: false,
        errors: [{ pointer: '/id', keyword: 'type', message: 'must be an integer', expected: 'integer' }],
      };
    },
  };
  const content = { 'application/json': isInteger };
  const validators = {
    getThing: {
      parameters: { path: isInteger },
      body: {},
      responses: { '200': { content }, '4XX': { content } },
    },
    createThing: { parameters: {}, body: content, responses: {} },
  };

  test.each([
    ['a parameter', getThing, { path: { id: 'x' } }, 'request path', 0],
    ['a body', createThing, { body: { id: 'x' } }, 'request body', 0],
    ['an answer', getThing, { path: { id: 1 } }, 'response 200', 1],
    ['a failure', getThing, { path: { id: 404 } }, 'response 404', 1],
  ])('tells what is wrong with %s', async (_, operation, values, part, requests) => {
    await using service = await startService(({ url }, response) =>
      sendJson(response, { id: 'x' }, { status: url.endsWith('404') ? 404 : 200 }),
    );
    const error: unknown = await call(clientOf(service, validation(validators)), operation, values).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(InvalidValueError);
    expect(error).toMatchObject({ part, message: `${operation.name}: ${part}: /id must be an integer` });
    expect(service.seen).toHaveLength(requests);
  });

  test.each([
    ['application/json', 'application/json'],
    ['application/*', 'application/json'],
    ['*/*', 'application/vnd.other+json; charset=utf-8'],
  ])('looks for %s where an answer is %s', async (key, sent) => {
    await using service = await startService((_, response) => {
      response.writeHead(200, { 'content-type': sent }).end('{"id":"x"}');
    });
    const own = {
      getThing: { ...validators.getThing, responses: { '2XX': { content: { [key]: isInteger } } } },
    };
    await expect(call(clientOf(service, validation(own)), getThing, { path: { id: 1 } })).rejects.toThrow(
      'response 200: /id must be an integer',
    );
  });

  test.each(['constructor', '__proto__', 'application/json; q="'])('takes no harm from %s', async (sent) => {
    await using service = await startService((_, response) => {
      response.writeHead(200, { 'content-type': sent }).end('{"id":1}');
    });
    await call(clientOf(service, validation(validators)), getThing, { path: { id: 1 } });
    expect(service.seen).toHaveLength(1);
  });

  test('lets through what is right, and what has no validator', async () => {
    await using service = await startService((_, response) => sendJson(response, { id: 1 }));
    const client = clientOf(service, validation(validators));
    expect(await call(client, getThing, { path: { id: 1 } })).toEqual({ id: 1 });
    expect(await call(client, { ...getThing, name: 'constructor' }, { path: { id: 'x' } })).toEqual({
      id: 1,
    });
  });
});
