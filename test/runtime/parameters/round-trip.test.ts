import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHeaders } from '../../../runtime/parameters/decode-headers.ts';
import { decodePath } from '../../../runtime/parameters/decode-path.ts';
import { decodeCookies, decodeForm, decodeQuery } from '../../../runtime/parameters/decode-pairs.ts';
import type {
  ParameterDescriptor,
  ParameterValue,
  ValueType,
} from '../../../runtime/parameters/descriptor.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../../runtime/parameters/encode-pairs.ts';
import { encodeHeaders } from '../../../runtime/parameters/encode-headers.ts';
import { encodePath } from '../../../runtime/parameters/encode-path.ts';
import { formLimits } from '../../../runtime/parameters/limits.ts';
import { parseNestedQuery } from '../../../runtime/parameters/nested-query.ts';
import {
  array,
  boolean,
  integer,
  json,
  nothing,
  number,
  object,
  parameter,
  string,
  union,
} from './descriptors.ts';
import { iterations } from '../../runs/iterations.ts';

type Members = { [name: string]: ParameterValue };
/** A type and values of it that have a form on the wire. */
interface Typed {
  readonly type: ValueType;
  readonly value: fc.Arbitrary<ParameterValue>;
}

const text = fc.string({ unit: 'grapheme' });
const word = fc.oneof(
  text,
  fc.constantFrom('&', '=', '+', '%', '%zz', '[', ']', ',', '|', ' ', '\0', '\u2028', 'true', '1'),
);
const name = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('__proto__', 'constructor', 'a+b', 'a&b', 'a=b', '0'),
  )
  .filter((each) => !/[[\]]/.test(each));

/** Of a member: a name that would reach a prototype is refused. */
const memberName = name.filter((each) => each !== '__proto__' && each !== 'prototype');

const scalars: readonly Typed[] = [
  { type: string, value: word },
  { type: integer, value: fc.maxSafeInteger() },
  {
    type: number,
    value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (each === 0 ? 0 : each)),
  },
  { type: boolean, value: fc.boolean() },
  { type: union(string, nothing), value: fc.option(word, { nil: null }) },
  { type: union(boolean, integer), value: fc.oneof(fc.boolean(), fc.maxSafeInteger()) },
  {
    type: union(integer, string),
    value: fc.oneof(
      fc.maxSafeInteger(),
      text.filter((each) => !/^-?[0-9]/.test(each)),
    ),
  },
];
const scalar = fc.constantFrom(...scalars);

function arrayOf({ type, value }: Typed, minLength = 0): Typed {
  return { type: array(type), value: fc.array(value, { minLength, maxLength: 4 }) };
}

function objectOf(members: readonly (readonly [string, Typed])[]): Typed {
  const properties: Record<string, ValueType> = Object.create(null);
  for (const [key, { type }] of members) properties[key] = type;
  const entries = members.map(([key, { value }]) =>
    fc.option(value, { nil: undefined }).map((each) => [key, each] as const),
  );
  return { type: object(properties), value: fc.tuple(...entries).map(withoutUndefined) };
}

function withoutUndefined(entries: readonly (readonly [string, ParameterValue | undefined])[]): Members {
  const value: Members = Object.create(null);
  for (const [key, member] of entries) if (member !== undefined) value[key] = member;
  return value;
}

const members = (inner: fc.Arbitrary<Typed>) =>
  fc.uniqueArray(fc.tuple(memberName, inner), { selector: ([key]) => key, maxLength: 3 }).map(objectOf);

const { nested } = fc.letrec<{ nested: Typed }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    tie('nested').map((inner) => arrayOf(inner)),
    members(tie('nested')),
  ),
}));

/** A parameter and values that it can send. */
interface Sent {
  readonly parameter: ParameterDescriptor;
  readonly value: fc.Arbitrary<ParameterValue>;
}

/** As JSON text gives it back: without negative zero. */
const jsonValue = fc.jsonValue().map((each) => JSON.parse(JSON.stringify(each)) as ParameterValue);
const commas = { explode: false } as const;
const withoutNull = scalar.filter(({ type }) => type.kind !== 'union' || !type.members.includes(nothing));

const queryParameter: fc.Arbitrary<Sent> = fc.oneof(
  fc.tuple(name, scalar).map(([key, { type, value }]) => ({ parameter: parameter(key, type), value })),
  fc
    .tuple(name, nested)
    .map(([key, { type, value }]) => ({ parameter: parameter(key, type, { style: 'deepObject' }), value })),
  fc
    .tuple(
      name,
      scalar.map((each) => arrayOf(each)),
    )
    .map(([key, { type, value }]) => ({ parameter: parameter(`${key}[]`, type), value })),
  fc
    .tuple(
      name,
      scalar.map((each) => arrayOf(each, 1)),
    )
    .map(([key, { type, value }]) => ({ parameter: parameter(key, type), value })),
  fc
    .tuple(
      name,
      withoutNull.map((each) => arrayOf(each)),
    )
    .map(([key, { type, value }]) => ({
      parameter: parameter(key, type, commas),
      value: value.filter(isTold),
    })),
  fc.tuple(name, fc.constant({ type: json, value: jsonValue })).map(([key, { type, value }]) => ({
    parameter: parameter(key, type, { allowReserved: true }),
    value,
  })),
);

/** An empty list and a list of one empty text look alike between separators. */
function isTold(value: ParameterValue): boolean {
  return !(Array.isArray(value) && value.length === 1 && value[0] === '');
}

const request = fc
  .uniqueArray(queryParameter, { selector: (sent) => sent.parameter.name.replace(/\[\]$/, ''), maxLength: 5 })
  .chain((sent) =>
    fc.record({
      parameters: fc.constant(sent.map((each) => each.parameter)),
      values: fc
        .tuple(
          ...sent.map((each) =>
            fc.option(each.value, { nil: undefined }).map((value) => [each.parameter.name, value] as const),
          ),
        )
        .map(withoutUndefined),
    }),
  );

/** Plain data for comparison: prototypes and the order of members do not count. */
function plain(value: ParameterValue): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item: ParameterValue) => plain(item));
  return new Map(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}

/** Some values have no form in a path or header; refusing them is right, everything else that is thrown is not. */
function unlessRefused<T>(encode: () => T): T | undefined {
  try {
    return encode();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

describe('what was encoded is decoded to the same', () => {
  test.each([
    ['query', encodeQuery, decodeQuery],
    ['form', encodeForm, decodeForm],
  ] as const)('in a %s', (_, encode, decode) => {
    fc.assert(
      fc.property(request, ({ parameters, values }) => {
        const decoded = decode(parameters, encode(parameters, values));
        expect(decoded.errors).toEqual([]);
        expect(decoded.unknown).toEqual([]);
        expect(plain(decoded.values)).toEqual(plain(values));
      }),
      { numRuns: iterations(500) },
    );
  });

  test('in a form, of fields that nothing describes', () => {
    const described = parameter('known', integer, { in: 'form' });
    const others = parameter('', string, { in: 'form', style: 'deepObject' });
    const field = fc.tuple(
      name.filter((each) => each !== '__proto__' && each !== 'known'),
      text,
    );
    fc.assert(
      fc.property(fc.array(field), fc.maxSafeInteger(), (fields, known) => {
        const values = { ...Object.fromEntries(fields), known };
        const decoded = decodeForm([described], encodeForm([described], values, others), formLimits, others);
        expect([decoded.errors, decoded.unknown]).toEqual([[], []]);
        expect(plain(decoded.values)).toEqual(plain(values));
      }),
    );
  });

  test('in cookies', () => {
    const cookies = fc
      .tuple(name, scalar)
      .chain(([key, { type, value }]) => fc.tuple(fc.constant(parameter(key, type)), value));
    fc.assert(
      fc.property(cookies, ([cookie, value]) => {
        const values = withoutUndefined([[cookie.name, value]]);
        expect(plain(decodeCookies([cookie], encodeCookies([cookie], values)).values)).toEqual(plain(values));
      }),
    );
  });

  test('in a path of every style', () => {
    const styled = fc.record({
      style: fc.constantFrom('simple', 'label', 'matrix' as const),
      explode: fc.boolean(),
      typed: fc.oneof(
        withoutNull,
        withoutNull.map((each) => arrayOf(each, 1)),
        members(withoutNull),
      ),
    });
    const sent = styled.chain(({ style, explode, typed: { type, value } }) =>
      fc.tuple(fc.constant(parameter('p', type, { in: 'path', style, explode })), value.filter(isTold)),
    );
    fc.assert(
      fc.property(sent, ([descriptor, value]) => {
        const segments = [[{ kind: 'parameter', name: 'p', multi: false } as const]];
        const path = unlessRefused(() =>
          encodePath({ segments, parameters: [descriptor], values: { p: value } }),
        );
        fc.pre(path !== undefined);
        expect(path.lastIndexOf('/')).toBe(0);
        const decoded = decodePath([descriptor], { p: path.slice(1) });
        expect(decoded.errors).toEqual([]);
        expect(plain(decoded.values)).toEqual(new Map([['p', plain(value)]]));
      }),
      { numRuns: iterations(500) },
    );
  });

  test('in headers, unless they are refused', () => {
    const header = { in: 'header', style: 'simple' } as const;
    const sent = fc
      .record({
        explode: fc.boolean(),
        typed: fc.oneof(
          withoutNull,
          withoutNull.map((each) => arrayOf(each)),
        ),
      })
      .chain(({ explode, typed: { type, value } }) =>
        fc.tuple(fc.constant(parameter('X-P', type, { ...header, explode })), value),
      );
    fc.assert(
      fc.property(sent, ([descriptor, value]) => {
        const headers = unlessRefused(() => encodeHeaders([descriptor], { 'X-P': value }));
        fc.pre(headers !== undefined);
        expect(plain(decodeHeaders([descriptor], headers).values)).toEqual(new Map([['X-P', plain(value)]]));
      }),
    );
  });

  test('by names and shape alone, as Rack nests', () => {
    fc.assert(
      fc.property(request, ({ parameters, values }) => {
        const { errors } = parseNestedQuery(encodeQuery(parameters, values));
        expect(errors.filter(({ pointer }) => pointer !== '/__proto__')).toEqual([]);
      }),
    );
  });
});

test('no text makes the decoder throw or touch a prototype', () => {
  const part = fc.constantFrom(
    'a',
    '[',
    ']',
    '[]',
    '[0]',
    '[k]',
    '=',
    '&',
    '%',
    '%5B',
    '%ff',
    '+',
    ',',
    '__proto__',
    '{',
    '"',
    '1',
  );
  const described = [
    parameter('a', union(integer, array(object({ k: array(integer) }, string))), { style: 'deepObject' }),
    parameter('k', array(string)),
    parameter('1', json),
  ];
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const decoded = decodeQuery(described, parts.join(''));
      expect(Object.getPrototypeOf(decoded.values)).toBeNull();
      expect(Object.keys(Object.prototype)).toEqual([]);
      parseNestedQuery(parts.join(''));
    }),
    { numRuns: iterations(2000) },
  );
});
