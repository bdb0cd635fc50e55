import { expect, test } from 'vitest';
import { printOpenApi } from '../../generators/emit/openapi/print-openapi.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { growth, LINEAR } from '../runs/growth.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

test.each<[chain: string, schemaOf: (next: JsonObject) => JsonObject]>([
  ['alternatives beside a text', (next) => ({ anyOf: [next, { type: 'string' }] })],
  ['parts with names', (next) => ({ allOf: [next, { type: 'object' }], required: ['name'] })],
  ['parts that are alike', (next) => ({ allOf: Array(9).fill(next), required: ['name'] })],
])('the time for a chain of %s grows with its length', (_, schemaOf) => {
  const work = (size: number): (() => string) => {
    const entries = Array.from({ length: size }, (__, index) => [
      `S${index}`,
      index === size - 1 ? { enum: ['a'] } : schemaOf(ref(`S${index + 1}`)),
    ]);
    const schemas = Object.fromEntries(entries) as JsonObject;
    return () => printOpenApi({ components: { schemas } });
  };
  expect(growth(work, 100)).toBeLessThan(LINEAR);
});
