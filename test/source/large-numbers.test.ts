import { describe, expect, test } from 'vitest';
import type { Json } from '../../generators/json/json.ts';
import { parseJson } from '../../generators/source/parse/parse-json.ts';
import { parseYaml } from '../../generators/source/parse/parse-yaml.ts';
import { readFiles } from './document-folder.ts';

const largest = '9223372036854775807';

async function codesOf(schema: string): Promise<readonly string[]> {
  const { findings } = await readFiles({
    'a.yaml': `openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents: { schemas: { A: ${schema} } }\n`,
  });
  return findings.map(({ code }) => code);
}

describe('numbers that a double does not hold', () => {
  test.each([
    `{ type: integer, format: int64, minimum: -9223372036854775808, maximum: ${largest} }`,
    `{ type: integer, format: int64, example: ${largest}, default: ${largest} }`,
    `{ type: integer, format: int64, examples: [${largest}] }`,
    `{ type: string, maxLength: ${largest} }`,
    `{ type: array, items: {}, maxItems: ${largest} }`,
    `{ type: object, maxProperties: ${largest} }`,
    `{ type: number, multipleOf: ${largest} }`,
  ])('are no finding in %s', async (schema) => {
    expect(await codesOf(schema)).toEqual([]);
  });

  test.each([
    ['{ type: integer, enum: [9007199254740993, 9007199254740995] }'],
    ['{ enum: [1, -9007199254740993] }'],
    ['{ const: 9007199254740993 }'],
  ])('are one where they are listed: %s', async (schema) => {
    expect(await codesOf(schema)).toEqual(['schema/loss-of-precision']);
  });

  test.each<[text: string, want: Json]>([
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    [`-${largest}`, -9223372036854775807n],
    ['18446744073709551615', 18446744073709551615n],
    [
      '{ "a": [1, 9007199254740993], "b": "9007199254740993" }',
      { a: [1, 9007199254740993n], b: '9007199254740993' },
    ],
    ['1e20', 1e20],
    ['0.1234567890123456789', 0.12345678901234568],
    ['9007199254740993.0', 9007199254740992],
    ['1e400', 'Infinity'],
  ])('are read from JSON and from YAML: %s', (text, want) => {
    expect([parseJson, parseYaml].map((parse) => parse({ path: 'a', text }).value)).toEqual([want, want]);
  });

  test.each<[text: string, want: Json]>([
    ['+9007199254740993', 9007199254740993n],
    ['0x20000000000001', 9007199254740993n],
    ['0o400000000000000001', 9007199254740993n],
    ["'9007199254740993'", '9007199254740993'],
  ])('are read in the notations of YAML: %s', (text, want) => {
    expect(parseYaml({ path: 'a', text }).value).toEqual(want);
  });

  test.each([
    ['{ type: integer, maximum: 9007199254740993, default: 9007199254740994 }', 'schema/default-mismatch'],
    ['{ type: number, multipleOf: 9007199254740993, default: 9007199254740996 }', 'schema/default-mismatch'],
    ['{ type: integer, minimum: 9007199254740993, maximum: 9007199254740992 }', 'schema/unsatisfiable'],
    ['{ type: string, maxLength: -9007199254740993 }', 'schema/invalid-keyword'],
  ])('are compared exactly in the document: %s', async (schema, want) => {
    expect(await codesOf(schema)).toEqual([want]);
  });

  test('are integers for the schema of an extension', async () => {
    const { findings } = await readFiles({
      'a.yaml': `openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\nx-vocabulary: words\nx-build: ${largest}\n`,
      'words/x-vocabulary.schema.json': '{ "type": "string" }',
      'words/x-build.schema.json': `{ "type": "integer", "maximum": ${largest} }`,
    });
    expect(findings).toEqual([]);
  });

  test('are no length', async () => {
    expect(await codesOf('{ type: string, maxLength: 1.5 }')).toEqual(['schema/invalid-keyword']);
  });
});
