import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeNestedQuery } from '../../../runtime/client/nested-query.ts';
import type { ParameterMap } from '../../../runtime/client/operation.ts';
import { writePlainQuery } from '../../../runtime/client/plain.ts';
import type { ParameterDescriptor, ValueType } from '../../../runtime/parameters/descriptor.ts';
import { encodeQuery } from '../../../runtime/parameters/encode-pairs.ts';

const textOrTexts: ValueType = {
  kind: 'union',
  members: [{ kind: 'string' }, { kind: 'array', items: { kind: 'string' } }],
};
const not: ParameterDescriptor = {
  name: 'not',
  in: 'query',
  style: 'deepObject',
  explode: true,
  allowReserved: false,
  required: false,
  splitDecoded: false,
  type: { kind: 'object', properties: { a: textOrTexts, b: textOrTexts }, additional: false },
};

test('objects of lists are written as the codec writes them', () => {
  const text = fc.string({ unit: 'grapheme' });
  const member = fc.oneof(text, fc.array(text));
  fc.assert(
    fc.property(fc.record({ a: member, b: member }, { requiredKeys: [] }), (value) => {
      expect(writeNestedQuery({ query: { not: value } })).toBe(`?${encodeQuery([not], { not: value })}`);
    }),
  );
});

test.each([[[undefined]], [['a', undefined]], [['a', null]]])('the list %j has no text', (topic) => {
  expect(() => writeNestedQuery({ query: { topic } as unknown as ParameterMap })).toThrow(
    new TypeError('topic cannot be sent.'),
  );
});

const texts: ValueType = { kind: 'array', items: { kind: 'string' } };
const lists = ['ids[]', 'topic'].map((name): ParameterDescriptor => ({
  ...not,
  style: 'form',
  name,
  type: texts,
}));

test('lists that repeat their names are written as the codec writes them', () => {
  const list = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 });
  const query = fc.record({ 'ids[]': list, topic: list }, { requiredKeys: [], noNullPrototype: true });
  fc.assert(
    fc.property(query, (value) => {
      const want = encodeQuery(lists, value);
      expect(writePlainQuery({ query: value })).toBe(want === '' ? '' : `?${want}`);
    }),
  );
});

test.each<[ParameterMap, string]>([
  [{ 'ids[]': [1, 2], page: 3 }, '?ids%5B%5D=1&ids%5B%5D=2&page=3'],
  [{ 'ids[]': [] }, '?ids='],
  [{ topic: [] }, ''],
  [{ topic: ['a,b', 'c'] }, '?topic=a%2Cb&topic=c'],
  [{ topic: undefined, page: null }, ''],
])('%j is written as %j', (query, want) => {
  expect(writePlainQuery({ query })).toBe(want);
});

test.each<[unknown]>([[{ a: 1 }], [[['a']]], [[{ a: 1 }]], [[Number.NaN]]])(
  '%j is no list of texts',
  (topic) => {
    expect(() => writePlainQuery({ query: { topic } as ParameterMap })).toThrow(
      new TypeError('topic cannot be sent.'),
    );
  },
);
