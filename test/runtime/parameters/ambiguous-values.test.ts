import { describe, expect, test } from 'vitest';
import { decodeHeaders } from '../../../runtime/parameters/decode-headers.ts';
import { decodeCookies, decodeForm, decodeQuery } from '../../../runtime/parameters/decode-pairs.ts';
import { decodePath } from '../../../runtime/parameters/decode-path.ts';
import type {
  ParameterDescriptor,
  ParameterValue,
  ValueType,
} from '../../../runtime/parameters/descriptor.ts';
import { encodeHeaders } from '../../../runtime/parameters/encode-headers.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../../runtime/parameters/encode-pairs.ts';
import { encodePath } from '../../../runtime/parameters/encode-path.ts';
import { formLimits } from '../../../runtime/parameters/limits.ts';
import { array, integer, object, parameter, string, union } from './descriptors.ts';

type Values = { readonly [name: string]: ParameterValue };

/** What the receiver reads, or why the sender refuses. */
function outcomeOf(read: () => Values): unknown {
  try {
    return JSON.parse(JSON.stringify(read()));
  } catch (error) {
    if (error instanceof TypeError) return `refused: ${error.message}`;
    throw error;
  }
}

const inPath = { in: 'path', style: 'simple', explode: false } as const;
const inHeader = { in: 'header', style: 'simple', explode: false } as const;
const joined = { explode: false } as const;
const segments = [[{ kind: 'parameter', name: 'v', multi: false } as const]];

/** One parameter in every form whose text has several values, sent and read. */
const forms: Readonly<Record<string, (type: ValueType, v: ParameterValue) => Values>> = {
  query: (type, v) => throughQuery(parameter('v', type, joined), v),
  'query with reserved characters': (type, v) =>
    throughQuery(parameter('v', type, { ...joined, allowReserved: true }), v),
  'query of Rack': (type, v) => throughQuery(parameter('v', type, { ...joined, splitDecoded: true }), v),
  'query with pipes': (type, v) =>
    throughQuery(parameter('v', type, { ...joined, style: 'pipeDelimited', splitDecoded: true }), v),
  'query with spaces': (type, v) =>
    throughQuery(parameter('v', type, { ...joined, style: 'spaceDelimited', splitDecoded: true }), v),
  path: (type, v) => throughPath(parameter('v', type, inPath), v),
  'path with names': (type, v) => throughPath(parameter('v', type, { ...inPath, explode: true }), v),
  label: (type, v) => throughPath(parameter('v', type, { ...inPath, style: 'label' }), v),
  'exploded label': (type, v) =>
    throughPath(parameter('v', type, { ...inPath, style: 'label', explode: true }), v),
  matrix: (type, v) => throughPath(parameter('v', type, { ...inPath, style: 'matrix' }), v),
  'exploded matrix': (type, v) =>
    throughPath(parameter('v', type, { ...inPath, style: 'matrix', explode: true }), v),
  header: (type, v) => {
    const given = [parameter('v', type, inHeader)];
    return decodeHeaders(given, encodeHeaders(given, { v })).values;
  },
  cookie: (type, v) => {
    const given = [parameter('v', type, { ...joined, in: 'cookie' })];
    return decodeCookies(given, encodeCookies(given, { v })).values;
  },
};

function throughQuery(descriptor: ParameterDescriptor, v: ParameterValue): Values {
  return decodeQuery([descriptor], encodeQuery([descriptor], { v })).values;
}

function throughPath(descriptor: ParameterDescriptor, v: ParameterValue): Values {
  const path = encodePath({ segments, parameters: [descriptor], values: { v } });
  return decodePath([descriptor], { v: path.slice(1) }).values;
}

const textOrTexts = union(string, array(string));
const integerOrIntegers = union(integer, array(integer));
const integerOrTexts = union(integer, array(string));
const textOrObject = union(string, object({ a: string }));
const integerOrObject = union(integer, object({ a: string }));

describe.each(Object.entries(forms))('a value of several shapes, in a %s', (_, send) => {
  test.each<[type: string, ValueType, value: ParameterValue]>([
    ['text or texts', textOrTexts, 'a'],
    ['text or texts', textOrTexts, ''],
    ['text or texts', textOrTexts, 'a,b'],
    ['text or texts', textOrTexts, 'a|b'],
    ['text or texts', textOrTexts, 'a b'],
    ['text or texts', textOrTexts, 'a.b;v=c'],
    ['text or texts', textOrTexts, []],
    ['text or texts', textOrTexts, ['a']],
    ['text or texts', textOrTexts, ['a,b']],
    ['text or texts', textOrTexts, ['a', 'b']],
    ['integer or integers', integerOrIntegers, 5],
    ['integer or integers', integerOrIntegers, []],
    ['integer or integers', integerOrIntegers, [5]],
    ['integer or integers', integerOrIntegers, [5, 6]],
    ['integer or texts', integerOrTexts, ['a']],
    ['text or object', textOrObject, 'a'],
    ['text or object', textOrObject, 'a,b'],
    ['text or object', textOrObject, 'a=b'],
    ['text or object', textOrObject, { a: 'b' }],
    ['text or object', textOrObject, {}],
    ['integer or object', integerOrObject, 5],
    ['integer or object', integerOrObject, { a: 'b' }],
    ['texts or object', union(array(string), object({ a: string })), { a: 'b' }],
    ['texts or object', union(array(string), object({ a: string })), ['a', 'b']],
  ])('%s, %#: it arrives, or is refused by its name', (_type, type, value) => {
    const outcome = outcomeOf(() => send(type, value));
    const isRefused = /^refused: (v: |A path cannot contain the segment)/.test(String(outcome));
    expect(isRefused || outcome).toEqual(isRefused || { v: value });
  });

  test.each<[ValueType, ParameterValue]>([
    [textOrTexts, 'a'],
    [textOrTexts, ['a', 'b']],
    [integerOrIntegers, 5],
    [integerOrIntegers, [5, 6]],
    [integerOrTexts, ['a']],
  ])('what the text shows arrives: %j %j', (type, value) => {
    expect(outcomeOf(() => send(type, value))).toEqual({ v: value });
  });
});

const why = 'would be read as another value, because the parameter may be of several shapes';

test.each<[form: string, ValueType, value: ParameterValue, want: unknown]>([
  ['query', textOrTexts, 'a,b', { v: 'a,b' }],
  ['query', textOrTexts, ['a,b'], `refused: v: A list like this ${why}.`],
  ['query', textOrTexts, [], `refused: v: A list like this ${why}.`],
  ['query with reserved characters', textOrTexts, 'a,b', `refused: v: A text like this ${why}.`],
  ['query with pipes', textOrTexts, 'a|b', `refused: v: A text like this ${why}.`],
  ['query with spaces', textOrTexts, 'a b', `refused: v: A text like this ${why}.`],
  ['query', integerOrIntegers, [], { v: [] }],
  ['query', integerOrIntegers, [5], `refused: v: A list like this ${why}.`],
  ['query', textOrObject, { a: 'b' }, `refused: v: An object like this ${why}.`],
  ['query', integerOrObject, { a: 'b' }, { v: { a: 'b' } }],
  ['header', textOrTexts, 'a,b', `refused: v: A text like this ${why}.`],
  ['cookie', textOrTexts, ['a'], `refused: v: A list like this ${why}.`],
  ['path', textOrTexts, ['a'], `refused: v: A list like this ${why}.`],
  ['path', textOrTexts, 'a,b', { v: 'a,b' }],
  ['exploded matrix', textOrTexts, ['a'], `refused: v: A list like this ${why}.`],
  // HTTP has only texts.
  ['query', union(integer, string), '1', { v: 1 }],
])('in a %s, %j %j gives %j', (form, type, value, want) => {
  expect(outcomeOf(() => forms[form]?.(type, value) ?? {})).toEqual(want);
});

const texts = object({}, string);
const filter = parameter('filter', texts);
const page = parameter('page', integer);
const ids = parameter('ids[]', array(integer));
const deep = parameter('deep', texts, { style: 'deepObject' });
const named = parameter('f', object({ a: string, ids: string }));
const taken = (name: string, other: string) =>
  `refused: Its name ${JSON.stringify(name)} is read as that of the parameter ${other}.`;

test.each<[readonly ParameterDescriptor[], Values, want: unknown]>([
  [[filter, page], { filter: { page: '3' } }, taken('page', 'page')],
  [[page, filter], { filter: { page: '3' } }, taken('page', 'page')],
  [[filter, page], { filter: { q: '3' }, page: 3 }, { filter: { q: '3' }, page: 3 }],
  [[filter, page], { filter: { page: '3' }, page: 3 }, taken('page', 'page')],
  [[filter, ids], { filter: { ids: '3' } }, taken('ids', 'ids[]')],
  [[filter, deep], { filter: { deep: '3' } }, taken('deep', 'deep')],
  [[filter, named], { filter: { a: '3' } }, taken('a', 'f')],
  [[filter, parameter('more', texts)], { more: { a: '3' } }, taken('a', 'filter')],
  [[filter, parameter('more', texts)], { filter: { a: '3' } }, { filter: { a: '3' } }],
  [[named, parameter('a', string)], { f: { a: '3' } }, taken('a', 'a')],
  [[named, parameter('a', string)], { a: '3' }, { a: '3' }],
  [[parameter('a', string), named], { f: { a: '3' } }, taken('a', 'a')],
  [[named, ids], { 'ids[]': [] }, taken('ids', 'f')],
  [[named, ids], { 'ids[]': [1] }, { 'ids[]': [1] }],
  [[parameter('v', union(string, texts)), page], { v: 'x' }, { v: 'x' }],
  [[parameter('v', union(string, texts)), page], { v: { x: 'y' } }, { v: { x: 'y' } }],
  [[parameter('v', union(string, texts)), page], { v: { v: 'y' } }, taken('v', 'v')],
])('%j with %j gives %j', (descriptors, values, want) => {
  const ways = [
    () => decodeQuery(descriptors, encodeQuery(descriptors, values)).values,
    () => decodeForm(descriptors, encodeForm(descriptors, values)).values,
    () => decodeCookies(descriptors, encodeCookies(descriptors, values)).values,
  ];
  for (const read of ways)
    expect(JSON.stringify(outcomeOf(read)).replace(/refused: [^:]*: /, 'refused: ')).toEqual(
      JSON.stringify(want),
    );
});

test('a field that nothing describes is refused where an object of the form takes it', () => {
  const others = parameter('', string, { in: 'form' });
  const send = (values: Values) => () =>
    decodeForm([filter], encodeForm([filter], values, others), formLimits, others).values;
  expect(outcomeOf(send({ z: '1' }))).toBe(`refused: z: ${taken('z', 'filter').slice('refused: '.length)}`);
  expect(outcomeOf(send({ filter: { z: '1' } }))).toEqual({ filter: { z: '1' } });
});
