import type { Issue } from './issues.ts';
import { reachLimit } from './limit.ts';

/** Maximum depth of recursive schemas in a value. The stack has room for some thousands of calls. */
const DEEPEST = 256;
/**
 * Maximum entries of recursive schemas for one value. A limit of the depth alone does not limit the time: if several
 * alternatives refer to the same schema, the entries double with every level.
 */
const MOST_ENTRIES = 250_000;

let depth = 0;
let entries = 0;

/** Enters one more level of a recursive schema; returns false, without entering, at the limit of depth or work. */
export function enter(): boolean {
  if (depth === 0) entries = 0;
  if (depth >= DEEPEST || entries >= MOST_ENTRIES) return false;
  depth += 1;
  entries += 1;
  return true;
}

/** Leaves a level that was entered. */
export function leave(): void {
  depth -= 1;
}

/** Why a level was not entered. */
export function tooDeep(): Issue[] {
  return [entries >= MOST_ENTRIES ? reachLimit('effort', MOST_ENTRIES) : reachLimit('depth', DEEPEST)];
}
