import { describe, expect, test } from 'vitest';
import { allOf, bearer, cookieToken, headerToken } from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { createThing, deleteThing, getThing } from './operations.ts';
import { sendJson, startService } from './service.ts';
import { transports } from './transports.ts';

const auth = allOf(
  headerToken('PRIVATE-TOKEN', 'secret'),
  bearer('secret'),
  cookieToken('session', 'secret'),
);
const headers = { 'X-Trusted': 'secret' };

describe.each(transports)('with %s', (_transport, fetch) => {
  /** A service that redirects everything but `/end`, and another one at which everything ends. */
  async function startServices(
    redirect: (other: string) => { readonly status: number; readonly location: string },
  ) {
    const other = await startService(({ method }, response) => sendJson(response, { method, at: 'other' }));
    const service = await startService(({ method, url, body }, response) => {
      if (url.startsWith('/end')) return sendJson(response, { method, body: body.toString(), at: 'own' });
      const { status, location } = redirect(other.origin);
      response.writeHead(status, { location }).end('moved');
    });
    const client = createClient({ baseUrl: service.origin, auth, headers, fetch });
    return {
      client,
      service,
      other,
      async [Symbol.asyncDispose]() {
        await Promise.all([service[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
      },
    };
  }

  describe.each([301, 302, 303, 307, 308])('a redirect with %d', (status) => {
    test('in the same origin keeps credentials and headers', async () => {
      await using on = await startServices(() => ({ status, location: '/end' }));
      expect(await call(on.client, getThing, { path: { id: 1 } })).toMatchObject({ at: 'own' });
      expect(on.service.seen.map((each) => each.headers)).toMatchObject(
        [1, 2].map(() => ({
          'private-token': 'secret',
          authorization: 'Bearer secret',
          cookie: 'session=secret',
          'x-trusted': 'secret',
        })),
      );
    });

    test('to another origin shows it no secret', async () => {
      await using on = await startServices((other) => ({ status, location: `${other}/elsewhere` }));
      expect(await call(on.client, getThing, { path: { id: 1 } })).toMatchObject({ at: 'other' });
      expect(on.other.seen).toHaveLength(1);
      expect(JSON.stringify(on.other.seen)).not.toContain('secret');
    });

    test('of something that changes things goes nowhere else', async () => {
      await using on = await startServices((other) => ({ status, location: `${other}/elsewhere` }));
      await expect(call(on.client, createThing, { body: { password: 'secret' } })).rejects.toMatchObject({
        name: 'ConnectionError',
      });
      await expect(call(on.client, deleteThing, { path: { id: 1 } })).rejects.toMatchObject({
        name: 'ConnectionError',
      });
      expect(on.other.seen).toEqual([]);
    });
  });

  test.each([307, 308])('%d repeats method and body in the same origin', async (status) => {
    await using on = await startServices(() => ({ status, location: '/end' }));
    expect(await call(on.client, createThing, { body: { name: 'x' } })).toEqual({
      method: 'POST',
      body: '{"name":"x"}',
      at: 'own',
    });
  });

  test.each([301, 302, 303])('%d never turns a POST into a GET', async (status) => {
    await using on = await startServices(() => ({ status, location: '/end' }));
    await expect(call(on.client, createThing, { body: {} })).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(on.service.seen).toHaveLength(1);
  });

  test('credentials stay off on the way back', async () => {
    await using back = await startService(
      (_, response, count) =>
        void (count < 3
          ? response.writeHead(302, { location: count === 1 ? there : '/end' }).end()
          : sendJson(response, {})),
    );
    await using away = await startService(
      (_, response) => void response.writeHead(302, { location: `${back.origin}/again` }).end(),
    );
    const there = away.origin;
    await call(createClient({ baseUrl: back.origin, auth, headers, fetch }), getThing, { path: { id: 1 } });
    expect(back.seen.map((each) => each.headers['private-token'])).toEqual(['secret', undefined, undefined]);
  });

  test.each([
    ['a user and a password', (origin: string) => origin.replace('//', '//eve:password@')],
    ['a user', (origin: string) => origin.replace('//', '//eve@')],
    ['a password', (origin: string) => origin.replace('//', '//:password@')],
    ['data', () => 'data:application/json,{"id":1}'],
    ['a file', () => 'file:///etc/hostname'],
    ['an object in memory', (origin: string) => `blob:${origin}/1`],
  ])('an address with %s is not followed and not quoted', async (_what, addressOf) => {
    for (const status of [302, 307]) {
      let end = '';
      await using service = await startService(({ url }, response) => {
        if (url.startsWith('/end')) return sendJson(response, {});
        response.writeHead(status, { location: end }).end();
      });
      end = `${addressOf(service.origin)}/end`;
      const client = createClient({ baseUrl: service.origin, auth, headers, fetch });
      const error: unknown = await call(client, getThing, { path: { id: 1 } }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ name: 'ConnectionError' });
      expect(String(error)).not.toMatch(/eve|password/);
      expect(service.seen).toHaveLength(1);
    }
  });

  test('a circle ends', async () => {
    await using on = await startServices(() => ({ status: 302, location: '/round' }));
    await expect(call(on.client, getThing, { path: { id: 1 } })).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(on.service.seen).toHaveLength(21);
  });
});
