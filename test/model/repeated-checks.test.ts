import { expect, test } from 'vitest';
import { createSchemaGraph } from '../../generators/model/schema-graph.ts';
import type { JsonObject } from '../../generators/json/json.ts';

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Schemas, each of which leads to the next, and which of them count their checks. */
function repeatedOf(count: number, lead: (to: JsonObject) => JsonObject): readonly string[] {
  const names = Array.from({ length: count }, (_, index) => `L${index}`);
  const schemas = new Map(
    names.map((name, index) => [
      `#/components/schemas/${name}`,
      index === 0 ? { type: 'string' } : lead(reference(`L${index - 1}`)),
    ]),
  );
  const graph = createSchemaGraph(schemas);
  return names.filter((name) => graph.isRepeated(`#/components/schemas/${name}`));
}

const LARGE = 20_000;

test.each<readonly [string, (to: JsonObject) => JsonObject]>([
  ['references', (to) => to],
  ['several members', (to) => ({ properties: { a: to, b: to }, additionalProperties: to })],
  ['items', (to) => ({ prefixItems: [to, to], items: to })],
  ['definitions', (to) => ({ $defs: { a: to, b: to }, properties: { a: to } })],
  ['different schemas for the member', (to) => ({ anyOf: [{ properties: { a: to } }, { type: 'string' }] })],
])('%s lead to each part in one way, however many there are', (_, lead) => {
  expect(repeatedOf(LARGE, lead)).toEqual([]);
});

test.each<readonly [string, (to: JsonObject) => JsonObject]>([
  ['alternatives', (to) => ({ anyOf: [{ properties: { a: to } }, { properties: { a: to } }] })],
  ['patterns', (to) => ({ properties: { a: to }, patternProperties: { '^a': to } })],
  ['several patterns', (to) => ({ patternProperties: { '^a': to, a$: to } })],
  ['contains', (to) => ({ items: to, contains: to })],
  ['dependent schemas', (to) => ({ properties: { a: to }, dependentSchemas: { a: { items: to } } })],
  ['conditions', (to) => ({ if: { properties: { a: to } }, properties: { a: to } })],
])('%s that lead to a part in two ways are counted where that doubles again and again', (_, lead) => {
  expect(repeatedOf(10, lead)).toEqual([]);
  const repeated = repeatedOf(40, lead);
  expect(repeated).toContain('L39');
  expect(repeated).not.toContain('L3');
});
