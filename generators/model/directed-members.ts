import type { Schema } from './model.ts';
import { conjuncts } from '../schema/merge.ts';
import { schemaAt, type SchemaSource } from '../schema/named.ts';
import { keywordOf } from '../schema/schema.ts';
import type { Direction } from './variants.ts';

/** What decides whether members are sent: the direction, and the named schemas of the document. */
export interface Directed {
  readonly source: SchemaSource;
  readonly direction: Direction;
}

/**
 * Whether a member is sent in a direction: `readOnly` members are not sent in requests, `writeOnly` members not in
 * responses (JSON Schema 2020-12 Validation, section 9.4). Either keyword may be next to a reference or in its
 * target.
 */
export function isInDirection(property: Schema, directed: Directed): boolean {
  const excluding = directed.direction === 'request' ? 'readOnly' : 'writeOnly';
  const chain = new Set([property]);
  for (const schema of chain) {
    if (keywordOf(schema, excluding) === true) return false;
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) chain.add(schemaAt(directed.source, reference).schema);
  }
  return true;
}

/**
 * Names of members that are sent only in the other direction, in a schema and in the schemas that apply together with
 * it.
 */
export function membersOfOtherDirection(schema: Schema, directed: Directed): ReadonlySet<string> {
  const names = new Set<string>();
  for (const part of conjuncts(directed.source, schema))
    for (const [name, property] of Object.entries(keywordOf(part, 'properties') ?? {}))
      if (!isInDirection(property, directed)) names.add(name);
  return names;
}
