import type { Json, JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import type { Schema } from './model.ts';

/**
 * The keywords of JSON Schema 2020-12 (Core section 10, Validation section 8) that hold subschemas: one, a list of them,
 * or some by name.
 */
const HOLDERS: ReadonlyMap<string, 'one' | 'list' | 'map'> = new Map([
  ['additionalProperties', 'one'],
  ['contains', 'one'],
  ['contentSchema', 'one'],
  ['else', 'one'],
  ['if', 'one'],
  ['items', 'one'],
  ['not', 'one'],
  ['propertyNames', 'one'],
  ['then', 'one'],
  ['unevaluatedItems', 'one'],
  ['unevaluatedProperties', 'one'],
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['prefixItems', 'list'],
  ['$defs', 'map'],
  ['dependentSchemas', 'map'],
  ['patternProperties', 'map'],
  ['properties', 'map'],
]);

/** A subschema and the keyword under which the schema that holds it has it. */
export interface Subschema {
  readonly keyword: string;
  readonly schema: Schema;
}

export function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}

/** The direct subschemas of a schema; annotations, `enum`, `const`, examples and extensions are data and are not entered. */
export function subschemas(schema: Schema): readonly Subschema[] {
  if (typeof schema === 'boolean') return [];
  const found: Subschema[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    for (const part of heldBy(keyword, value)) if (isSchema(part)) found.push({ keyword, schema: part });
  }
  return found;
}

/** The schema with each direct subschema replaced. */
export function mapSubschemas(schema: JsonObject, replace: (part: Schema) => Schema): JsonObject {
  const one = (value: Json): Json => (isSchema(value) ? replace(value) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]): [string, Json] => {
      const holder = HOLDERS.get(keyword);
      if (holder === 'one') return [keyword, one(value)];
      if (holder === 'list' && Array.isArray(value)) return [keyword, value.map(one)];
      if (holder !== 'map' || !isObject(value)) return [keyword, value];
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, part]): [string, Json] => [name, one(part)])),
      ];
    }),
  );
}

function heldBy(keyword: string, value: Json): readonly Json[] {
  switch (HOLDERS.get(keyword)) {
    case 'one':
      return [value];
    case 'list':
      return Array.isArray(value) ? value : [];
    case 'map':
      return isObject(value) ? Object.values(value) : [];
    default:
      return [];
  }
}

/** The schema and all schemas below it, without following references. Iterative, so that depth costs no stack. */
export function* allSchemas(schema: Schema): Generator<Schema> {
  const open: Schema[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (const child of subschemas(next)) open.push(child.schema);
  }
}

/** References that a schema or one below it holds, each once, in order of first sight. */
export function referencesOf(schema: Schema): ReadonlySet<string> {
  const references = new Set<string>();
  for (const part of allSchemas(schema)) {
    if (typeof part === 'object' && typeof part['$ref'] === 'string') references.add(part['$ref']);
  }
  return references;
}
