import { expect, test } from 'vitest';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { openBasesOf } from '../../generators/emit/types/open-values.ts';
import { polymorphicSchemas } from '../../generators/model/polymorphic-schemas.ts';
import type { Schema } from '../../generators/schema/schema.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from './model-of.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** How often the schemas of a document are read to find what types have to know of each. */
function readsOf(size: number, schemaOf: (next: JsonObject) => JsonObject): number {
  const entries = Array.from({ length: size }, (_, index) => [
    `S${index}`,
    index === size - 1 ? { enum: ['a'], readOnly: true } : schemaOf(ref(`S${index + 1}`)),
  ]);
  const model = modelOf({ schemas: Object.fromEntries(entries) as JsonObject });
  return readsIn(model.schemas, (schemas) => createNamedTypes({ ...model, schemas }));
}

/** How often the keywords of schemas are read. */
function readsIn<Named extends { readonly schema: Schema }>(
  schemas: readonly Named[],
  read: (schemas: readonly Named[]) => unknown,
): number {
  let reads = 0;
  const counted = schemas.map((named) => ({
    ...named,
    schema: new Proxy(named.schema as JsonObject, {
      get(schema, name: string) {
        reads += 1;
        return schema[name];
      },
    }),
  }));
  read(counted);
  return reads;
}

test.each<[shape: string, schemaOf: (next: JsonObject) => JsonObject]>([
  ['references', (next) => next],
  ['alternatives', (next) => ({ anyOf: [next, { type: 'string' }] })],
  ['parts', (next) => ({ allOf: [next, { type: 'object' }] })],
])('a chain of %s that is twice as long is read twice as often', (_, schemaOf) => {
  expect(readsOf(400, schemaOf)).toBeLessThan(2.1 * readsOf(200, schemaOf));
});

test.each<[shape: string, schemaOf: (next: JsonObject, index: number) => JsonObject]>([
  ['variants of one base', () => ({ allOf: [ref('Base'), { properties: { own: true } }] })],
  ['variants of variants', (next) => ({ allOf: [next, { properties: { own: true } }] })],
  [
    'variants that are bases',
    (next, index) => ({ allOf: [next], discriminator: { propertyName: `is${index}` } }),
  ],
])('twice as many %s are read twice as often', (_, schemaOf) => {
  const reads = (size: number): number => {
    const extending = Array.from({ length: size }, (__, index) => [
      `S${index}`,
      schemaOf(ref(index === size - 1 ? 'Base' : `S${index + 1}`), index),
    ]);
    const base = { type: 'object', properties: { kind: {} }, discriminator: { propertyName: 'kind' } };
    const { schemas } = modelOf({ schemas: { ...Object.fromEntries(extending), Base: base } });
    return readsIn(schemas, polymorphicSchemas);
  };
  expect(reads(400)).toBeLessThan(2.1 * reads(200));
});

function notNeeded(reference: string): never {
  throw new Error(`${reference} is not needed.`);
}

test('references of alternatives that leave nothing open are not followed', () => {
  expect([...openBasesOf([], [ref('A'), { type: 'string', enum: ['a'] }], notNeeded)]).toEqual([]);
  expect(() => openBasesOf(['string'], [ref('A'), { type: 'string' }], notNeeded)).toThrow(
    '#/components/schemas/A',
  );
});
