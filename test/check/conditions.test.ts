import { describe, expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { conditional, modelOf } from './model.ts';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import { emitted } from '../emit/emitted.ts';

/** The validator of the schema `S0`. */
function validatorOf(schemas: Readonly<Record<string, Json>>): (value: unknown) => string[] {
  const model = modelOf(schemas);
  const first = model.schemas.find(({ key }) => key === 'S0');
  if (first === undefined) throw new Error('The schema is lost.');
  const validate = liveValidators(model).schema(first, 'response');
  return (value) => validate(value).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
}

/** Conditions inside of the condition of the one before. */
function nested(levels: number): Json {
  return levels === 0 ? { required: ['a'] } : conditional(nested(levels - 1), { properties: { a: true } });
}

/** Schemas whose conditions refer to the next one. */
function chain(levels: number): Record<string, Json> {
  const links = Array.from({ length: levels }, (_, level) => [`S${level}`, link(level)] as const);
  return { ...Object.fromEntries(links), [`S${levels}`]: { properties: { a: { type: 'integer' } } } };
}

function link(level: number): JsonObject {
  const condition = { $ref: `#/components/schemas/S${level + 1}` };
  return { ...conditional(condition, { properties: { a: true } }), unevaluatedProperties: false };
}

/** The length of the module of nested conditions. */
async function sizeOf(levels: number): Promise<number> {
  const model = modelOf({ S0: { allOf: [nested(levels)], unevaluatedProperties: false } });
  const { files } = await emitted(validatorsEmitter, model);
  return files.find(({ path }) => path === 'validators/schemas/s0.js')?.text.length ?? 0;
}

/** How often the check of a chain reads a member. */
function readsIn(levels: number): number {
  let count = 0;
  const value = {
    get a() {
      count += 1;
      return 1;
    },
  };
  expect(validatorOf(chain(levels))(value)).toStrictEqual([]);
  return count;
}

describe('a condition is checked once, where others depend on what it has evaluated', () => {
  it('in code', async () => {
    const [few, many] = [await sizeOf(5), await sizeOf(10)];
    expect(few).toBeGreaterThan(500);
    expect(many).toBeLessThan(2.5 * few);
  });

  it('in a value', () => {
    expect(readsIn(24)).toBeLessThan(2.5 * readsIn(12));
  });
});

describe('what a condition has evaluated', () => {
  const a = { properties: { a: { const: 1 } }, required: ['a'] };
  const b = { properties: { b: true } };
  const closed = { unevaluatedProperties: false };
  it.each<[title: string, schema: Json, value: Json, errors: string[]]>([
    ['counts where it succeeds', { if: a, ...closed }, { a: 1 }, []],
    ['does not count where it fails', { if: a, ...closed }, { a: 2 }, ['/a unevaluatedProperties']],
    ['counts beside then', { ...conditional(a, b), ...closed }, { a: 1, b: 1 }, []],
    [
      'then does not count where it fails',
      { ...conditional(a, b), ...closed },
      { b: 1 },
      ['/b unevaluatedProperties'],
    ],
    ['else counts where it fails', { if: a, else: b, ...closed }, { b: 1 }, []],
    [
      'else does not count where it succeeds',
      { if: a, else: b, ...closed },
      { a: 1, b: 1 },
      ['/b unevaluatedProperties'],
    ],
    ['both, then', { ...conditional(a, b, { required: ['c'] }), ...closed }, { a: 1, b: 1 }, []],
    ['both, else', { ...conditional(a, b, { properties: { a: true } }), ...closed }, { a: 2 }, []],
    ['of a condition inside', { if: conditional(a, b), ...closed }, { a: 1, b: 1 }, []],
    [
      'of a failed one inside',
      { if: conditional(a, b, false), ...closed },
      { a: 2 },
      ['/a unevaluatedProperties'],
    ],
    [
      'of a failed clause',
      { ...conditional(a, { required: ['c'] }), ...closed },
      { a: 1 },
      [' required', ' if'],
    ],
    ['by a reference', { if: { $ref: '#/components/schemas/A' }, ...closed }, { a: 1 }, []],
    [
      'by a failed reference',
      { if: { $ref: '#/components/schemas/A' }, ...closed },
      { a: 2 },
      ['/a unevaluatedProperties'],
    ],
    ['of no condition', { ...conditional(true, b), ...closed }, { b: 1 }, []],
    ['of items', { if: { prefixItems: [{ const: 1 }] }, unevaluatedItems: false }, [1], []],
    [
      'of failed items',
      { if: { prefixItems: [{ const: 1 }] }, unevaluatedItems: false },
      [2],
      [' unevaluatedItems'],
    ],
  ])('%s', (_, schema, value, errors) => {
    expect(validatorOf({ S0: schema, A: a })(value)).toStrictEqual(errors);
  });
});
