import type { Schema } from '../../model/model.ts';
import { isSchema } from '../../model/schema-walk.ts';
import { isObject } from '../../source/member.ts';
import type { JsonObject } from '../../source/document.ts';
import { allOf } from './composition.ts';
import type { TypeScope } from './scope.ts';

/** Whether a member takes part in the direction of the scope (JSON Schema 2020-12, Validation section 9.4). */
export function isInDirection(property: Schema, { types, direction }: TypeScope): boolean {
  const excluding = direction === 'request' ? 'readOnly' : 'writeOnly';
  const chain = new Set([property]);
  for (const schema of chain) {
    if (!isObject(schema)) return true;
    if (schema[excluding] === true) return false;
    if (typeof schema['$ref'] === 'string') chain.add(types.schema(schema['$ref']).schema);
  }
  return true;
}

/** Names of the members of the other direction, in a schema and in the parts that hold together with it. */
export function membersOfOtherDirection(schema: JsonObject, scope: TypeScope): ReadonlySet<string> {
  const names = new Set<string>();
  const parts = new Set<Schema>([schema]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    for (const [name, property] of Object.entries(isObject(part['properties']) ? part['properties'] : {})) {
      if (isSchema(property) && !isInDirection(property, scope)) names.add(name);
    }
    if (typeof part['$ref'] === 'string') parts.add(scope.types.schema(part['$ref']).schema);
    for (const other of allOf(part)) parts.add(other);
  }
  return names;
}
