import type { ValidationError } from '../../runtime/validation/result.ts';
import type { Mismatch } from '../source/rules/value-checks.ts';
import type { Json } from '../json/json.ts';
import { memberOf } from '../json/member.ts';
import { segmentsOf } from '../json/pointer.ts';

/** Keywords whose errors are about a member that should not be there. In a document, its object is the wrong part. */
const CLOSING: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

/** An error of a validator, as one of a value that the document contains. */
export function mismatchOf({ pointer, keyword, message }: ValidationError): Mismatch {
  const path = segmentsOf(pointer);
  const name = path.at(-1);
  if (!CLOSING.has(keyword) || name === undefined) return { path, problem: message };
  return { path: path.slice(0, -1), problem: `must not have the property ${JSON.stringify(name)}` };
}

/** The mismatch that a reader of the value meets first: of a part before those inside it, in the order of the value. */
export function firstOf(mismatches: readonly Mismatch[], value: Json, depth = 0): Mismatch | undefined {
  const own = mismatches.find(({ path }) => path.length === depth);
  if (own !== undefined || mismatches.length < 2 || typeof value !== 'object' || value === null)
    return own ?? mismatches[0];
  const byName = Map.groupBy(mismatches, ({ path }) => path[depth] ?? '');
  const name = Object.keys(value).find((each) => byName.has(each)) ?? '';
  return firstOf(byName.get(name) ?? mismatches.slice(0, 1), memberOf(value, name) ?? null, depth + 1);
}
