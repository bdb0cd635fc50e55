import type { Place, Places } from '../../diagnostics/place.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { memberOf } from '../../json/member.ts';

/** A member of an object, or an item of a list. */
export interface Member {
  readonly holder: JsonObject | Json[];
  readonly key: string | number;
}

/** The place of a part of a value, or of what is left of the way to it. */
export function placeInside(member: Member, path: readonly string[], places: Places): Place | undefined {
  let { holder, key }: Member = member;
  for (const token of path) {
    const inner: Json | undefined = memberOf(holder as JsonObject, key);
    if (typeof inner !== 'object' || inner === null) break;
    [holder, key] = [inner, token];
  }
  return places.at(holder, key);
}
