import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedSchemas } from '../../generators/check/shared-schemas.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { iterations } from '../runs/iterations.ts';

/** Schemas of which some are large enough to be shared, and hold others that are. */
const leaves: readonly JsonObject[] = ['a', 'b', 'c'].map((name) => ({
  type: 'object',
  required: [name],
  properties: Object.fromEntries(
    [1, 2, 3, 4, 5].map((number) => [`${name}${number}`, { type: 'string', minLength: number }]),
  ),
}));
const holders: readonly JsonObject[] = leaves.flatMap((leaf, index) => [
  { type: 'object', properties: { one: leaf, other: leaves[(index + 1) % leaves.length] ?? {} } },
  { type: 'array', items: { type: 'object', properties: { held: leaf }, anyOf: [leaf, { type: 'null' }] } },
]);
const deep: readonly JsonObject[] = holders.map((holder) => ({
  type: 'object',
  properties: { deep: holder },
}));
const pool = [...leaves, ...holders, ...deep];

/** A schema of a document, and whether it has a name. */
interface Root {
  readonly schema: JsonObject;
  readonly isNamed: boolean;
}

/** Each place has a schema of its own, also where it is equal to another. */
function rootOf(at: number, isNamed: boolean): Root {
  return { schema: structuredClone(pool[at] ?? {}), isNamed };
}

function shared(roots: readonly Root[], tracksEvaluated: boolean): object {
  const schemas = new SharedSchemas({ tracksEvaluated });
  for (const { schema } of roots) schemas.count(schema);
  const replaced = roots.map(({ schema, isNamed }) =>
    isNamed ? schemas.replace(schema) : schemas.replaceWhole(schema),
  );
  return { replaced, all: [...schemas.all] };
}

test('what documents that follow each other share is what each of them shares', () => {
  let shares = 0;
  const index = fc.nat(pool.length - 1);
  const changes = fc.array(fc.tuple(fc.nat(), index, fc.boolean()), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(index, fc.boolean()), { minLength: 2, maxLength: 6 }),
      fc.array(changes, { maxLength: 4 }),
      fc.boolean(),
      (first, edits, tracksEvaluated) => {
        const roots = first.map(([at, isNamed]) => rootOf(at, isNamed));
        for (const edit of [[], ...edits]) {
          for (const [place, at, isNamed] of edit) roots[place % (roots.length + 1)] = rootOf(at, isNamed);
          const now = shared(roots, tracksEvaluated);
          expect(now).toEqual(shared(structuredClone(roots), tracksEvaluated));
          if (JSON.stringify(now).includes('shared/')) shares += 1;
        }
      },
    ),
    { numRuns: iterations(500) },
  );
  expect(shares).toBeGreaterThan(iterations(100));
});
