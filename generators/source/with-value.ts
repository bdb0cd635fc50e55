import type { Places } from '../diagnostics/place.ts';
import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';

/**
 * A copy of a value with another value at a path of names. Objects and lists around the place are copied, the rest is
 * shared.
 * @param places records the places of the copies
 */
export function withValue(
  around: Json,
  { tokens: [first, ...tokens] }: { readonly tokens: readonly string[] },
  value: Json,
  places: Places,
): Json {
  if (first === undefined || typeof around !== 'object' || around === null) return value;
  const copy: Json = Array.isArray(around) ? [...around] : {};
  for (const name of Object.keys(around)) {
    const member = (around as JsonObject)[name] ?? null;
    setMember(
      copy as JsonObject,
      name,
      name === first ? withValue(member, { tokens }, value, places) : member,
    );
  }
  return places.inherit(copy, around);
}
