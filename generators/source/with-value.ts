import type { Places } from '../diagnostics/place.ts';
import type { Json, JsonObject } from './document.ts';
import { setMember } from './member.ts';

/**
 * A value with another one at the end of some names, and all else as it was. What stands around the place is copied, the
 * rest is shared.
 * @param places know where the copies stand, where they are given
 */
export function withValue(
  around: Json,
  { tokens: [first, ...tokens] }: { readonly tokens: readonly string[] },
  value: Json,
  places?: Places,
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
  return places?.inherit(copy, around) ?? copy;
}
