import { expect, test } from 'vitest';
import { vocabulary } from '../../generators/check/rules/vocabulary.ts';
import { mutateValue } from '../../generators/sample/mutate-value.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { keywordNames, keywords, type Keyword } from '../../generators/keywords/keywords.ts';
import { keywordOf } from '../../generators/schema/schema.ts';
import { readSchema } from '../../generators/schema/read.ts';
import { mapSubschemas, subschemas } from '../../generators/schema/visit.ts';
import { schemaKeywords } from '../../generators/source/normalize/conform/fields.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { membersOf } from '../../generators/source/document/structure.ts';
import { modelOf } from '../types/model-of.ts';
import { schemaAt } from '../../generators/schema/named.ts';

/** A value that a keyword of each kind may hold. */
const held: Readonly<Record<Keyword['holds'], Json>> = {
  schema: { title: 'inner' },
  schemas: [{ title: 'inner' }],
  schemasByName: { a: { title: 'inner' } },
  discriminator: { propertyName: 'kind' },
  xml: { name: 'x' },
  externalDocs: { url: 'https://docs.example' },
  any: 1,
  list: [1],
  text: 'a',
  identifier: 'https://schemas.example/a',
  anchor: 'a',
  flag: true,
  flagsByName: { a: true },
  number: 1,
  positive: 1,
  count: 1,
  types: ['string', 'null'],
  names: ['a'],
  namesByName: { a: ['b'] },
};

test.each(keywordNames)('every table of keywords knows %s', (name) => {
  const { holds }: Keyword = keywords[name];
  const value = held[holds];
  expect(keywordOf({ [name]: value }, name)).toEqual(value);
  expect(keywordOf({ [name]: null }, name) ?? null).toBeNull();
  const isShaped = Object.hasOwn(membersOf('schema').members, name);
  expect(schemaKeywords[name]?.accepts(value) ?? false).toBe(!isShaped);
});

const holders = keywordNames.filter((name) => keywords[name].holds.startsWith('schema'));

test.each(holders)('the schemas under %s are found and replaced', (name) => {
  const schema: JsonObject = { [name]: held[keywords[name].holds] ?? null };
  expect(subschemas(schema)).toEqual([{ keyword: name, schema: { title: 'inner' } }]);
  const replaced = mapSubschemas(schema, () => false);
  expect(subschemas(replaced)).toEqual([{ keyword: name, schema: false }]);
});

const typed = keywordNames.flatMap((name) => {
  const { of: type, holds }: Keyword = keywords[name];
  return type === undefined ? [] : [{ name, type, value: held[holds] }];
});

test.each(typed)('$name is among the rules of its node', ({ name, type, value }) => {
  expect(readSchema({ type, [name]: value })).toMatchObject({
    kind: 'typed',
    types: [type],
    [type]: { [name]: value },
  });
});

test.each<[schema: JsonObject, kinds: readonly string[]]>([
  [{ const: 1, enum: [1], type: 'integer' }, ['const', 'enum', 'typed']],
  [{ $ref: '#/components/schemas/A', description: 'x' }, ['ref']],
  [{ anyOf: [true], oneOf: [true], not: true, if: true }, ['union', 'union', 'condition', 'not']],
  [{ properties: {}, $ref: '#/components/schemas/A' }, ['typed', 'ref']],
  [{ anyOf: [], enum: 'a', type: 1, $ref: {} }, ['any']],
  [{ description: 'x', 'x-y': 1 }, ['any']],
  [{ format: 'date' }, ['typed']],
])('what %j says, in the order of what says most', (schema, kinds) => {
  const node = readSchema(schema);
  expect(node.kind === 'all' ? node.own.map(({ kind }) => kind) : [node.kind]).toEqual(kinds);
});

test('values that the type rules out are no values', () => {
  expect(readSchema({ type: ['integer', 'null'], enum: [1, 1.5, null, 'a'] })).toMatchObject({
    own: [{ kind: 'enum', values: [1, null] }, { kind: 'typed' }],
  });
});

const rules = keywordNames.filter((name) => keywords[name].role === 'rule');

test.each(rules)('validators have a rule for %s', (name) => {
  const listed = vocabulary.flatMap((each) => (typeof each === 'string' ? each : each.keyword));
  expect(listed).toContain(name);
});

const plain = typed.filter(({ name }) => rules.includes(name) && 'fact' in keywords[name]);

test.each(plain)('samples break $name', ({ name, type, value }) => {
  const model = modelOf({ schemas: { It: { type, [name]: value } } });
  const sample = createSampler(model).schema(schemaAt(model, '#/components/schemas/It'), 'request');
  const broken = sample === undefined ? [] : mutateValue(model, sample).map(({ keyword }) => keyword);
  expect(broken).toContain(name);
});
