export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of an object; undefined for everything else and for what it does not own. */
export function member(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A member that is an object; an empty one where it is missing. */
export function objectAt(value: Json | undefined, name: string): JsonObject {
  const found = member(value, name);
  return isObject(found) ? found : {};
}

/** A member that is an array; an empty one where it is missing. */
export function arrayAt(value: Json | undefined, name: string): readonly Json[] {
  const found = member(value, name);
  return Array.isArray(found) ? found : [];
}

/** A member that is a text. */
export function textAt(value: Json | undefined, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** An object without some of its members. */
export function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** The tokens of a JSON Pointer (RFC 6901). */
export function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A token of a JSON Pointer (RFC 6901). */
export function tokenOf(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
