import type { Json, JsonObject } from '../../../json/json.ts';
import { setMember } from '../../../json/member.ts';
import type { Places } from '../../../diagnostics/place.ts';

/**
 * A deep copy whose objects and arrays have the places of the originals; undefined if it has more than `limit` values.
 */
export function cloneValue(
  value: Json,
  places: Places,
  limit: number,
): { copy: Json; size: number } | undefined {
  let size = 0;
  // Recursion is bounded by the maximum depth of files.
  const clone = (original: Json): Json => {
    size += 1;
    if (size > limit || original === null || typeof original !== 'object') return original;
    if (Array.isArray(original)) return places.inherit(original.map(clone), original);
    const copy: JsonObject = {};
    for (const name of Object.keys(original)) setMember(copy, name, clone(original[name] ?? null));
    return places.inherit(copy, original);
  };
  const copy = clone(value);
  return size > limit ? undefined : { copy, size };
}
