import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeNestedQuery } from '../../../runtime/client/nested-query.ts';
import type { ParameterMap } from '../../../runtime/client/operation.ts';
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
