import { isObject } from '../source/member.ts';
import type { JsonObject } from '../source/document.ts';
import type { NamedSchema, Schema } from './model.ts';
import { isSchema } from '../schema/schema.ts';
import type { Direction } from './variants.ts';

/** What tells whether members belong to a direction: that direction, and the named schemas of the document. */
export interface Directed {
  readonly direction: Direction;
  schema(reference: string): NamedSchema;
}

/**
 * Whether a member, given by its schema, takes part in a direction: `readOnly` ones are not for requests, `writeOnly`
 * ones not for responses (JSON Schema 2020-12 Validation, section 9.4). The mark stands beside a reference, or at what
 * that leads to.
 */
export function isInDirection(property: Schema, { direction, schema: named }: Directed): boolean {
  const excluding = direction === 'request' ? 'readOnly' : 'writeOnly';
  const chain = new Set([property]);
  for (const schema of chain) {
    if (!isObject(schema)) return true;
    if (schema[excluding] === true) return false;
    if (typeof schema['$ref'] === 'string') chain.add(named(schema['$ref']).schema);
  }
  return true;
}

/** Names of the members of the other direction, in a schema and in the parts that hold together with it. */
export function membersOfOtherDirection(schema: JsonObject, directed: Directed): ReadonlySet<string> {
  const names = new Set<string>();
  const parts = new Set<Schema>([schema]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    const { properties, allOf, $ref: reference } = part;
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      if (isSchema(property) && !isInDirection(property, directed)) names.add(name);
    }
    if (typeof reference === 'string') parts.add(directed.schema(reference).schema);
    for (const other of Array.isArray(allOf) ? allOf.filter(isSchema) : []) parts.add(other);
  }
  return names;
}
