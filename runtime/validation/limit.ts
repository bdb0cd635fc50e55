import type { Issue } from './issues.ts';

/** The first limit that was reached since the last verdict on a whole value. */
let reached: Issue | undefined;

/**
 * Records that a part of a value is too large to check. The whole value is refused, because within `not`, `oneOf` or
 * a condition, refusing only the part could make the value valid.
 */
export function reachLimit(keyword: 'depth' | 'effort', expected: number): Issue {
  reached ??= { pointer: '', keyword, expected };
  return { ...reached };
}

/** The limit that was reached while a whole value was checked; the next value starts without one. */
export function takeLimit(): Issue | undefined {
  const limit = reached;
  reached = undefined;
  return limit;
}

/** The verdict on a whole value: what its check returned, unless a limit was reached. */
export function verdict(isAccepted: boolean): boolean {
  return takeLimit() === undefined && isAccepted;
}
