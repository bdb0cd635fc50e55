import type { Issue } from './issues.ts';

/** Schemas that refer to themselves may be nested as deep in a value. A stack of calls holds some thousands. */
const LIMIT = 256;

let depth = 0;

/** Goes one level deeper into recursive schemas; false, without going, where that is too deep. */
export function enter(): boolean {
  if (depth >= LIMIT) return false;
  depth += 1;
  return true;
}

/** Comes back from a level that was entered. */
export function leave(): void {
  depth -= 1;
}

export function tooDeep(): Issue[] {
  return [{ pointer: '', keyword: 'depth', expected: LIMIT }];
}
