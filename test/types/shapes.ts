import * as fc from 'fast-check';
import type { JsonObject } from '../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const annotated: JsonObject = {
  oneOf: [
    { const: 'x', title: 'X' },
    { const: 'y', title: 'Y' },
  ],
};

/** Schemas that the random ones refer to. */
export const shared: JsonObject = {
  Colour: { type: 'string', enum: ['red', 'green'] },
  Level: { type: 'integer', oneOf: [{ const: 1, title: 'Low' }, { const: 2 }] },
  Any: { description: 'Anything.' },
  Base: {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: ['integer', 'null'] }, c: {} },
  },
  Other: { type: 'object', properties: { a: { type: 'string' }, d: ref('Level') } },
  NeedsA: { type: 'object', required: ['a'] },
  NeedsAny: { type: 'object', required: ['c'], properties: { c: ref('Any') } },
  Further: { allOf: [ref('Base')], required: ['b'], properties: { e: { type: 'string' } } },
  Tagged: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' }, b: ref('Level') },
    discriminator: { propertyName: 'a', mapping: { x: 'TaggedX', y: 'TaggedY', z: 'TaggedY' } },
  },
  TaggedX: { allOf: [ref('Tagged'), { required: ['c'], properties: { c: ref('Colour') } }] },
  TaggedY: { allOf: [ref('Tagged')], properties: { d: { type: 'array', items: ref('Tagged') } } },
  TaggedYs: { allOf: [ref('TaggedY'), { properties: { e: { type: 'boolean' } } }] },
  Holder: {
    type: 'object',
    required: ['a'],
    properties: { a: ref('Tagged'), b: { anyOf: [ref('Tagged'), { type: 'null' }] } },
  },
};

const scalars: readonly JsonObject[] = [
  { type: 'string', minLength: 1 },
  { type: ['string', 'null'] },
  { type: 'integer', maximum: 9 },
  { type: 'boolean' },
  { enum: ['x', 1, null] },
  {},
  ref('Any'),
  ref('Colour'),
  { type: 'array', items: ref('Level'), maxItems: 2 },
];

/** Alternatives that list their values directly, through others, or not at all. */
const values: readonly JsonObject[] = [
  { type: 'string', ...annotated },
  { type: 'string', allOf: [ref('Colour')] },
  { type: 'string', ...ref('Colour') },
  { type: 'integer', ...ref('Level') },
  { type: 'integer', anyOf: [{ enum: [7] }, { const: 8 }] },
  ref('Level'),
  { const: 'z' },
  { type: 'null' },
  { type: 'string', pattern: '^p' },
];

const listed = fc
  .tuple(
    fc.constantFrom('anyOf', 'oneOf'),
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
  )
  .map(([keyword, alternatives]): JsonObject => ({ [keyword]: alternatives }));

const member = fc.oneof(fc.constantFrom(...scalars), listed);
const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const members = fc.dictionary(names, member, { maxKeys: 3, noNullPrototype: true });
const required = fc.uniqueArray(names, { minLength: 1, maxLength: 2 });
const named = fc.constantFrom('Base', 'Other', 'NeedsA', 'NeedsAny', 'Further').map(ref);
const further = fc.constantFrom<JsonObject[keyof JsonObject][]>(
  true,
  false,
  { type: 'string' },
  ref('Level'),
);

/** A part or an alternative of an object. */
const part: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 3, arbitrary: named },
  { weight: 2, arbitrary: required.map((each): JsonObject => ({ required: each })) },
  {
    weight: 1,
    arbitrary: fc.record(
      { type: fc.constant('object'), properties: members, required },
      { requiredKeys: ['type'] },
    ),
  },
);
const parts = fc.array(part, { minLength: 1, maxLength: 2 });

/** Objects whose members are required, described, listed and left open in several places, and values that are listed. */
export const shapes: fc.Arbitrary<JsonObject> = fc.oneof(
  { weight: 1, arbitrary: listed },
  {
    weight: 6,
    arbitrary: fc
      .record(
        {
          type: fc.constant('object'),
          $ref: named.map((each) => each['$ref'] ?? ''),
          properties: members,
          required,
          allOf: parts,
          anyOf: parts,
          oneOf: parts,
          additionalProperties: further,
          unevaluatedProperties: further,
          patternProperties: fc.record({ '^x-': fc.constantFrom(...scalars) }),
        },
        { requiredKeys: ['type'], noNullPrototype: true },
      )
      // Most of them with few keywords, which more values meet.
      .chain((whole) =>
        fc.subarray(Object.keys(whole), { minLength: 1, maxLength: 4 }).map((kept) => ({
          ...Object.fromEntries(kept.map((key) => [key, whole[key as 'type'] ?? {}])),
          type: 'object',
        })),
      ),
  },
);
