import { isObject } from '../source/member.ts';
import { conjuncts } from './merge.ts';
import type { SchemaSource } from './named.ts';
import { keywordOf, schemaUnder, type Schema } from './schema.ts';

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

/** Whether a schema allows every text for a member, so that a discriminator adds a rule. */
export function leavesOpen(source: SchemaSource, schema: Schema, member: string): boolean {
  for (const part of conjuncts(source, schema)) {
    const property = schemaUnder(part, 'properties', member);
    if (property !== undefined && property !== true && !isPlainText(property)) return false;
  }
  return true;
}

function isPlainText(schema: Schema): boolean {
  const [type, other] = keywordOf(schema, 'type') ?? [];
  const listsValues = keywordOf(schema, 'enum') !== undefined || keywordOf(schema, 'const') !== undefined;
  return type === 'string' && other === undefined && !listsValues;
}
