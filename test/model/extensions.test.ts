import { expect, test } from 'vitest';
import { extensionsOf, type Variant } from '../../generators/model/extensions.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

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
  const { tags } = extensionsOf(modelOf({ schemas }).schemas);
  expect(
    Object.fromEntries(
      [...tags].map(([reference, found]) => [nameOf(reference), found.flatMap(({ values }) => values)]),
    ),
  ).toEqual(want);
});

test.each<[what: string, schemas: JsonObject, want: Record<string, string[]>]>([
  [
    'by a mapping, and by their names',
    { Animal: animal({ LION: 'Lion' }), Lion: made('Animal'), Dog: made('Animal') },
    { Animal: ['Lion LION', 'Dog Dog (only there)'] },
  ],
  [
    'by names alone',
    { Animal: animal({}), Cat: made('Animal'), Lion: made('Cat') },
    { Animal: ['Cat Cat', 'Lion Lion'] },
  ],
  [
    'without those that are only extended',
    { Animal: animal({ l: 'Lion' }), Cat: made('Animal'), Lion: made('Cat') },
    { Animal: ['Lion l'] },
  ],
  [
    'with the base',
    { Animal: animal({ a: 'Animal', l: 'Lion' }), Lion: made('Animal') },
    { Animal: ['Animal a', 'Lion l'] },
  ],
  [
    'by the variants of another base',
    {
      Animal: animal({ c: 'Cat', l: 'Lion', d: 'Dog' }),
      Cat: { ...made('Animal'), discriminator: { propertyName: 'kind' } },
      Lion: made('Cat'),
      Dog: made('Animal'),
    },
    { Animal: ['Cat', 'Dog d'], Cat: ['Cat c', 'Lion l'] },
  ],
  [
    'without other names of it',
    { Animal: animal({ l: 'Lion' }), Lion: made('Animal'), Beast: { allOf: [ref('Animal')] } },
    { Animal: ['Lion l'] },
  ],
  [
    'of none, where these extend each other',
    { Animal: animal({ l: 'Lion' }), Cat: { allOf: [ref('Animal'), ref('Dog')] }, Dog: made('Cat') },
    {},
  ],
  ['of none', { Animal: animal({ l: 'Lion' }), Lion: { type: 'object' } }, {}],
  ['of one that lists them', { Animal: { ...animal({}), oneOf: [ref('Lion')] }, Lion: made('Animal') }, {}],
])('a base is the union of its variants %s', (_, schemas, want) => {
  const { variants } = extensionsOf(modelOf({ schemas }).schemas);
  expect(Object.fromEntries([...variants].map(([base, found]) => [nameOf(base), found.map(shown)]))).toEqual(
    want,
  );
});

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

function shown({ ref: reference, values, isCertain }: Variant): string {
  return [nameOf(reference), ...values, ...(isCertain ? [] : ['(only there)'])].join(' ');
}
