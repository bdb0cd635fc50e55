import { expect, test } from 'vitest';
import { admitsText } from '../../generators/model/admits-text.ts';
import type { Json } from '../../generators/json/json.ts';
import type { Schema } from '../../generators/model/model.ts';

const named: Readonly<Record<string, Json>> = {
  Pet: { type: 'object' },
  Name: { type: 'string' },
  Endless: { anyOf: [{ $ref: 'Endless' }] },
};

test.each<[Schema, boolean]>([
  [true, true],
  [{}, true],
  [{ type: 'string', maxLength: 3 }, true],
  [{ type: ['object', 'string'] }, true],
  [{ enum: [1, 'a'] }, true],
  [{ const: 'a' }, true],
  [{ $ref: 'Name' }, true],
  [{ $ref: 'Nobody' }, true],
  [{ $ref: 'Endless' }, true],
  [{ anyOf: [{ $ref: 'Pet' }, { $ref: 'Name' }] }, true],
  [{ allOf: [{ $ref: 'Name' }, { minLength: 1 }] }, true],
  [{ type: 'object' }, false],
  [{ type: ['integer', 'null'] }, false],
  [{ enum: [1, null] }, false],
  [{ const: 1 }, false],
  [{ properties: { a: true } }, false],
  [{ items: { type: 'string' } }, false],
  [{ $ref: 'Pet' }, false],
  [{ oneOf: [{ $ref: 'Pet' }, { type: 'array' }] }, false],
  [{ allOf: [{ $ref: 'Pet' }, {}] }, false],
])('%j: %j', (schema, want) => {
  expect(admitsText(schema, (reference) => named[reference])).toBe(want);
});
