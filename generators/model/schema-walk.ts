import type { Json } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import type { Schema } from './model.ts';

/** Keywords of JSON Schema 2020-12 (Core section 10, Validation section 8) that hold one subschema. */
const SINGLE = [
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;
/** … a list of subschemas. */
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
/** … subschemas by name. */
const MAP = ['$defs', 'dependentSchemas', 'patternProperties', 'properties'] as const;

/** A subschema and the path to it from the schema that holds it. */
export interface Subschema {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

export function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}

/** The direct subschemas of a schema; annotations, `enum`, `const`, examples and extensions are data and are not entered. */
export function* subschemas(schema: Schema): Generator<Subschema> {
  if (typeof schema === 'boolean') return;
  for (const keyword of SINGLE) {
    const value = schema[keyword];
    if (isSchema(value)) yield { path: [keyword], schema: value };
  }
  for (const keyword of LIST) {
    const value = schema[keyword];
    if (!Array.isArray(value)) continue;
    for (const [index, entry] of value.entries()) {
      if (isSchema(entry)) yield { path: [keyword, index], schema: entry };
    }
  }
  for (const keyword of MAP) {
    const value = schema[keyword];
    if (!isObject(value)) continue;
    for (const [name, entry] of Object.entries(value)) {
      if (isSchema(entry)) yield { path: [keyword, name], schema: entry };
    }
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
