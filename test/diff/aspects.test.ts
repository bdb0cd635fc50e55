import { describe, expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import { aspects } from '../../generators/diff/codes/aspects.ts';
import type { Json } from '../../generators/json/json.ts';
import { comparedFrom, request, response } from './documents.ts';

const named = (value: Json): Json => ({ type: 'object', properties: { a: value } });
const open = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } } as const;

/** A schema that takes more, and one that takes less, by one aspect alone. */
const ordered: readonly (readonly [aspect: string, wide: Json, narrow: Json])[] = [
  ['type', { type: ['string', 'integer'] }, { type: 'string' }],
  ['type', {}, { type: 'string' }],
  ['type', { type: ['string', 'null'] }, { type: 'string' }],
  ['type', { type: 'number' }, { type: 'integer' }],
  ['values', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['values', { type: 'string' }, { type: 'string', const: 'a' }],
  ['format', { type: 'string' }, { type: 'string', format: 'date' }],
  ['minimum', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 5 }],
  ['minimum', { type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 1 }],
  ['minimum', { type: 'number' }, { type: 'number', minimum: 0 }],
  ['maximum', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 5 }],
  ['maximum', { type: 'number', maximum: 9 }, { type: 'number', exclusiveMaximum: 9 }],
  ['multiple', { type: 'integer', multipleOf: 2 }, { type: 'integer', multipleOf: 4 }],
  ['multiple', { type: 'integer' }, { type: 'integer', multipleOf: 10 }],
  ['min-length', { type: 'string', minLength: 1 }, { type: 'string', minLength: 3 }],
  ['max-length', { type: 'string', maxLength: 60 }, { type: 'string', maxLength: 40 }],
  ['pattern', { type: 'string' }, { type: 'string', pattern: '^a+$' }],
  ['min-items', { type: 'array' }, { type: 'array', minItems: 2 }],
  ['max-items', { type: 'array', maxItems: 4 }, { type: 'array', maxItems: 2 }],
  ['unique-items', { type: 'array' }, { type: 'array', uniqueItems: true }],
  ['contains', { type: 'array' }, { type: 'array', contains: { const: 'a' } }],
  ['unevaluated-items', { type: 'array' }, { type: 'array', prefixItems: [{}], unevaluatedItems: false }],
  ['min-properties', open, { ...open, minProperties: 1 }],
  ['max-properties', open, { ...open, maxProperties: 1 }],
  ['property-names', { type: 'object' }, { type: 'object', propertyNames: { pattern: '^[a-z]+$' } }],
  [
    'pattern-properties',
    { type: 'object' },
    { type: 'object', patternProperties: { '^x_': { type: 'integer' } } },
  ],
  ['dependent-required', open, { ...open, dependentRequired: { a: ['b'] } }],
  ['dependent-schemas', open, { ...open, dependentSchemas: { a: { required: ['b'] } } }],
  ['unevaluated-properties', open, { ...open, unevaluatedProperties: false }],
  ['not', { type: 'string' }, { type: 'string', not: { const: 'a' } }],
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
  ['condition', open, { ...open, if: { required: ['a'] }, then: { required: ['b'] } }],
  [
    'alternatives',
    { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  ],
  ['other-properties', { ...open, additionalProperties: true }, { ...open, additionalProperties: false }],
];

/** Schemas of which neither takes all that the other takes. */
const different: readonly (readonly [aspect: string, one: Json, other: Json])[] = [
  ['type', { type: 'string' }, { type: 'integer' }],
  ['format', { type: 'string', format: 'date' }, { type: 'string', format: 'uuid' }],
  ['multiple', { type: 'integer', multipleOf: 2 }, { type: 'integer', multipleOf: 3 }],
  ['pattern', { type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^b+$' }],
  ['not', { not: { type: 'string' } }, { not: { type: 'integer' } }],
  ['contains', { type: 'array', contains: { const: 1 } }, { type: 'array', contains: { const: 2 } }],
];

type Found = readonly [code: string, verdict: string];

function found(before: Json, after: Json, side: typeof request): readonly Found[] {
  const { changes } = diffModels(comparedFrom(side(named(before))), comparedFrom(side(named(after))));
  return changes.map(({ code, verdict }) => [code, verdict.kind]);
}

describe('an aspect of a schema', () => {
  it.each(ordered)('%s: %j is narrowed to %j', (aspect, wide, narrow) => {
    expect(found(wide, narrow, request)).toEqual([[`diff/request-${aspect}-narrowed`, 'breaks']]);
    expect(found(narrow, wide, request)).toEqual([[`diff/request-${aspect}-widened`, 'safe']]);
    expect(found(wide, narrow, response)).toEqual([[`diff/response-${aspect}-narrowed`, 'safe']]);
    expect(found(narrow, wide, response)).toEqual([[`diff/response-${aspect}-widened`, 'breaks']]);
  });

  it.each(different)('%s: %j becomes %j', (aspect, one, other) => {
    expect(found(one, other, request)).toEqual([[`diff/request-${aspect}-changed`, 'breaks']]);
    expect(found(one, other, response)).toEqual([[`diff/response-${aspect}-changed`, 'breaks']]);
  });

  it('has a row', () => {
    const rows = new Set(ordered.map(([aspect]) => aspect));
    expect(aspects.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual([]);
  });
});
