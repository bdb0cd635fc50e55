import { expect, test } from 'vitest';
import { inheritedTags } from '../../generators/emit/types/inherited-tags.ts';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { schemaModule } from '../../generators/emit/types/schema-module.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { modelOf } from './model-of.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const made = (base: string, properties: JsonObject = {}): JsonObject => ({
  allOf: [ref(base), { properties }],
});
const animal = (mapping: JsonObject): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' } },
  discriminator: { propertyName: 'kind', mapping },
});

test.each<[what: string, schemas: JsonObject, want: Record<string, string[]>]>([
  [
    'by reference',
    { Animal: animal({ LION: '#/components/schemas/Lion' }), Lion: made('Animal') },
    { Lion: ['LION'] },
  ],
  [
    'by name, twice',
    { Animal: animal({ a: 'Lion', b: 'Lion' }), Lion: made('Animal') },
    { Lion: ['a', 'b'] },
  ],
  [
    'by no name',
    { Animal: animal({ LION: 'Lion' }), Lion: made('Animal'), Dog: made('Animal') },
    { Lion: ['LION'] },
  ],
  [
    'over two steps',
    { Animal: animal({ l: 'Lion', c: 'Cat' }), Cat: made('Animal'), Lion: made('Cat') },
    { Lion: ['l'] },
  ],
  [
    'of the base itself',
    { Animal: animal({ a: 'Animal', l: 'Lion' }), Lion: made('Animal') },
    { Lion: ['l'] },
  ],
  [
    'where the schema says more',
    { Animal: animal({ l: 'Lion' }), Lion: made('Animal', { kind: { const: 'x' } }) },
    {},
  ],
  ['in a circle', { Animal: { ...animal({ l: 'Lion' }), ...made('Lion') }, Lion: made('Animal') }, {}],
  ['of a schema that is no part', { Animal: animal({ l: 'Lion' }), Lion: { type: 'object' } }, {}],
])('the mapping of a base names a schema %s', (_, schemas, want) => {
  const tags = [...inheritedTags(modelOf({ schemas }))].filter(([, { length }]) => length > 0);
  expect(
    Object.fromEntries(
      tags.map(([reference, found]) => [reference.split('/').at(-1), found.flatMap(({ values }) => values)]),
    ),
  ).toEqual(want);
});

test('is printed as peers do', () => {
  const model = modelOf({
    schemas: { Animal: animal({ LION: 'Lion' }), Lion: made('Animal', { mane: { type: 'boolean' } }) },
  });
  const lion = schemaAt(model, '#/components/schemas/Lion');
  expect(schemaModule(lion, createNamedTypes(model)).text).toContain(
    "export type Lion = Animal & {\n  mane?: boolean;\n} & { kind: 'LION' };",
  );
});
