import type { Json } from './json.ts';

/** JSON as `JSON.parse` returns it: all numbers are doubles. */
export type ParsedJson = null | boolean | number | string | ParsedJson[] | { [key: string]: ParsedJson };

/** A value of the document as the receiver of its JSON reads it. A value without bigints is returned as it is. */
export function asDoubles(value: Json): ParsedJson;
export function asDoubles(value: unknown): unknown;
export function asDoubles(value: unknown): unknown {
  return hasBigint(value) ? converted(value as Json) : value;
}

/** Whether a value has an integer that a double does not hold. Iterative: values of recordings may be deep. */
export function hasBigint(value: unknown): boolean {
  const open = [value];
  for (const each of open) {
    if (typeof each === 'bigint') return true;
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue;
    for (const inner of Object.values(each)) open.push(inner);
  }
  return false;
}

function converted(value: Json): ParsedJson {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(converted);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, converted(member)]));
}
