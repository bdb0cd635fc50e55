import { keywordOf, schemaUnder } from '../../schema/schema.ts';
import { constantsOf as valuesIn } from '../../schema/types.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import type { Summary } from '../contain/summary.ts';
import type { Comparison } from './comparison.ts';
import { nameOf } from './branch-name.ts';
import type { Alternative, AlternativePair } from './alternative.ts';

/** Alternatives of two documents that correspond, and those that only one of them has. */
export interface Paired {
  readonly pairs: readonly AlternativePair[];
  readonly removed: readonly Alternative[];
  readonly added: readonly Alternative[];
}

type Test = (before: Alternative, after: Alternative) => boolean;

/**
 * Pairs the alternatives of two schemas, in any order: first equal ones, then those with the same name, then those
 * with the same constants, then those with the same types. A single alternative on each side is a pair.
 */
export function pairDisjuncts(
  { same }: Comparison,
  before: readonly Alternative[],
  after: readonly Alternative[],
): Paired {
  const [only, ...others] = before;
  const [single, ...more] = after;
  if (only !== undefined && single !== undefined && others.length + more.length === 0)
    return { pairs: [{ before: only, after: single }], removed: [], added: [] };
  const tests: readonly Test[] = [
    (one, other) => {
      const [old, young] = [one.disjunct.branches, other.disjunct.branches];
      return (
        old.length === young.length &&
        old.every(({ schema }, index) => {
          const branch = young[index];
          return branch !== undefined && same.areSame(schema, branch.schema);
        })
      );
    },
    (one, other) => namesOf(one) !== '' && namesOf(one) === namesOf(other),
    (one, other) => constantsOf(one) !== '' && constantsOf(one) === constantsOf(other),
    (one, other) => typesOf(one.summary) === typesOf(other.summary),
  ];
  const pairs: AlternativePair[] = [];
  let removed = [...before];
  const added = new Set(after);
  for (const test of tests) {
    removed = removed.filter((one) => {
      const found = [...added].find((other) => test(one, other));
      if (found === undefined) return true;
      added.delete(found);
      pairs.push({ before: one, after: found });
      return false;
    });
  }
  return { pairs, removed, added: [...added] };
}

/** The names of referenced schemas and titles; empty where there are none. */
function namesOf({ disjunct: { branches } }: Alternative): string {
  const isNamed = branches.some(
    ({ schema }) => keywordOf(schema, '$ref') !== undefined || keywordOf(schema, 'title') !== undefined,
  );
  return isNamed ? branches.map(nameOf).join(' ') : '';
}

/** The required members that are constants, which distinguish alternatives. */
function constantsOf({ summary: { conjuncts, required, values } }: Alternative): string {
  if (values !== undefined) return canonicalText(values.slice(0, 8));
  const members = [...required].flatMap((name) =>
    conjuncts.flatMap((conjunct) => {
      const property = schemaUnder(conjunct, 'properties', name);
      const [constant, ...others] = property === undefined ? [] : (valuesIn(property) ?? []);
      const isFixed = constant !== undefined && others.length === 0;
      return isFixed ? [`${JSON.stringify(name)}:${canonicalText(constant)}`] : [];
    }),
  );
  return members.join(',');
}

function typesOf({ types }: Summary): string {
  return [...types].join(' ');
}
