import type { Json, JsonObject } from './json.ts';

/**
 * Sets a member of any name: assignment to `__proto__` would change the prototype instead. Documents are ordinary
 * objects in which `__proto__` is an own member like any other, as with `JSON.parse`.
 */
export function setMember(object: JsonObject, name: string, value: Json): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[name] = value;
  }
}

/** An own member; undefined if the value is not an object or has no such member. */
export function memberOf(value: Json | undefined, name: string | number): Json | undefined {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined;
  return (value as JsonObject)[name];
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of an array; empty for any other value. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Replaces the name and value of a member, and keeps its position among the others. */
export function replaceMember(object: JsonObject, name: string, made: { name: string; value: Json }): void {
  const entries = Object.entries(object);
  const at = entries.findIndex(([each]) => each === name);
  for (const [each] of entries.slice(at)) delete object[each];
  setMember(object, made.name, made.value);
  for (const [each, value] of entries.slice(at + 1)) if (each !== made.name) setMember(object, each, value);
}

/** Removes values from a list or an object, in place. */
export function removeValues(container: JsonObject | Json[], values: ReadonlySet<unknown>): void {
  if (Array.isArray(container)) {
    const kept = container.filter((each) => !values.has(each));
    container.length = 0;
    for (const each of kept) container.push(each);
    return;
  }
  for (const name of Object.keys(container)) if (values.has(container[name])) delete container[name];
}
