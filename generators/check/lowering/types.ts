import type { Json, JsonObject } from '../../source/document.ts';

/** The types of JSON Schema (2020-12 Core, section 4.2.1) and what belongs to them. */
const JSON_TYPES: ReadonlyMap<string, (value: Json) => boolean> = new Map<string, (value: Json) => boolean>([
  ['array', Array.isArray],
  ['boolean', (value) => typeof value === 'boolean'],
  ['integer', Number.isInteger],
  ['null', (value) => value === null],
  ['number', (value) => typeof value === 'number'],
  ['object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value)],
  ['string', (value) => typeof value === 'string'],
]);

/**
 * What the compiler checks in other ways than a single `type`: several types, and integers, which must be ones that
 * JavaScript holds exactly.
 */
export function lowerTypes(schema: JsonObject): JsonObject {
  const { type, ...others } = schema;
  if (type === undefined) return markInt64(schema);
  const types = typesOf(schema);
  const [first] = types;
  if (first === undefined || isSaidByValues(schema, types)) return markInt64(others);
  if (types.length > 1) {
    const isInteger = types.includes('integer') && !types.includes('number');
    return { ...others, types: [...types], ...(isInteger ? { safeInteger: true } : {}) };
  }
  return first === 'integer' ? { ...others, integer: true } : markInt64({ ...others, type: first });
}

/** The types that a schema lists, without names that are none. */
export function typesOf(schema: JsonObject): readonly string[] {
  const listed = [schema['type'] ?? []].flat();
  return [...new Set(listed.filter((type) => typeof type === 'string'))].filter((type) =>
    JSON_TYPES.has(type),
  );
}

/** Where all allowed values are of the type, it asks for nothing more. */
function isSaidByValues(schema: JsonObject, types: readonly string[]): boolean {
  const values = Object.hasOwn(schema, 'const') ? [schema['const'] ?? null] : schema['enum'];
  return (
    Array.isArray(values) &&
    values.every((value) => types.some((type) => JSON_TYPES.get(type)?.(value) === true))
  );
}

function markInt64(schema: JsonObject): JsonObject {
  return schema['format'] === 'int64' ? { ...schema, safeInteger: true } : schema;
}
