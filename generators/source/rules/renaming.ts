import type { Edit } from '../../diagnostics/edit.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { JsonObject } from '../../json/json.ts';

/** The edit that replaces a name with the intended one; none if the object has that member too. */
export function renaming(
  value: JsonObject,
  name: string,
  meant: string | undefined,
  at: Place | undefined,
): readonly Edit[] {
  if (at === undefined || meant === undefined || Object.hasOwn(value, meant)) return [];
  return [{ at, replace: name, by: meant }];
}
