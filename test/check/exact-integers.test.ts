import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json } from '../../generators/json/json.ts';
import { conditional, modelOf } from './model.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const integer: Json = { type: 'integer' };
const positive: Json = { type: 'number', minimum: 0 };
const named: Json = { $ref: '#/components/schemas/Whole' };
const FOUND = 2 ** 53;
const openType: Json = { type: ['integer', 'number'] };

it.each<[what: string, schema: Json, value: Json, isValid: boolean]>([
  ['an integer', integer, FOUND, false],
  ['one of the types', { type: ['string', 'integer'] }, FOUND, false],
  ['the other type is wider', openType, FOUND, true],
  ['by its format', { type: 'number', format: 'int64' }, FOUND, false],
  ['of 64 bits in a negation', { not: { format: 'int64' } }, FOUND, false],
  ['of more than 64 bits in a negation', { not: { format: 'int64' } }, 2 ** 64, true],
  ['the lowest of 64 bits in a negation', { not: { format: 'int64' } }, -(2 ** 63), false],
  ['in a negation', { not: integer }, FOUND, false],
  ['in a negation of several types', { not: { type: ['integer', 'null'] } }, FOUND, false],
  ['in a named schema in a negation', { not: named }, FOUND, false],
  ['in a negation of a negation', { not: { not: integer } }, FOUND, true],
  ['in a member in a negation', { not: { properties: { a: integer } } }, { a: FOUND }, false],
  ['in a negation beside', { allOf: [integer, { not: { type: 'string' } }] }, FOUND, false],
  ['after a negation', { not: { type: 'string' }, type: 'integer' }, FOUND, false],
  ['in the first of two that match', { oneOf: [integer, positive] }, FOUND, false],
  ['in the second of two that match', { oneOf: [positive, integer] }, FOUND, false],
  ['in a named schema of two that match', { oneOf: [positive, named] }, FOUND, false],
  ['in the only one that matches', { oneOf: [integer, { type: 'string' }] }, FOUND, false],
  ['in one that does not match', { oneOf: [{ ...Object(integer), maximum: 5 }, positive] }, FOUND, true],
  ['in one of any', { anyOf: [integer, positive] }, FOUND, true],
  ['in all of any', { anyOf: [integer, { type: 'null' }] }, FOUND, false],
  ['in a condition that holds', conditional(integer, false), FOUND, false],
  ['in a condition without more', conditional(integer, true), FOUND, true],
  ['in what a condition asks', conditional(positive, integer), FOUND, false],
  [
    'in a condition that is tracked',
    { ...conditional(integer, false), unevaluatedItems: false },
    FOUND,
    false,
  ],
  ['in items that are contained', { contains: integer }, [FOUND], false],
  ['in too many that are contained', { contains: integer, maxContains: 1 }, [1, FOUND], false],
  ['in as many as allowed', { contains: integer, maxContains: 1 }, [FOUND], true],
  ['in a dependent schema', { dependentSchemas: { a: { properties: { a: integer } } } }, { a: FOUND }, false],
  ['in members that are left', { additionalProperties: integer }, { a: FOUND }, false],
  ['in values that are listed', { type: 'integer', enum: [2 ** 60] }, 2 ** 60, true],
])('%s: %j of %j', (_, schema, value, isValid) => {
  const model = modelOf({ Root: schema, Whole: integer });
  const root = schemaAt(model, '#/components/schemas/Root');
  expect(liveValidators(model).schema(root, 'response')(value).length === 0).toBe(isValid);
});
