import { isObject } from '../json/member.ts';
import { conjuncts, mergeSchema } from './merge.ts';
import type { SchemaSource } from './named.ts';
import { keywordOf, schemaUnder, type Schema } from './schema.ts';
import { constantsOf } from './types.ts';

/**
 * A Discriminator Object (OpenAPI 3.1.1 section 4.8.25): the name of a member, and the schemas that its values select.
 */
export interface Discriminator {
  readonly member: string;
  /** Values with the reference or the name of a schema, in the order of the document. */
  readonly mapping: readonly (readonly [value: string, target: string])[];
}

/** The discriminator of a schema; undefined where it has none with a property name. */
export function discriminatorOf(schema: Schema): Discriminator | undefined {
  const { propertyName: member, mapping } = keywordOf(schema, 'discriminator') ?? {};
  if (typeof member !== 'string') return undefined;
  return {
    member,
    mapping: Object.entries(isObject(mapping) ? mapping : {}).flatMap(([value, target]) =>
      typeof target === 'string' ? [[value, target] as const] : [],
    ),
  };
}

/**
 * Whether a schema allows other texts for a member than those that select it, so that requiring one of these is a
 * further rule. False if it allows none of them.
 */
export function leavesOpen(
  source: SchemaSource,
  schema: Schema,
  { member, values }: { readonly member: string; readonly values: readonly string[] },
): boolean {
  for (const part of conjuncts(source, schema)) {
    const property = schemaUnder(part, 'properties', member);
    if (property !== undefined && !allowsOthers(source, property, values)) return false;
  }
  return true;
}

function allowsOthers(source: SchemaSource, property: Schema, values: readonly string[]): boolean {
  if (property === true) return true;
  const { keywords, types, isImplied } = mergeSchema(source, property);
  const listed = constantsOf(keywords);
  if (listed === undefined) return !isImplied && types.length === 1 && types[0] === 'string';
  const chosen = values.filter((value) => listed.includes(value));
  return chosen.length === values.length && chosen.length < listed.length;
}
