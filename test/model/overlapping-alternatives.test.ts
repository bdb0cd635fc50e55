import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildModel } from '../../generators/model/build.ts';
import { sharesValue } from '../../generators/model/shared-value.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { ContainerPlaces } from '../../generators/source/document/places.ts';
import { growth, LINEAR } from '../runs/growth.ts';
import { modelOf } from '../types/model-of.ts';
import { iterations } from '../runs/iterations.ts';

const text: JsonObject = { type: 'string' };
const kind = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['kind'],
  ...more,
  properties: { kind: schema, ...(more['properties'] as JsonObject | undefined) },
});

/** The findings about two alternatives. */
function overlaps(Cat: Json, Dog: Json, keyword = 'oneOf'): readonly string[] {
  const alternatives = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const Pet = { [keyword]: alternatives, discriminator: { propertyName: 'kind' } };
  const places = new ContainerPlaces();
  const root = places.copyOf<JsonObject>(
    { path: 'a.json' },
    {
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { Pet, Cat, Dog } },
    },
  );
  return buildModel({ root, places, files: [], declaredVersion: '3.1.1' }).findings.map(
    ({ message }) => message,
  );
}

const found = [
  'A value can match both "Cat" and "Dog", whatever its "kind"; here its "kind" decides, by the specification it is refused.',
];

test.each<[string, Json, Json, readonly string[]]>([
  ['a member that any text may be', kind(text), kind(text), found],
  ['constants', kind({ const: 'cat' }), kind({ const: 'dog' }), []],
  ['values that share one', kind({ enum: ['cat', 'pet'] }), kind({ enum: ['pet'] }), found],
  ['a constant and any text', kind({ const: 'cat' }), kind(text), found],
  [
    'a constant that need not be there',
    kind({ const: 'cat' }, { required: [] }),
    kind({ const: 'dog' }, { required: [] }),
    found,
  ],
  [
    'a member that the other does not allow',
    kind(text, { required: ['kind', 'a'], properties: { a: text } }),
    kind(text, { additionalProperties: false }),
    [],
  ],
  [
    'a member of another type',
    kind(text, { required: ['a'], properties: { a: text } }),
    kind(text, { required: ['a'], properties: { a: { type: 'integer' } } }),
    [],
  ],
  [
    'a member that the other does not mention',
    kind(text, { required: ['a'], properties: { a: text } }),
    kind(text),
    found,
  ],
  [
    'other rules of one member',
    kind({ type: 'string', minLength: 2 }),
    kind({ type: 'string', maxLength: 1 }),
    [],
  ],
  [
    'equal rules of one member',
    kind({ type: 'string', format: 'uuid' }),
    kind({ type: 'string', format: 'uuid' }),
    found,
  ],
  [
    'a base with a constant',
    { allOf: [kind(text), kind({ const: 'cat' })] },
    { allOf: [kind(text), kind({ const: 'dog' })] },
    [],
  ],
  [
    'a base without',
    { allOf: [kind(text), { required: ['a'] }] },
    { allOf: [kind(text), { required: ['b'] }] },
    found,
  ],
  ['what cannot be told', { not: kind(text) }, kind(text), []],
])('alternatives with %s', (_, cat, dog, want) => {
  expect(overlaps(cat, dog)).toEqual(want);
  expect(overlaps(cat, dog, 'anyOf')).toEqual([]);
});

test('many alternatives are compared in time that grows as their number', () => {
  const times = growth((count) => {
    const schemas = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`S${index}`, kind({ const: `s${index}` })]),
    );
    const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const any = { oneOf, discriminator: { propertyName: 'kind' } };
    return () => expect(modelOf({ schemas: { ...schemas, Any: any } }).schemas).toHaveLength(count + 1);
  }, 500);
  expect(times).toBeLessThan(LINEAR);
});

const values: readonly Json[] = ['x', 'y', 1, true, null, [], {}, { a: 'x' }];
const universe: readonly Json[] = [
  ...values,
  ...[undefined, ...values].flatMap((a) =>
    [undefined, ...values].map((b) => ({
      ...(a === undefined ? {} : { a }),
      ...(b === undefined ? {} : { b }),
    })),
  ),
];
const plain = fc.constantFrom<JsonObject>(
  {},
  { type: 'string' },
  { type: 'integer' },
  { type: ['string', 'null'] },
  { const: 'x' },
  { enum: ['x', 'y', 1] },
  { type: 'string', minLength: 1 },
  { type: 'array' },
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
);
const object = fc.record(
  {
    type: fc.constant('object'),
    required: fc.subarray(['a', 'b']),
    properties: fc.record({ a: plain, b: plain }, { requiredKeys: [] }),
    additionalProperties: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;
const schema = fc.oneof(
  object,
  plain,
  fc.tuple(object, object).map((allOf): JsonObject => ({ allOf })),
  fc.tuple(object, object).map(([first, second]): JsonObject => ({ ...first, allOf: [second] })),
);

test('schemas that are said to share a value share one', () => {
  const ajv = new Ajv2020({ strict: false });
  const model = modelOf({});
  let shared = 0;
  fc.assert(
    fc.property(schema, schema, (one, other) => {
      if (!sharesValue(model, one, other)) return;
      // A schema is assumed to have a value at all.
      const isEmpty = [one, other].some((each) => !universe.some((value) => ajv.validate(each, value)));
      if (isEmpty) return;
      shared += 1;
      expect(universe.some((value) => ajv.validate(one, value) && ajv.validate(other, value))).toBe(true);
    }),
    { numRuns: iterations(800) },
  );
  expect(shared).toBeGreaterThan(iterations(30));
});
