import type { Json, JsonObject } from '../../source/document.ts';
import type { Conjuncts } from '../../schema/conjuncts.ts';
import { keywordOf, type NamesHolding } from '../../schema/schema.ts';

/** A value that meets a schema, whose rules are to be broken one at a time. */
export interface Breakable {
  readonly value: Json;
  /** The schema that has the rule. */
  readonly schema: JsonObject;
  /** All schemas that the value meets; the one above is among them. */
  readonly conjuncts: Conjuncts;
  /** Of a list: at most so many items that differ from each other, by the schema of the first. */
  items(count: number): Json[];
  /** Whether an object may lack a member although it is required: `readOnly` in a request. */
  mayLack(name: string): boolean;
}

/** Values to stand in for one that meets a rule; they break it, and others as little as can be. */
export interface Replacement {
  /** The member that is wrong, if it is not the value itself. */
  readonly at?: string;
  /** Distinguishes further values for one rule from the first: `near`. */
  readonly variant?: string;
  readonly values: readonly Json[];
}

/** Breaks one rule; gives nothing where the schema does not have it, or the value is of another type. */
export type Breaks = (given: Breakable) => readonly Replacement[];

/** The name of a member that no document describes. */
export const UNKNOWN_MEMBER = 'member_that_nobody_knows';

/** More characters, items and members than this are not made to exceed a bound. */
export const LARGEST_EXCESS = 100_000;

/** Breaks a rule by values beyond the number that it holds. */
export function beyond(
  keyword: NamesHolding<number>,
  values: (limit: number, given: Breakable) => readonly Json[],
): Breaks {
  return (given) => {
    const limit = keywordOf(given.schema, keyword);
    return limit === undefined ? [] : [{ values: values(limit, given) }];
  };
}
