import type { Json, JsonObject } from '../../json/json.ts';
import type { Conjuncts } from '../../schema/conjuncts.ts';
import { keywordOf, type NamesHolding } from '../../schema/schema.ts';

/** A value that meets a schema, and whose rules are to be broken one at a time. */
export interface MutationInput {
  readonly value: Json;
  /** The schema that has the rule. */
  readonly schema: JsonObject;
  /** All schemas that the value meets, including the one above. */
  readonly conjuncts: Conjuncts;
  /** For an array: up to `count` distinct items, by the schema of the first. */
  items(count: number): Json[];
  /** Whether an object may lack a required member: `readOnly` in a request. */
  mayLack(name: string): boolean;
}

/** Replacements for a value that meets a rule. They break this rule, and other rules as little as possible. */
export interface Replacement {
  /** The invalid member, if it is not the value itself. */
  readonly at?: string;
  /** Distinguishes further values for one rule from the first: `near`. */
  readonly variant?: string;
  readonly values: readonly Json[];
}

/** Breaks one rule; empty where the schema does not have it, or the value is of another type. */
export type Mutator = (given: MutationInput) => readonly Replacement[];

/** The name of a member that no document describes. */
export const UNKNOWN_MEMBER = 'member_that_nobody_knows';

/** Maximum number of characters, items and members that are made to exceed a bound. */
export const LARGEST_EXCESS = 100_000;

/** Breaks a rule with values beyond the number of its keyword. */
export function beyond(
  keyword: NamesHolding<number>,
  values: (limit: number, given: MutationInput) => readonly Json[],
): Mutator {
  return (given) => {
    const limit = keywordOf(given.schema, keyword);
    return limit === undefined ? [] : [{ values: values(limit, given) }];
  };
}
