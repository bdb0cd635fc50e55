import type { Json, JsonObject } from '../source/document.ts';
import { setMember } from '../source/member.ts';
import type { Places } from '../source/place.ts';

/**
 * Puts the members of every object in order of their names (by UTF-16 code unit), so that a document whose keys were
 * shuffled gives the same output. Lists keep their order: there it is part of the content.
 * Works in place where the order is right already; objects that are made anew inherit their place.
 */
export function canonicalise(root: JsonObject, places: Places): JsonObject {
  const result = ordered(root, places);
  const open: (JsonObject | Json[])[] = [result];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const container = next as Record<string | number, Json>;
    for (const key of Object.keys(container)) {
      const value = container[key];
      if (typeof value !== 'object' || value === null) continue;
      const child = Array.isArray(value) ? value : ordered(value, places);
      if (child !== value) container[key] = child;
      open.push(child);
    }
  }
  return result;
}

function ordered(object: JsonObject, places: Places): JsonObject {
  const keys = Object.keys(object);
  if (isSorted(keys)) return object;
  const made: JsonObject = {};
  for (const key of keys.toSorted()) setMember(made, key, object[key] ?? null);
  return places.inherit(made, object);
}

function isSorted(keys: readonly string[]): boolean {
  for (let index = 1; index < keys.length; index++) {
    if ((keys[index - 1] ?? '') > (keys[index] ?? '')) return false;
  }
  return true;
}
