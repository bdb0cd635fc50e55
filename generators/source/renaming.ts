import type { Edit } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import type { JsonObject } from './document.ts';

/** The edit that replaces a name with the intended one; none if the object has that member too. */
export function renaming(given: {
  readonly value: JsonObject;
  readonly name: string;
  readonly meant: string | undefined;
  readonly at: Place | undefined;
}): readonly Edit[] {
  const { value, name, meant, at } = given;
  if (at === undefined || meant === undefined || Object.hasOwn(value, meant)) return [];
  return [{ at, replace: name, by: meant }];
}
