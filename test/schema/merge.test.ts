import { expect, test } from 'vitest';
import { Versions } from '../../generators/incremental/versions.ts';
import { mergeSchema, type MergedSchema } from '../../generators/schema/merge.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

const named: JsonObject = {
  Text: { type: 'string', description: 'A text.', maxLength: 5 },
  Base: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }], required: ['own'] },
};
const text = { $ref: '#/components/schemas/Text' };
const base = { $ref: '#/components/schemas/Base' };

/** A merged schema as plain data. */
function dataOf({ keywords, properties, required, ...others }: MergedSchema) {
  return {
    ...others,
    keywords: { ...keywords },
    properties: Object.fromEntries(properties),
    required: [...required],
  };
}

const nothing = {
  reference: undefined,
  types: [],
  isImplied: true,
  keywords: {},
  properties: {},
  required: [],
  choices: [],
};
const declared = { ...nothing, isImplied: false };

test.each<[what: string, schema: Json, want: object]>([
  ['nothing', {}, nothing],
  ['a type', { type: 'string' }, { ...declared, types: ['string'] }],
  [
    'rules imply a type',
    { maxLength: 2, minimum: 1 },
    { ...nothing, types: ['string', 'number'], keywords: { maxLength: 2, minimum: 1 } },
  ],
  ['constants name a type', { const: 1 }, { ...declared, types: ['integer'], keywords: { const: 1 } }],
  [
    'a named type goes before an implied one',
    { allOf: [{ type: 'string' }, { minimum: 1 }] },
    { ...declared, types: ['string'], keywords: { minimum: 1 } },
  ],
  [
    'types that all parts name',
    { type: ['string', 'null', 'number'], allOf: [{ type: ['null', 'integer'] }] },
    { ...declared, types: ['null', 'integer'] },
  ],
  [
    'types without one in common',
    { type: 'string', allOf: [{ type: 'boolean' }] },
    { ...declared, types: ['string'] },
  ],
  [
    'a reference',
    text,
    {
      ...declared,
      reference: '#/components/schemas/Text',
      types: ['string'],
      keywords: { description: 'A text.', maxLength: 5 },
    },
  ],
  [
    'own keywords go before those of a reference',
    { ...text, description: 'Mine.', minLength: 1 },
    {
      ...declared,
      reference: '#/components/schemas/Text',
      types: ['string'],
      keywords: { description: 'Mine.', minLength: 1, maxLength: 5 },
    },
  ],
  [
    'keywords of references go before those of parts, and those of earlier parts before later ones',
    { allOf: [{ title: 'first', maxLength: 1 }, { title: 'second', maxLength: 2 }, text] },
    {
      ...declared,
      types: ['string'],
      keywords: { title: 'first', maxLength: 1, description: 'A text.' },
    },
  ],
  [
    'a reference in one part',
    { allOf: [text], description: 'Mine.' },
    {
      ...declared,
      reference: '#/components/schemas/Text',
      types: ['string'],
      keywords: { description: 'Mine.', maxLength: 5 },
    },
  ],
  [
    'properties of all parts, each with all that is said of it',
    { allOf: [base, { properties: { a: { maxLength: 2 }, b: true } }], required: ['b'] },
    {
      ...declared,
      types: ['object'],
      properties: { a: { allOf: [{ type: 'string' }, { maxLength: 2 }] }, b: true },
      required: ['b', 'a'],
    },
  ],
  [
    'alternatives of all parts',
    { anyOf: [true], allOf: [{ oneOf: [{ type: 'string' }] }] },
    {
      ...nothing,
      choices: [
        { keyword: 'anyOf', schemas: [true] },
        { keyword: 'oneOf', schemas: [{ type: 'string' }] },
      ],
    },
  ],
  [
    'a schema within itself, once',
    named['Loop'] ?? true,
    { ...nothing, reference: '#/components/schemas/Loop', types: ['object'], required: ['own'] },
  ],
])('%s: %j', (_, schema, want) => {
  const model = modelOf({ schemas: { ...named, It: schema } });
  const it = schemaAt(model, '#/components/schemas/It').schema;
  expect(dataOf(mergeSchema(model, it))).toEqual(want);
});

test.each([
  ['Text', true],
  ['Base', false],
])('keeps a merged schema that refers to Base after an edit of %s: %s', (edited, want) => {
  const before = modelOf({ schemas: named });
  const now = {
    ...before,
    schemas: before.schemas.map((each) =>
      each.key === edited ? { ...each, schema: { type: 'object', required: ['b'] } } : each,
    ),
  };
  const schema = { allOf: [base], required: ['own'] };
  const models = new Versions<typeof before>();
  const first = mergeSchema(models.next(before), schema);
  const second = mergeSchema(models.next(now), schema);
  expect([...second.required]).toEqual(['own', want ? 'a' : 'b']);
  expect(second === first).toBe(want);
});
