import { describe, expect, test } from 'vitest';
import { headerToken } from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient, type Fetch } from '../../../runtime/client/client.ts';
import type { ApiError } from '../../../runtime/client/errors.ts';
import { serverUrl } from '../../../runtime/client/server-url.ts';
import { createThing, getThing } from './operations.ts';

const ORIGIN = 'https://api.example';

/** Whether a text has a secret of the addresses in it. */
function isQuoting(text: string): boolean {
  return /eve|password/.test(text);
}

/** What a client sends to which address, the first request being redirected. */
async function redirected(location: string, { status = 302, method = 'GET' } = {}): Promise<string[]> {
  const sent: string[] = [];
  const fetch: Fetch = async (url, { headers }) => {
    sent.push(`${url} ${new Headers(headers).has('private-token') ? 'with' : 'without'} token`);
    return sent.length === 1
      ? new Response(null, { status, headers: { location } })
      : Response.json({ id: 1 });
  };
  const client = createClient({ baseUrl: ORIGIN, auth: headerToken('PRIVATE-TOKEN', 'secret'), fetch });
  const sending =
    method === 'GET' ? call(client, getThing, { path: { id: 1 } }) : call(client, createThing, { body: {} });
  await sending.catch((error: ApiError) => {
    sent.push(isQuoting(`${error.message} ${String(error.cause)}`) ? error.message : error.name);
  });
  return sent.slice(1);
}

const REFUSED = ['ConnectionError'];
const own = (url: string) => [`${url} with token`];
const other = (url: string) => [`${url} without token`];

describe('a redirect', () => {
  test.each<[string, readonly string[]]>([
    ['/end', own(`${ORIGIN}/end`)],
    ['end?a=@b#c@d', own(`${ORIGIN}/things/end?a=@b#c@d`)],
    ['?page=2', own(`${ORIGIN}/things/1?page=2`)],
    ['', own(`${ORIGIN}/things/1`)],
    ['/e\tnd', own(`${ORIGIN}/end`)],
    ['https:/end', own(`${ORIGIN}/end`)],
    ['HTTPS://API.EXAMPLE/end', own(`${ORIGIN}/end`)],
    ['https://api.example:443/end', own(`${ORIGIN}/end`)],
    ['https://api%2eexample/end', own(`${ORIGIN}/end`)],
    // A backslash is a slash in such an address, so that the host ends before it.
    ['https://api.example\\@other.example/', own(`${ORIGIN}/@other.example/`)],
    ['http://api.example/end', other('http://api.example/end')],
    ['https://api.example:444/end', other('https://api.example:444/end')],
    ['https://api.example./end', other('https://api.example./end')],
    ['https://api.example.other.example/', other('https://api.example.other.example/')],
    ['//other.example/@scope/name', other('https://other.example/@scope/name')],
    ['\\\\other.example/end', other('https://other.example/end')],
    ['/\\other.example/end', other('https://other.example/end')],
    ['https://\u0430pi.example/end', other('https://xn--pi-6kc.example/end')],
    ['https://[::1]:8080/end', other('https://[::1]:8080/end')],
    ['https://2130706433/end', other('https://127.0.0.1/end')],
    ['https://@other.example/', other('https://other.example/')],
    ['https://eve@other.example/', REFUSED],
    ['https://eve:password@api.example/', REFUSED],
    ['https://:password@api.example/', REFUSED],
    ['https://api.example@eve.example/', REFUSED],
    ['https://eve:pass%2Fword@api.example/', REFUSED],
    ['//eve:password@api.example/', REFUSED],
    ['https://[::1', REFUSED],
    ['https://', REFUSED],
    ['https://other.example:65536/', REFUSED],
    ['javascript:alert(1)', REFUSED],
    ['data:application/json,{}', REFUSED],
    ['blob:https://api.example/1', REFUSED],
    ['ftp://api.example/end', REFUSED],
    ['file:///etc/hostname', REFUSED],
  ])('to %j', async (location, want) => {
    const latin1 = Buffer.from(location).toString('latin1');
    // Headers hold bytes; what is not ASCII comes in the form that a service with an encoder sends.
    const sent = latin1 === location ? location : new URL(location).href;
    expect(await redirected(sent)).toEqual(want);
  });

  test.each<[number, string, readonly string[]]>([
    [307, '/end', own(`${ORIGIN}/end`)],
    [308, 'https://API.example:443/end', own(`${ORIGIN}/end`)],
    [302, '/end', REFUSED],
    [307, 'http://api.example/end', REFUSED],
    [308, '//other.example/end', REFUSED],
    [307, 'https://eve@api.example/end', REFUSED],
  ])('of a POST with %d to %j', async (status, location, want) => {
    expect(await redirected(location, { status, method: 'POST' })).toEqual(want);
  });
});

/** Base addresses, and what they are in normal form; undefined where they are refused. */
const bases: readonly (readonly [string, string | undefined])[] = [
  ['https://api.example/v1/', 'https://api.example/v1'],
  ['HTTPS://API.Example:443', 'https://api.example'],
  ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
  ['https://api.example/a%40b', 'https://api.example/a%40b'],
  ['https://eve:password@api.example', undefined],
  ['https://eve@api.example', undefined],
  ['https://eve:pass/word@api.example', undefined],
  ['https:\\\\api.example', undefined],
  ['https://api.example\\@eve.example', undefined],
  ['https://api.example?password=1', undefined],
  ['https://api.example/#password', undefined],
  ['ftp://api.example', undefined],
  ['javascript:alert(1)', undefined],
  [' https://api.example', undefined],
];

/** What a step gives; undefined where it throws a TypeError that quotes no secret, and else what it throws. */
function unlessRefused(step: () => string): string | undefined {
  try {
    return step();
  } catch (error) {
    return error instanceof TypeError && !isQuoting(String(error)) ? undefined : String(error);
  }
}

describe('the base address', () => {
  test.each(bases)('%j of a client', (baseUrl, want) => {
    expect(unlessRefused(() => createClient({ baseUrl }).baseUrl)).toBe(want);
  });

  const client = createClient({ baseUrl: 'https://api.example/v1' });

  test.each(bases.filter(([given]) => !given.startsWith(' ') && !given.includes('\\')))(
    '%j of an operation, given by the caller',
    (given, want) => {
      expect(unlessRefused(() => serverUrl({ ...client, servers: { '/upload': given } }, '/upload'))).toBe(
        want,
      );
    },
  );

  test.each<[string, string | undefined]>([
    ['/v2/', 'https://api.example/v2'],
    ['../v2', 'https://api.example/v2'],
    ['', 'https://api.example/v1'],
    ['//other.example/v2', 'https://other.example/v2'],
    ['\\\\other.example', 'https://other.example'],
    ['//eve:password@api.example', undefined],
    ['?password=1', undefined],
    ['https://[::1', undefined],
  ])('%j of an operation, relative to that of the client', (server, want) => {
    expect(unlessRefused(() => serverUrl(client, server))).toBe(want);
  });
});
