import type { Json, JsonObject } from './json.ts';
import { setMember } from './member.ts';

/** A deep copy; recursion is bounded by the maximum depth of files. */
export function copyValue(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyValue);
  const copy: JsonObject = {};
  for (const name of Object.keys(value)) setMember(copy, name, copyValue(value[name] ?? null));
  return copy;
}
