import { expect, test } from 'vitest';
import { Surroundings, type Found } from '../../generators/emit/types/openapi/surroundings.ts';
import type { JsonObject } from '../../generators/source/document.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const named = (name: string): JsonObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const pet = (mapping: JsonObject): JsonObject => ({
  oneOf: [ref('Cat'), ref('Dog')],
  discriminator: { propertyName: 'kind', mapping },
});

/** Schemas of which some have discriminators, some are composed, and some are neither. */
const schemas: JsonObject = {
  Pet: pet({ cat: '#/components/schemas/Cat' }),
  Cat: { allOf: [ref('Base'), named('name')], required: ['name', 'age'] },
  Dog: { allOf: [ref('Base')] },
  Base: named('kind'),
  First: { allOf: [ref('Second')], properties: { '50%': { type: 'string' } } },
  Second: { anyOf: [ref('Third')] },
  Third: named('last'),
  Other: named('other'),
};

const content = { 'application/json': { schema: { allOf: [ref('Base')] } } };
const headers = { total: { $ref: '#/components/headers/total' } };
/** What is the same in two versions is the same object. */
const paths = { '/pets': { get: { responses: { 200: { description: 'Pets.', headers, content } } } } };

function documentOf(edited: JsonObject, isRequired = false): JsonObject {
  return {
    paths,
    components: {
      schemas: { ...schemas, ...edited },
      headers: { total: { required: isRequired, schema: { type: 'string' } } },
    },
  };
}

/** The document with another name for one schema, which is the same object. */
function renamed(from: string, to: string): JsonObject {
  const entries = Object.entries(schemas).map(([name, schema]) => [name === from ? to : name, schema]);
  return { ...documentOf({}), components: { schemas: Object.fromEntries(entries) } };
}

const unchanged = documentOf({});

test.each<[what: string, now: JsonObject]>([
  ['nothing', unchanged],
  ['a schema that nobody composes', documentOf({ Other: named('others') })],
  ['a mapping', documentOf({ Pet: pet({ dog: '#/components/schemas/Dog' }) })],
  ['a composed schema', documentOf({ Dog: { allOf: [ref('Base'), named('age')] } })],
  ['a schema that a composed one refers to', documentOf({ Base: { type: ['object', 'null'] } })],
  ['a circle through schemas that are not composed', documentOf({ Third: { anyOf: [ref('First')] } })],
  ['a header that is required', documentOf({}, true)],
  ['a schema that is composed now', documentOf({ Other: { allOf: [ref('Cat')] } })],
  ['the text that stands for percent signs', documentOf({ Other: { enum: ['-percent-0-'] } })],
  ['a name', renamed('Pet', 'Animal')],
])('prepares after an edit of %s what it prepares of a first document', (_, now) => {
  const before = new Surroundings(unchanged);
  for (const part of before.parts) before.documentOf(part);
  expect(statesOf(new Surroundings(now, before))).toEqual(statesOf(new Surroundings(now)));
});

test('looks for discriminators only where they can have changed', () => {
  const before = new Surroundings(unchanged);
  const after = (now: JsonObject): Surroundings => new Surroundings(now, before);
  expect(after(documentOf({ Other: named('others') })).discriminators).toBe(before.discriminators);
  expect(after(documentOf({ Pet: pet({}) })).discriminators).not.toBe(before.discriminators);
});

/** What the library is given, part by part. */
function statesOf(surroundings: Surroundings): readonly unknown[] {
  return [surroundings.facts, ...surroundings.parts.map((part) => surroundings.documentOf(part))];
}

test.each<[chain: string, schemaOf: (next: JsonObject) => JsonObject]>([
  ['alternatives beside a text', (next) => ({ anyOf: [next, { type: 'string' }] })],
  ['parts with names', (next) => ({ allOf: [next, { type: 'object' }], required: ['name'] })],
  ['parts that are alike', (next) => ({ allOf: Array(9).fill(next), required: ['name'] })],
])('reads a bounded number of other schemas for each one in a chain of %s', (_, schemaOf) => {
  const entries = Array.from({ length: 40 }, (__, index) => [
    `S${index}`,
    index === 39 ? { enum: ['a'] } : schemaOf(ref(`S${index + 1}`)),
  ]);
  const surroundings = new Surroundings({
    components: { schemas: Object.fromEntries(entries) as JsonObject },
  });
  for (const part of surroundings.parts) {
    const found: Found[] = [];
    surroundings.documentOf(part, (each) => void found.push(each));
    // Compositions are examined to eight levels.
    expect(found.length).toBeLessThan(12);
  }
});
