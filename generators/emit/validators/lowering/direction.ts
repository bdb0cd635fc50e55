import { isSchema } from '../../../model/schema-walk.ts';
import { isObject } from '../../../source/member.ts';
import type { Schema } from '../../../model/model.ts';
import type { JsonObject } from '../../../source/document.ts';
import type { Lowering } from './lower.ts';

/**
 * `readOnly` members need not be in requests, and `writeOnly` ones not in responses (OpenAPI 3.0.3 section 4.7.24.2,
 * which 3.1 leaves to JSON Schema 2020-12 Validation, section 9.4). Those that are there are checked as ever.
 */
export function requiredIn(schema: JsonObject, lowering: Lowering): JsonObject {
  const { required } = schema;
  const mark = lowering.direction === 'request' ? 'readOnly' : 'writeOnly';
  const search: Search = { mark, lowering, seen: new Set() };
  const allOf = pushedDown(schema, search);
  if (!Array.isArray(required)) return allOf === undefined ? schema : { ...schema, allOf };
  const optional = marked(schema, search);
  const kept = required.filter((name) => typeof name !== 'string' || !optional.has(name));
  return { ...schema, required: kept, ...(allOf === undefined ? {} : { allOf }) };
}

interface Search {
  readonly mark: 'readOnly' | 'writeOnly';
  readonly lowering: Lowering;
  readonly seen: Set<Schema>;
}

/** Names of the marked members that a schema, or one that holds together with it, describes. */
function marked(schema: Schema, search: Search): ReadonlySet<string> {
  if (typeof schema === 'boolean' || search.seen.has(schema)) return new Set();
  search.seen.add(schema);
  const { properties, allOf, $ref: reference } = schema;
  const own = isObject(properties) ? Object.entries(properties) : [];
  const parts = [
    ...(Array.isArray(allOf) ? allOf.filter(isSchema) : []),
    ...(typeof reference === 'string' ? [search.lowering.schema(reference).schema] : []),
  ];
  return new Set([
    ...own.filter(([, property]) => isSchema(property) && isMarked(property, search)).map(([name]) => name),
    ...parts.flatMap((part) => [...marked(part, search)]),
  ]);
}

/** The mark stands beside a reference, or at what that leads to. */
function isMarked(property: Schema, { mark, lowering }: Search): boolean {
  const visited = new Set<Schema>();
  let current = property;
  while (typeof current === 'object' && !visited.has(current)) {
    if (current[mark] === true) return true;
    visited.add(current);
    if (typeof current['$ref'] !== 'string') return false;
    current = lowering.schema(current['$ref']).schema;
  }
  return false;
}

/** Parts of `allOf` that require what another part or the schema itself describes: `allOf: [base, { required }]`. */
function pushedDown(schema: JsonObject, search: Search): JsonObject['allOf'] | undefined {
  const { allOf } = schema;
  if (!Array.isArray(allOf) || !allOf.some((part) => isObject(part) && Array.isArray(part['required'])))
    return undefined;
  const optional = marked(schema, { ...search, seen: new Set() });
  if (optional.size === 0) return undefined;
  return allOf.map((part) => {
    if (!isObject(part) || !Array.isArray(part['required'])) return part;
    return {
      ...part,
      required: part['required'].filter((name) => typeof name !== 'string' || !optional.has(name)),
    };
  });
}
