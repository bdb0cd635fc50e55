import { expect, test } from 'vitest';
import { createNamedTypes } from '../../generators/emit/types/named-types.ts';
import { schemaModule } from '../../generators/emit/types/schema-module.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { polymorphicModel } from '../../generators/model/polymorphic-model.ts';
import { modelOf } from './model-of.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const kind = { type: 'string' };

/** The declarations of the types of some schemas, by their files. */
function printed(schemas: JsonObject): Readonly<Record<string, string>> {
  const model = polymorphicModel(modelOf({ schemas }));
  const types = createNamedTypes(model);
  return Object.fromEntries(
    model.schemas.map((schema) => {
      const text = String(schemaModule(schema, types).text);
      return [schema.names.file, text.slice(text.indexOf('export '))];
    }),
  );
}

test('a base is the union of its variants, which extend what they have in common', () => {
  const discriminator = { propertyName: 'kind', mapping: { LION: 'Lion' } };
  expect(
    printed({
      Animal: { type: 'object', required: ['kind'], properties: { kind }, discriminator },
      Lion: { allOf: [ref('Animal'), { properties: { mane: { type: 'boolean' } } }] },
      Dog: { allOf: [ref('Animal'), { properties: { bark: { type: 'boolean' } } }] },
      Zoo: { type: 'object', properties: { animals: { type: 'array', items: ref('Animal') } } },
    }),
  ).toEqual({
    animal: "export type Animal = Lion | (Dog & { kind: 'Dog' });\n",
    'animal-base': 'export interface AnimalBase {\n  kind: string;\n}\n',
    lion: "export type Lion = AnimalBase & {\n  kind: 'LION';\n  mane?: boolean;\n};\n",
    dog: 'export type Dog = AnimalBase & {\n  bark?: boolean;\n};\n',
    zoo: 'export interface Zoo {\n  animals?: Animal[];\n}\n',
  });
});

test('what variants have in common gets a name that no schema has', () => {
  const extending = { allOf: [ref('Animal'), { properties: { mane: { type: 'boolean' } } }] };
  const found = printed({
    Animal: { type: 'object', properties: { kind }, discriminator: { propertyName: 'kind' } },
    Lion: extending,
    animal_base: { type: 'string' },
  });
  expect(Object.keys(found)).toEqual(['animal', 'animal-base2', 'lion', 'animal-base']);
});

test('without variants, a base with a discriminator is an interface', () => {
  const found = printed({
    Animal: { type: 'object', properties: { kind }, discriminator: { propertyName: 'kind' } },
  });
  expect(found).toEqual({ animal: 'export interface Animal {\n  kind?: string;\n}\n' });
});

const lion = { allOf: [ref('Animal'), { properties: { mane: { type: 'boolean' } } }] };

test.each<[what: string, schemas: JsonObject, file: string, want: string]>([
  [
    'a base that may be null',
    { Animal: { type: ['object', 'null'], discriminator: { propertyName: 'kind' } }, Lion: lion },
    'animal',
    'export type Animal = Lion | null;\n',
  ],
  [
    'a tag that only responses have',
    {
      Animal: {
        type: 'object',
        properties: { kind: { ...kind, readOnly: true } },
        discriminator: { propertyName: 'kind' },
      },
      Lion: lion,
    },
    'lion',
    "export type Lion = AnimalBase & {\n  kind: 'Lion';\n  mane?: boolean;\n};\n\nexport type LionRequest = AnimalBaseRequest & {\n  mane?: boolean;\n};\n",
  ],
  [
    'a tag that a variant describes',
    {
      Animal: { type: 'object', properties: { kind }, discriminator: { propertyName: 'kind' } },
      Lion: { allOf: [ref('Animal')], properties: { kind: { type: 'string', description: 'A lion.' } } },
    },
    'lion',
    "export type Lion = {\n  /** A lion. */\n  kind: 'Lion';\n} & AnimalBase;\n",
  ],
  [
    'a tag that a variant has already',
    {
      Animal: { type: 'object', properties: { kind }, discriminator: { propertyName: 'kind' } },
      Lion: { allOf: [ref('Animal'), { properties: { kind: { const: 'lion' } } }] },
    },
    'lion',
    "export type Lion = AnimalBase & {\n  kind?: 'lion';\n};\n",
  ],
  [
    'a tag with the name of a member of all objects',
    {
      Animal: {
        type: 'object',
        discriminator: { propertyName: '__proto__', mapping: JSON.parse('{ "__proto__": "Lion" }') },
      },
      Lion: lion,
    },
    'lion',
    "export type Lion = AnimalBase & {\n  ['__proto__']: '__proto__';\n  mane?: boolean;\n};\n",
  ],
])('%s', (_, schemas, file, want) => {
  expect(printed(schemas)[file]).toBe(want);
});
