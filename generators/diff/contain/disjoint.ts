import { canonicalText } from './canonical-text.ts';
import { describedNames, schemasOfMember, type Reading } from './members.ts';
import type { End, Summary } from './summary.ts';
import type { Schema } from '../../schema/schema.ts';

/** How deep members are examined. */
const DEEPEST = 4;

/** Summarises the disjuncts of schemas of a document; undefined if there are too many. */
export type Read = (schemas: readonly Schema[]) => readonly Summary[] | undefined;

/** The documents of two disjuncts, and how to read the first. */
export interface DisjointSides {
  readonly readOne: Read;
  readonly readOther: Read;
  readonly reading: Reading;
}

/**
 * Whether no value can match both, because their types or their values are disjoint, or those of a member that one of
 * them requires.
 */
export function areDisjoint(one: Summary, other: Summary, sides: DisjointSides, depth = 0): boolean {
  const { readOne, readOther, reading } = sides;
  const types = [...one.types].filter((type) => other.types.has(type));
  if (types.length === 0) return true;
  if (one.values !== undefined && other.values !== undefined) {
    const texts = new Set(other.values.map(canonicalText));
    return one.values.every((value) => !texts.has(canonicalText(value)));
  }
  if (types.every((type) => type === 'integer' || type === 'fraction'))
    return isBelow(one.high, other.low) || isBelow(other.high, one.low);
  if (types.some((type) => type !== 'object') || depth > DEEPEST) return false;
  if ([...other.required].some((name) => schemasOfMember(one.conjuncts, name, reading).includes(false)))
    return true;
  const names = [...one.required, ...other.required].filter(
    (name) => describedNames(one.conjuncts).has(name) || describedNames(other.conjuncts).has(name),
  );
  return names.some((name) => {
    const first = readOne(schemasOfMember(one.conjuncts, name, { closed: false }));
    const second = readOther(schemasOfMember(other.conjuncts, name, { closed: false }));
    if (first === undefined || second === undefined) return false;
    return first.every((each) => second.every((member) => areDisjoint(each, member, sides, depth + 1)));
  });
}

/** Whether a range that ends here contains no number of a range that begins there. */
function isBelow(high: End | undefined, low: End | undefined): boolean {
  if (high === undefined || low === undefined) return false;
  return high.value < low.value || (high.value === low.value && (high.excluded || low.excluded));
}
