import type { Json, JsonObject } from '../document.ts';

/**
 * The innermost objects or arrays in which two values differ, by their paths of names: everything around them is equal,
 * including the names and their order. Recursion is bounded by the maximum depth of files.
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
    // All members are compared: a difference in one does not hide those in others.
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
