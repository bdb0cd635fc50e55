import { expect, test } from 'vitest';
import { sendsLargeInteger } from '../../generators/schema/large-integer.ts';
import type { Schema } from '../../generators/schema/schema.ts';

const id = { type: 'integer', format: 'int64' };
const named: Readonly<Record<string, Schema>> = {
  '#/id': id,
  '#/tree': { properties: { children: { items: { $ref: '#/tree' } }, id: { $ref: '#/id' } } },
  '#/ring': { properties: { next: { $ref: '#/ring' } } },
  '#/received': { ...id, readOnly: true },
};

test.each<[Schema, boolean]>([
  [true, false],
  [{ type: 'integer' }, false],
  [{ type: 'integer', format: 'int32' }, false],
  [id, true],
  [{ type: ['integer', 'null'], format: 'uint64' }, true],
  [{ type: 'number', format: 'int64' }, true],
  [{ type: 'string', format: 'int64' }, false],
  [{ ...id, minimum: 1 }, true],
  [{ ...id, minimum: 1, maximum: 100 }, false],
  [{ ...id, exclusiveMinimum: 0, exclusiveMaximum: 101 }, false],
  [{ ...id, minimum: 0, maximum: 9223372036854775807n }, true],
  [{ type: 'integer', maximum: 9007199254740991 }, false],
  [{ type: 'integer', maximum: 9007199254740993n }, true],
  [{ type: 'integer', exclusiveMinimum: -9007199254740993n }, true],
  [{ type: 'string', maxLength: 9007199254740993n }, false],
  [{ enum: [1, 2] }, false],
  [{ enum: [1, 9007199254740993n] }, true],
  [{ const: { id: 9007199254740993n } }, true],
  [{ $ref: '#/id' }, true],
  [{ $ref: '#/tree' }, true],
  [{ $ref: '#/ring' }, false],
  [{ properties: { id: { $ref: '#/received' } } }, false],
  [{ properties: { id: { $ref: '#/id', readOnly: true } } }, false],
  [{ properties: { id: { ...id, writeOnly: true } } }, true],
  [{ anyOf: [{ type: 'string' }, id] }, true],
  [{ example: id }, false],
])('a request with %o may have an integer beyond 2^53: %o', (schema, want) => {
  expect(sendsLargeInteger(schema, (reference) => named[reference] ?? true)).toBe(want);
});
