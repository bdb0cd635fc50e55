import type { JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import type { NamedSchema, Schema } from './model.ts';
import { isSchema } from './schema-walk.ts';

/** A Discriminator Object (OpenAPI 3.1.1 section 4.8.25): the name of a member, and the schemas that its values mean. */
export interface Discriminator {
  readonly member: string;
  /** Values with the reference or the name of a schema, in the order of the document. */
  readonly mapping: readonly (readonly [value: string, target: string])[];
}

/** Finds a named schema by its reference. */
type Find = (reference: string) => NamedSchema;

/** The discriminator of a schema; undefined where it has none that names a member. */
export function discriminatorOf({ discriminator }: JsonObject): Discriminator | undefined {
  if (!isObject(discriminator) || typeof discriminator['propertyName'] !== 'string') return undefined;
  const mapping = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  return {
    member: discriminator['propertyName'],
    mapping: mapping.flatMap(([value, target]) =>
      typeof target === 'string' ? [[value, target] as const] : [],
    ),
  };
}

/** The values that the mapping gives to a schema, by reference or by name. */
export function mappedTags({ mapping }: Discriminator, { ref, key }: NamedSchema): readonly string[] {
  return mapping.filter(([, target]) => target === ref || target === key).map(([value]) => value);
}

/** The same, and the name of the schema where the mapping does not know it. */
export function tagsOf(discriminator: Discriminator, schema: NamedSchema): readonly string[] {
  const mapped = mappedTags(discriminator, schema);
  return mapped.length === 0 ? [schema.key] : mapped;
}

/** Whether a schema says no more of a member than that it is a text, so that a discriminator adds to it. */
export function leavesOpen(schema: Schema, member: string, find: Find): boolean {
  const property = propertyOf(schema, member, find);
  if (property === undefined || property === true) return true;
  return (
    isObject(property) && property['type'] === 'string' && !('enum' in property) && !('const' in property)
  );
}

/** The nearest description of a member, in the schema or in one that it refers to or is made of. */
function propertyOf(schema: Schema, member: string, find: Find): Schema | undefined {
  const parts = new Set([schema]);
  for (const part of parts) {
    if (typeof part === 'boolean') continue;
    const { $ref: reference, properties, allOf } = part;
    const own = isObject(properties) && Object.hasOwn(properties, member) ? properties[member] : undefined;
    if (isSchema(own)) return own;
    if (typeof reference === 'string') parts.add(find(reference).schema);
    if (Array.isArray(allOf)) for (const other of allOf.filter(isSchema)) parts.add(other);
  }
  return undefined;
}
