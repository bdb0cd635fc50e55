import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';
import { validatorOf } from './validator.ts';
import { written } from '../validators/output.ts';
import { iterations } from '../runs/iterations.ts';

const constants = Array.from({ length: 3_000 }, (_, index): Json => ({
  const: `c${index}`,
  title: `C ${index}`,
}));

/** What single alternatives say, each of which is asked alone. */
function met(schemas: readonly Json[], value: unknown): number {
  return schemas.filter((schema) => validatorOf(schema)(value).length === 0).length;
}

const branch = (index: number): Json => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: `k${index}` }, [`m${index}`]: { type: 'string' } },
});

describe('alternatives of constants', () => {
  const scalars = fc.constantFrom<Json>('a', 'b', '1', '', 1, 0, -1, 1.5, true, false, null);
  const alternatives = fc.oneof(
    scalars.map((value): Json => ({ const: value, description: 'One.' })),
    fc.array(scalars, { minLength: 1, maxLength: 3 }).map((values): Json => ({ enum: values })),
    fc.constantFrom<Json>(
      { type: 'string' },
      { type: 'number' },
      { const: ['a'] },
      { enum: [{ a: 1 }, 'a'] },
      { minimum: 1 },
    ),
  );

  test('are met as if each stood alone', () => {
    const values: readonly unknown[] = [
      'a',
      'b',
      '1',
      '',
      1,
      0,
      -0,
      -1,
      1.5,
      true,
      false,
      null,
      ['a'],
      { a: 1 },
      'z',
    ];
    fc.assert(
      fc.property(fc.array(alternatives, { minLength: 1, maxLength: 6 }), (schemas) => {
        const [any, one] = [validatorOf({ anyOf: schemas }), validatorOf({ oneOf: schemas })];
        for (const value of values) {
          const count = met(schemas, value);
          expect([schemas, value, any(value).length === 0]).toEqual([schemas, value, count > 0]);
          expect([schemas, value, one(value).length === 0]).toEqual([schemas, value, count === 1]);
        }
      }),
      { numRuns: iterations(100) },
    );
  });

  test.each(['anyOf', 'oneOf'])('may be thousands in %s, and are one list in the message', (keyword) => {
    const validate = validatorOf({ [keyword]: constants });
    expect(validate('c2999')).toEqual([]);
    expect(validate('c3000')).toMatchObject([
      { pointer: '', keyword, expected: { values: constants.map((_, index) => `c${index}`), types: [] } },
    ]);
    expect(validate('c3000')[0]?.message).toMatch(/^must be one of "c0" \(C 0\), "c1" \(C 1\), .*…$/);
  });

  test('keep their order in the message', () => {
    const schemas = [{ const: 'b' }, { type: 'null' }, { const: 'a' }, { enum: ['c', 'b'] }];
    expect(validatorOf({ anyOf: schemas })(1)).toMatchObject([
      { keyword: 'anyOf', expected: { values: ['b', 'a', 'c'], types: ['null'] } },
    ]);
  });
});

describe('wide schemas are printed in time, and run', () => {
  const branches = Array.from({ length: 5_000 }, (_, index) => branch(index));
  const members = Array.from(
    { length: 20_000 },
    (_, index) => [`m${index}`, { type: 'string', maxLength: 3 }] as const,
  );

  test.each<[string, Json, valid: unknown, invalid: unknown]>([
    ['5,000 of anyOf', { anyOf: branches }, { kind: 'k4999' }, { kind: 'k4999', m4999: 1 }],
    ['5,000 of oneOf', { oneOf: branches }, { kind: 'k4999' }, { kind: 'k4999', m4999: 1 }],
    [
      '5,000 of allOf',
      { allOf: branches.map((_, index) => ({ minProperties: index % 3 })) },
      { a: 1, b: 1 },
      {},
    ],
    ['20,000 properties', { properties: Object.fromEntries(members) }, { m19999: 'abc' }, { m19999: 'abcd' }],
    ['20,000 required', { required: members.map(([name]) => name) }, Object.fromEntries(members), { m1: 1 }],
    ['20,000 values', { enum: members.map(([name]) => name) }, 'm19999', 'm20000'],
  ])('%s', async (_, schema, valid, invalid) => {
    const folder = await written(modelOf({ Root: schema }));
    const url = pathToFileURL(join(folder, 'validators/schemas/root.js')).href;
    const { isRoot } = (await import(url)) as { isRoot: (value: unknown) => boolean };
    expect([isRoot(valid), isRoot(invalid)]).toEqual([true, false]);
  });
});
