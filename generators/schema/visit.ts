import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { memoize } from '../incremental/memoize.ts';
import { keywordNamed } from '../keywords/keywords.ts';
import { isSchema, keywordOf, type Schema } from './schema.ts';

/** A subschema, and the keyword that contains it. */
export interface Subschema {
  readonly keyword: string;
  readonly schema: Schema;
}

/**
 * The direct subschemas of a schema. Annotations, `enum`, `const`, examples and extensions are data and are not
 * entered.
 */
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
      const holds = keywordNamed(keyword)?.holds;
      if (holds === 'schema') return [keyword, one(value)];
      if (holds === 'schemas' && Array.isArray(value)) return [keyword, value.map(one)];
      if (holds !== 'schemasByName' || !isObject(value)) return [keyword, value];
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, part]): [string, Json] => [name, one(part)])),
      ];
    }),
  );
}

function heldBy(keyword: string, value: Json): readonly Json[] {
  switch (keywordNamed(keyword)?.holds) {
    case 'schema':
      return [value];
    case 'schemas':
      return Array.isArray(value) ? value : [];
    case 'schemasByName':
      return isObject(value) ? Object.values(value) : [];
    default:
      return [];
  }
}

/**
 * The schema and all schemas below it, without following references. It is iterative, so depth does not use the stack.
 */
export function* allSchemas(schema: Schema): Generator<Schema> {
  const open: Schema[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (const child of subschemas(next)) open.push(child.schema);
  }
}

/** Memoizes a function of a schema: schemas do not change after they are read. */
export function memoizePerSchema<Found extends {}>(
  find: (schema: Schema) => Found,
): (schema: Schema) => Found {
  const once = memoize<JsonObject, Found>(find);
  return (schema) => (typeof schema === 'boolean' ? find(schema) : once(schema));
}

/** References in a schema and those below it, without duplicates, in order of first occurrence. */
export const referencesOf: (schema: Schema) => ReadonlySet<string> = memoizePerSchema((schema) => {
  const references = new Set<string>();
  for (const part of allSchemas(schema)) {
    const reference = keywordOf(part, '$ref');
    if (reference !== undefined) references.add(reference);
  }
  return references;
});
