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
import { writeNestedQuery } from '../../../runtime/client/nested-query.ts';
import type { Operation, Values, Write } from '../../../runtime/client/operation.ts';
import { segment, segmentPart, segments } from '../../../runtime/client/path.ts';
import { writePlainQuery } from '../../../runtime/client/plain.ts';
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
const writePlainPath = (values: Values) =>
  '/a/' + segment(values, 'id') + '/b.' + segmentPart(values, 'format');
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
        expect(writePlainPath(values)).toBe(writePath(values, operation));
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

const valuesOf = (id: unknown): Values => ({ path: { id: id as never } });

describe('what a value may be in a path', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a list', ['a']],
    ['an object', {}],
    ['no number', Number.NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
    ['half of a surrogate pair', 'a\ud800'],
  ])('%s is refused by the name of the parameter', (_, id) => {
    for (const write of [segment, segmentPart, segments]) {
      expect(() => write(valuesOf(id), 'id')).toThrow(TypeError);
      expect(() => write(valuesOf(id), 'id')).toThrow(/\bid\b/);
    }
  });

  test.each([
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['...', '...'],
    ['%2e', '%252e'],
    ['%2E%2e', '%252E%252e'],
    ['\u{1f600}', '%F0%9F%98%80'],
    [0, '0'],
    [false, 'false'],
  ])('%j stands as %s', (id, want) => {
    for (const write of [segment, segmentPart, segments]) expect(write(valuesOf(id), 'id')).toBe(want);
  });

  test.each(['.', '..'])('%j is refused alone, and kept beside other text', (id) => {
    expect(() => segment(valuesOf(id), 'id')).toThrow(TypeError);
    expect(segmentPart(valuesOf(id), 'id')).toBe(id);
  });

  test.each([
    ['docs/a b.md', 'docs/a%20b.md'],
    ['a/.../b', 'a/.../b'],
  ])('%j spans segments', (id, want) => {
    expect(segments(valuesOf(id), 'id')).toBe(want);
  });

  test.each(['a//b', '/a', 'a/', 'a/../b', './a', 'a/..', '/'])('%j spans none', (id) => {
    expect(() => segments(valuesOf(id), 'id')).toThrow(TypeError);
  });
});

describe.each<[string, unknown]>([
  ['a list', ['a']],
  ['an object', {}],
  ['no number', Number.NaN],
  ['Infinity', Infinity],
  ['half of a surrogate pair', 'a\ud800'],
])('a query refuses %s by the name of the parameter', (_, value) => {
  test.each<[string, () => string]>([
    ['plain', () => writePlainQuery({ query: { topic: [value as never] } })],
    ['nested', () => writeNestedQuery({ query: { topic: [value as never] } })],
  ])('%s', (_writer, write) => {
    expect(write).toThrow(TypeError);
    expect(write).toThrow('topic');
  });
});

test('an offset of a time zone keeps its plus', async () => {
  await using service = await startService((_, response) => sendJson(response, {}));
  const client = createClient({ baseUrl: service.origin });
  await call(
    client,
    {
      ...getThing,
      writeUrl: (to, values) => getThing.writeUrl(to, values) + writePlainQuery(values),
    },
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
    headers: { 'if-match': '"1"', cookie: 'view=a%3Bb' },
  });
  expect(writeHeaders({ header: { 'If-Match': undefined } }, described)).toEqual({ headers: {} });
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
    const client = createClient({ baseUrl: service.origin, auth: bearer('t') });
    await call({ ...client, auth: undefined }, getThing, { path: { id: 1 } });
    expect(service.seen[0]?.headers['authorization']).toBeUndefined();
  });
});
