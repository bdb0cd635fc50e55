import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { readExtension, vocabulary, type Word } from '../../generators/vocabulary/vocabulary.ts';
import { filesIn } from '../code/import-graph.ts';
import { modelOf } from '../check/model.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const folder = join(import.meta.dirname, '../../spec/extensions');
const names = readdirSync(folder)
  .map((file) => file.replace('.schema.json', ''))
  .toSorted();

test('each extension of the document has a reader, and each reader is of one', () => {
  expect(Object.keys(vocabulary).toSorted()).toEqual(names);
});

/** A schema of the folder as the only one of a document, with its definitions beside it. */
function schemaOf(name: string): Record<string, Json> {
  const text = readFileSync(join(folder, `${name}.schema.json`), 'utf8').replaceAll(
    '#/$defs/',
    '#/components/schemas/',
  );
  const { $defs = {}, $schema: _, $id: __, ...schema } = JSON.parse(text) as Record<string, JsonObject>;
  return { ...$defs, Extension: schema };
}

/** What was read as the document may write it: one for a list of one, numbers as texts. */
function written(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  return JSON.parse(JSON.stringify(value));
}

test.each(names)('what the schema of %s allows is read', (name) => {
  const model = modelOf(schemaOf(name));
  const sampler = createSampler(model);
  const schema = schemaAt(model, '#/components/schemas/Extension');
  for (let seed = 1; seed <= 20; seed += 1) {
    const value = sampler.schema(schema, 'response', { seed, examples: false })?.value;
    if (value === undefined) throw new Error(`There is no value of ${name}.`);
    const texts: unknown = JSON.parse(JSON.stringify(value), (_, each: unknown) =>
      typeof each === 'number' ? String(each) : each,
    );
    const read = written(readExtension({ [name]: value }, name as Word));
    expect([[texts], texts]).toContainEqual(read);
  }
});

test.each<[Word, Json, unknown]>([
  ['x-role', { minimum: 'owner', scope: 7 }, [{ minimum: 'owner' }]],
  ['x-role', [{ minimum: 'owner' }, { scope: 'group' }, 'guest'], [{ minimum: 'owner' }]],
  ['x-role', 'owner', undefined],
  ['x-deployment', 'hosted', ['hosted']],
  ['x-pagination', { modes: ['offset', 'cursor'] }, { modes: ['offset'] }],
  ['x-pagination', { modes: [] }, undefined],
  ['x-pagination', true, undefined],
  ['x-implied', 'yes', undefined],
  ['x-deprecated', {}, {}],
  ['x-limits', [{ name: 'Members', value: 5 }], [{ name: 'Members', value: '5' }]],
  ['x-mutually-exclusive', [['a', 'b'], 'c'], [['a', 'b'], ['c']]],
  ['x-tier', ' ', undefined],
])('%s: %j is read as %j', (word, value, want) => {
  expect(readExtension({ [word]: value }, word)).toEqual(want);
});

test('inherited members say nothing', () => {
  const holder: Record<string, Json> = Object.create({ 'x-tier': 'paid' });
  expect(readExtension(holder, 'x-tier')).toBeUndefined();
});

/** Where the name of an extension may stand: what checks extensions, and texts for people. */
const allowed = /^generators\/(?:vocabulary|diagnostics)\/|^generators\/source\/vocabulary\.ts$/;

test('no other file takes an extension apart', () => {
  const words = Object.keys(vocabulary);
  const dissecting = filesIn('generators').filter((file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    return (
      !allowed.test(file) &&
      words.some((word) => new RegExp(`\\[\\s*['"\`]${word}['"\`]\\s*\\]|['"]${word}['"]:`).test(text))
    );
  });
  expect(dissecting).toEqual([]);
});
