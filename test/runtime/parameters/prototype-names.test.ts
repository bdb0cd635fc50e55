import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHeaders } from '../../../runtime/parameters/decode-headers.ts';
import { decodeCookies, decodeForm, decodeQuery } from '../../../runtime/parameters/decode-pairs.ts';
import { decodePath } from '../../../runtime/parameters/decode-path.ts';
import type { ParameterDescriptor, WireStyle } from '../../../runtime/parameters/descriptor.ts';
import type { Decoded } from '../../../runtime/parameters/error.ts';
import { formLimits } from '../../../runtime/parameters/limits.ts';
import { parseNestedQuery } from '../../../runtime/parameters/nested-query.ts';
import { readJson } from '../../../runtime/server/json.ts';
import { any, array, json, object, parameter, string, union } from './descriptors.ts';
import { iterations } from '../../runs/iterations.ts';

const free = object({}, any);
const nested = object({ list: array(free), known: free, constructor: free }, any);
const types = [free, nested, array(free), union(string, free), any, json, object({}, string)];

function described(given: Partial<ParameterDescriptor>): readonly (readonly ParameterDescriptor[])[] {
  return types.map((type) => [parameter('a', type, given), parameter('constructor', type, given)]);
}

const pairStyles: readonly Partial<ParameterDescriptor>[] = [
  { style: 'deepObject' },
  ...(['form', 'spaceDelimited', 'pipeDelimited'] satisfies WireStyle[]).flatMap((style) =>
    [true, false].flatMap((explode) =>
      [true, false].map((splitDecoded) => ({ style, explode, splitDecoded: !explode && splitDecoded })),
    ),
  ),
];

const segmentStyles = (['simple', 'label', 'matrix'] satisfies WireStyle[]).flatMap((style) =>
  [true, false].map((explode) => ({ style, explode, in: 'path' }) as const),
);

type Decode = (text: string) => Pick<Decoded, 'values' | 'errors'>;

const pairDecoders: readonly Decode[] = [
  (text) => parseNestedQuery(text),
  ...pairStyles.flatMap((given) =>
    described(given).flatMap((parameters): readonly Decode[] => [
      (text) => decodeQuery(parameters, text),
      (text) => decodeCookies(parameters, text.replaceAll('&', ';')),
      (text) => decodeForm(parameters, text),
      (text) => decodeForm([], text, formLimits, { ...parameter('', any), ...given }),
    ]),
  ),
];

const textDecoders: readonly Decode[] = [
  ...segmentStyles.flatMap((given) =>
    described(given).map(
      (parameters): Decode =>
        (text) =>
          decodePath(parameters, { a: text, constructor: text }),
    ),
  ),
  ...[true, false].flatMap((explode) =>
    described({ in: 'header', style: 'simple', explode }).map(
      (parameters): Decode =>
        (text) =>
          decodeHeaders(parameters, [
            ['a', text],
            ['constructor', text],
          ]),
    ),
  ),
];

/** Whether a value has a member, its own or inherited, by which a careless copy would reach a prototype. */
function reaches(value: unknown, isRoot = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!isRoot && !Array.isArray(value) && Object.getPrototypeOf(value) !== null) return true;
  return Object.entries(value).some(([name, member]) => {
    if (name === '__proto__') return true;
    if (name === 'constructor' && Object.hasOwn(Object(member) as object, 'prototype')) return true;
    return reaches(member);
  });
}

const word = fc.constantFrom(
  'a',
  'constructor',
  '__proto__',
  'prototype',
  'list',
  'known',
  '0',
  '%5F_proto__',
);
const step = fc.oneof(
  word.map((name) => `[${name}]`),
  fc.constantFrom('[]', '[', ']'),
);
const jsonText = fc.constantFrom(
  '{"__proto__":{"x":1}}',
  '[{"constructor":{"prototype":{"x":1}}}]',
  '{"a":{"\\u005f_proto__":1}}',
);
const pairName = fc
  .tuple(word, fc.array(step, { maxLength: 4 }))
  .map(([root, steps]) => root + steps.join(''));
const delimited = fc
  .array(fc.oneof(word, fc.constantFrom(',', '.', ';', '=', ' ', '|', '%20', '%7C')), { maxLength: 9 })
  .map((parts) => parts.join(''));
const pairText = fc.oneof(word, delimited, jsonText.map(encodeURIComponent));
const pairs = fc
  .array(fc.tuple(pairName, pairText), { minLength: 1, maxLength: 4 })
  .map((each) => each.map(([name, text]) => `${name}=${text}`).join('&'));

describe('no name of a member reaches a prototype', () => {
  test('in queries, forms and cookies of every style', () => {
    fc.assert(
      fc.property(pairs, (text) => {
        for (const decode of pairDecoders) expect(reaches(decode(text).values, true)).toBe(false);
      }),
      { numRuns: iterations(400) },
    );
  });

  test('in paths and headers of every style', () => {
    const value = fc.oneof(
      delimited,
      delimited.map((text) => `.${text}`),
      delimited.map((text) => `;a=${text}`),
      delimited.map((text) => `;${text}`),
      jsonText,
    );
    fc.assert(
      fc.property(value, (text) => {
        for (const decode of textDecoders) expect(reaches(decode(text).values, true)).toBe(false);
      }),
      { numRuns: iterations(400) },
    );
  });

  test.each([
    ['a[__proto__][polluted]=yes', '/a/__proto__'],
    ['a[x][][__proto__]=yes', '/a/x/0/__proto__'],
    ['a[constructor][prototype][x]=1', '/a/constructor'],
    ['a[x][constructor][prototype]=1', '/a/x/constructor'],
    ['b[__proto__][x]=1', '/b/__proto__'],
    ['__proto__[x]=1', '/__proto__[x]'],
    ['__proto__=1', '/__proto__'],
    ['constructor[prototype][x]=1', '/constructor'],
  ])('%s of a form is an error at %s, as it is in JSON', (text, pointer) => {
    const others = parameter('', any, { in: 'form', style: 'deepObject' });
    const { errors } = decodeForm([parameter('a', free, { style: 'deepObject' })], text, formLimits, others);
    expect(errors.map((error) => [error.pointer, error.code])).toEqual([[pointer, 'name']]);
  });

  test.each(['a[constructor]=ACME', 'a[prototype]=1', 'prototype=1', 'constructor=1'])(
    '%s is harmless',
    (text) => {
      const others = parameter('', any, { in: 'form', style: 'deepObject' });
      const { errors } = decodeForm(
        [parameter('a', free, { style: 'deepObject' })],
        text,
        formLimits,
        others,
      );
      expect(errors).toEqual([]);
    },
  );

  test('JSON has the same rule', () => {
    expect(readJson('{"a":{"constructor":{"prototype":1}}}', 9)).toMatchObject({ pointer: '/a/constructor' });
    expect(readJson('{"a":{"constructor":"ACME","prototype":1}}', 9)).toHaveProperty('value');
  });
});
