import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Schema } from '../../generators/model/model.ts';
import { alternatives } from '../../generators/sample/alternatives.ts';
import { firstChoice } from '../../generators/sample/choice.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { growth, LINEAR } from '../runs/growth.ts';
import { modelOf } from '../types/model-of.ts';
import { iterations } from '../runs/iterations.ts';

const none = modelOf({});
/** Choices that keep the order, but are not the ones whose results are kept. */
const inOrder = { below: () => 0, order: <T>(entries: readonly T[]): readonly T[] => entries };

/** The combinations, where each way has a copy of all that is required on it. */
function combinations(
  open: readonly Schema[],
  { met, groups }: { readonly met: readonly Schema[]; readonly groups: readonly (readonly Schema[])[] },
): readonly (readonly Schema[])[] {
  const [schema, ...rest] = open;
  if (schema === false) return [];
  if (schema === true || (schema !== undefined && met.includes(schema)))
    return combinations(rest, { met, groups });
  if (schema !== undefined) {
    const { allOf = [], anyOf, oneOf } = schema as Readonly<Record<string, readonly Schema[] | undefined>>;
    const own = [anyOf, oneOf].filter((group) => group !== undefined);
    return combinations([...rest, ...allOf], { met: [...met, schema], groups: [...groups, ...own] });
  }
  const [group, ...others] = groups;
  if (group === undefined) return [met];
  const [known, unknown] = [
    group.filter((each) => met.includes(each)),
    group.filter((each) => !met.includes(each)),
  ];
  return [...known, ...unknown].flatMap((branch) => combinations([branch], { met, groups: others }));
}

/** Schemas that have each other as parts, so that one is met on several ways. */
const shared = fc
  .array(
    fc.record({
      keyword: fc.constantFrom('allOf', 'anyOf', 'oneOf'),
      parts: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }),
      isNever: fc.boolean(),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((entries) => {
    const made: Schema[] = [];
    for (const { keyword, parts, isNever } of entries) {
      const below = parts.flatMap((part) => made[part % Math.max(1, made.length)] ?? []);
      const title = `schema ${made.length}`;
      made.push(below.length === 0 ? { title } : { title, [keyword]: isNever ? [...below, false] : below });
    }
    return made.at(-1) ?? true;
  });

test('combinations are those of ways that each have a copy of what they require', () => {
  let several = 0;
  fc.assert(
    fc.property(shared, (schema) => {
      const want = combinations([schema], { met: [], groups: [] });
      if (want.length > 1) several += 1;
      const found = alternatives(none, [schema], inOrder);
      expect(found).toEqual(want.slice(0, 32));
      expect(alternatives(none, [schema], inOrder)).toEqual(found);
    }),
    { numRuns: iterations(2_000) },
  );
  expect(several).toBeGreaterThan(iterations(200));
});

function chainOf(length: number): JsonObject {
  let schema: JsonObject = { type: 'string' };
  for (let index = 1; index < length; index += 1) schema = { anyOf: [schema, { type: 'integer' }] };
  return schema;
}

test('no branch of a long chain of unions has a copy of what the branches before it require', () => {
  const times = growth((length) => {
    const schema = chainOf(length);
    return () => expect(alternatives(none, [schema], inOrder)).toHaveLength(32);
  }, 600);
  expect(times).toBeLessThan(LINEAR);
});

test('a chain of unions that is longer than the stack has the combinations of its beginning', () => {
  expect(alternatives(none, [chainOf(20_000)], inOrder)).toHaveLength(32);
});

test('the combinations of a schema are kept, but not those of long chains', () => {
  const [short, long] = [chainOf(4), chainOf(400)].map(
    (schema) => () => alternatives(none, [schema], firstChoice),
  );
  expect(short?.()).toBe(short?.());
  expect(long?.()).not.toBe(long?.());
  expect(long?.()).toEqual(long?.());
});
