import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import type { Json } from '../../generators/json/json.ts';

/** The vocabularies of JSON Schema 2020-12, as JSON Schema publishes them. */
const vocabularies = fileURLToPath(
  new URL('../../node_modules/ajv/dist/refs/json-schema-2020-12/meta/', import.meta.url),
);
const keywords = [
  ...new Set(
    readdirSync(vocabularies).flatMap((name) => {
      const { properties } = JSON.parse(readFileSync(vocabularies + name, 'utf8')) as { properties: object };
      return Object.keys(properties);
    }),
  ),
];

const schemaOfSchemas = new Ajv2020({ strict: false, validateFormats: false }).getSchema(
  'https://json-schema.org/draft/2020-12/schema',
);

/** Values of each type, alone and in containers; texts that a reference or a name may be. */
const values: readonly Json[] = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  'Text',
  '',
  'two words',
  [],
  [null],
  [1],
  ['Text'],
  ['Text', 'Text'],
  [{}],
  [true],
  ['string'],
  ['string', 'string'],
  { a: ['Text', 'Text'] },
  {},
  { a: null },
  { a: 1 },
  { a: 'Text' },
  { a: {} },
  { a: true },
  { a: [] },
  { a: ['Text'] },
  { a: [1] },
];

test('the table has the keywords of all vocabularies', () => {
  expect(keywords.length).toBeGreaterThan(50);
  expect(keywords).toEqual(
    expect.arrayContaining(['$defs', 'prefixItems', 'unevaluatedItems', 'contentSchema']),
  );
});

test.each(keywords)('%s of a wrong type is a finding', async (keyword) => {
  const wrong: unknown[] = [];
  for (const value of values) {
    const { findings } = await generateFrom({
      paths: {},
      components: { schemas: { Text: true, Any: { [keyword]: value } } },
    });
    const isRight = schemaOfSchemas?.({ [keyword]: value }) === true;
    const isReported = findings.some(({ code }) => !isRight || code === 'schema/invalid-keyword');
    if (isReported === isRight) wrong.push({ value, isRight, codes: findings.map(({ code }) => code) });
  }
  expect(wrong).toEqual([]);
});
