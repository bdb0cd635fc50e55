import type { Json, JsonObject } from '../document.ts';

/**
 * The innermost containers in which two values differ, by the names that lead to them: all around them is the same, the
 * names and their order included. Recursion is bounded by the depth to which files may be nested.
 */
export function differences(before: Json, now: Json): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const look = (one: Json, other: Json, tokens: readonly string[]): boolean => {
    if (Object.is(one, other)) return true;
    if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
    const names = Object.keys(other);
    const namesBefore = Object.keys(one);
    const isAlike =
      names.length === namesBefore.length &&
      names.every((name, index) => name === namesBefore[index] && name !== '__proto__');
    // All members are looked at: what was found in some of them is no less different.
    const same =
      isAlike && names.filter((name) => !look(one[name] ?? null, other[name] ?? null, [...tokens, name]));
    if (same === false || same.length > 0) found.push(tokens);
    return true;
  };
  if (!look(before, now, [])) found.push([]);
  return found;
}

function isContainer(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
