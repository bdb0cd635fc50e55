import { describe, expect, test } from 'vitest';
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
    expect(await codesOf(schema)).toEqual(['schema/rounded-value']);
  });

  test('are no length', async () => {
    expect(await codesOf('{ type: string, maxLength: 1.5 }')).toEqual(['schema/invalid-keyword']);
  });
});
