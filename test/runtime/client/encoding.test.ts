import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basic,
  bearer,
  cookieToken,
  queryToken,
  type Authenticate,
} from '../../../runtime/client/authentication.ts';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import type { Operation, Write } from '../../../runtime/client/operation.ts';
import { writePlainPath, writePlainQuery } from '../../../runtime/client/plain.ts';
import { writeHeaders, writePath, writeQuery } from '../../../runtime/client/styled.ts';
import type { ParameterDescriptor } from '../../../runtime/parameters/descriptor.ts';
import { getThing } from './operations.ts';
import { sendJson, startService } from './service.ts';

const parameter = {
  style: 'form',
  explode: true,
  allowReserved: false,
  required: false,
  splitDecoded: false,
} as const;
const inPath = { ...parameter, in: 'path', style: 'simple', explode: false } as const;
const operation: Operation = {
  ...getThing,
  template: '/a/{id}/b.{format}',
  segments: [
    [{ kind: 'literal', text: 'a' }],
    [{ kind: 'parameter', name: 'id', multi: false }],
    [
      { kind: 'literal', text: 'b.' },
      { kind: 'parameter', name: 'format', multi: false },
    ],
  ],
  path: ['id', 'format'].map((name): ParameterDescriptor => ({ ...inPath, name, type: { kind: 'string' } })),
  query: ['x', 'y'].map((name): ParameterDescriptor => ({
    ...parameter,
    in: 'query',
    name,
    type: { kind: 'string' },
  })),
};
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '.' && value !== '..');
const scalar = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

describe('what is written plainly is what the codec writes', () => {
  test('in a path', () => {
    fc.assert(
      fc.property(text, text, (id, format) => {
        const values = { path: { id, format } };
        expect(writePlainPath(values, operation)).toBe(writePath(values, operation));
      }),
    );
  });

  test('in a query', () => {
    fc.assert(
      fc.property(fc.option(scalar, { nil: undefined }), fc.option(scalar, { nil: undefined }), (x, y) => {
        const values = { query: { x, y } };
        expect(writePlainQuery(values)).toBe(writeQuery(values, operation));
      }),
    );
  });
});

describe.each<[string, Write<string>]>([
  ['plainly', writePlainPath],
  ['with the codec', writePath],
])('a path that is written %s', (_, write) => {
  test.each<[string, Readonly<Record<string, string | readonly string[] | undefined>>]>([
    ['a missing value', { format: 'zip' }],
    ['an empty value', { id: '', format: 'zip' }],
    ['undefined', { id: undefined, format: 'zip' }],
    ['the segment .', { id: '.', format: 'zip' }],
    ['the segment ..', { id: '..', format: 'zip' }],
  ])('refuses %s', (_name, path) => {
    expect(() => write({ path }, operation)).toThrow(TypeError);
  });

  test.each([
    ['group/project', '/a/group%2Fproject/b.zip'],
    ['a+b c', '/a/a%2Bb%20c/b.zip'],
    ['../..', '/a/..%2F../b.zip'],
    ['%2e%2e', '/a/%252e%252e/b.zip'],
    ['?#', '/a/%3F%23/b.zip'],
    ['$&', '/a/%24%26/b.zip'],
    ["!'()*", '/a/%21%27%28%29%2A/b.zip'],
  ])('holds %j as %s', (id, want) => {
    expect(write({ path: { id, format: 'zip' } }, operation)).toBe(want);
  });
});

test('a path that ends in a slash keeps it', () => {
  expect(writePlainPath({ path: { id: 1 } }, { ...getThing, template: '/a/{id}/' })).toBe('/a/1/');
});

test.each([[{ x: ['a'] }], [{ x: {} }], [{ x: Number.NaN }]])('a plain query refuses %o', (query) => {
  expect(() => writePlainQuery({ query: query as never })).toThrow('x');
});

test('an offset of a time zone keeps its plus', async () => {
  await using service = await startService((_, response) => sendJson(response, {}));
  const client = createClient({ baseUrl: service.origin });
  await call(
    client,
    { ...getThing, writeQuery: writePlainQuery },
    { path: { id: 1 }, query: { after: '2026-01-01T00:00:00+02:00' } },
  );
  expect(service.seen[0]?.url).toBe('/things/1?after=2026-01-01T00%3A00%3A00%2B02%3A00');
});

test('a value that cannot be sent fails the call before it is sent', async () => {
  await using service = await startService((_, response) => sendJson(response, {}));
  await expect(
    call(createClient({ baseUrl: service.origin }), getThing, { path: { id: '..' } }),
  ).rejects.toThrow(TypeError);
  expect(service.seen).toEqual([]);
});

test('header parameters and cookies', () => {
  const described: Operation = {
    ...getThing,
    header: [{ ...inPath, in: 'header', name: 'If-Match', type: { kind: 'string' } }],
    cookie: [{ ...parameter, in: 'cookie', name: 'view', type: { kind: 'string' } }],
  };
  expect(writeHeaders({ header: { 'If-Match': '"1"' }, cookie: { view: 'a;b' } }, described)).toEqual({
    'if-match': '"1"',
    cookie: 'view=a%3Bb',
  });
  expect(writeHeaders({ header: { 'If-Match': undefined } }, described)).toEqual({});
});

describe('credentials', () => {
  test.each<[string, Authenticate, Readonly<Record<string, string>>, string]>([
    ['bearer', bearer('t'), { authorization: 'Bearer t' }, '/things/1'],
    ['bearer, fetched', bearer(async () => 't'), { authorization: 'Bearer t' }, '/things/1'],
    ['basic', basic('ü', 'p:w'), { authorization: 'Basic w7w6cDp3' }, '/things/1'],
    ['in the query', queryToken('job_token', 'a&b'), {}, '/things/1?job_token=a%26b'],
    ['in a cookie', cookieToken('session', 't'), { cookie: 'session=t' }, '/things/1'],
  ])('%s', async (_, auth, headers, url) => {
    await using service = await startService((_seen, response) => sendJson(response, {}));
    await call(createClient({ baseUrl: service.origin, auth }), getThing, { path: { id: 1 } });
    expect(service.seen).toMatchObject([{ url, headers }]);
  });

  test('are not sent to an operation that takes none', async () => {
    await using service = await startService((_, response) => sendJson(response, {}));
    await call(
      createClient({ baseUrl: service.origin, auth: bearer('t') }),
      { ...getThing, open: true },
      { path: { id: 1 } },
    );
    expect(service.seen[0]?.headers['authorization']).toBeUndefined();
  });
});
