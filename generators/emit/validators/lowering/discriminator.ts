import type { Schema } from '../../../model/model.ts';
import { isSchema } from '../../../model/schema-walk.ts';
import { isObject } from '../../../source/member.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import type { Lowering } from './lower.ts';

/**
 * `discriminator` (OpenAPI 3.1 section 4.8.25): an alternative that is a reference is met only by values whose tag
 * leads to it. Alternatives that say themselves which tags they have stay as they are.
 */
export function tagAlternatives(schema: JsonObject, lowering: Lowering): JsonObject {
  const { discriminator } = schema;
  if (!isObject(discriminator) || typeof discriminator['propertyName'] !== 'string') return schema;
  const name = discriminator['propertyName'];
  const tagged = (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const alternatives = schema[keyword];
    if (!Array.isArray(alternatives)) return [];
    return [
      [keyword, alternatives.map((alternative) => tag(alternative, { name, discriminator, lowering }))],
    ] as const;
  });
  return { ...schema, ...Object.fromEntries(tagged) };
}

function tag(
  alternative: Json,
  { name, discriminator, lowering }: { name: string; discriminator: JsonObject; lowering: Lowering },
): Json {
  const reference = isObject(alternative) ? alternative['$ref'] : undefined;
  if (typeof reference !== 'string') return alternative;
  const schema = lowering.schema(reference);
  if (!mayBeObject(schema.schema)) return alternative;
  const property = propertyOf(schema.schema, { name, lowering, seen: new Set() });
  if (!isPlain(property)) return alternative;
  const values = tagsOf(schema, discriminator);
  return { type: 'object', properties: Object.fromEntries([[name, { enum: values }]]), allOf: [alternative] };
}

/** Only objects have tags; a list among the alternatives is told apart by being one. */
function mayBeObject(schema: Schema): boolean {
  if (typeof schema === 'boolean' || schema['type'] === undefined) return true;
  return [schema['type']].flat().includes('object');
}

/** The values that are mapped to a schema, by reference or by name; its name where there are none. */
export function tagsOf(
  schema: { readonly ref: string; readonly key: string },
  discriminator: JsonObject,
): string[] {
  const mapping = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const mapped = mapping
    .filter(([, target]) => target === schema.ref || target === schema.key)
    .map(([value]) => value);
  return mapped.length === 0 ? [schema.key] : mapped;
}

/** Whether a tag may be any string as far as its own schema goes. */
function isPlain(property: Schema | undefined): boolean {
  if (property === undefined || property === true) return true;
  return (
    isObject(property) && property['type'] === 'string' && !('enum' in property) && !('const' in property)
  );
}

interface Search {
  readonly name: string;
  readonly lowering: Lowering;
  readonly seen: Set<Schema>;
}

function propertyOf(schema: Schema, search: Search): Schema | undefined {
  if (typeof schema === 'boolean' || search.seen.has(schema)) return undefined;
  search.seen.add(schema);
  const { $ref: reference, properties, allOf } = schema;
  const own =
    isObject(properties) && Object.hasOwn(properties, search.name) ? properties[search.name] : undefined;
  if (isSchema(own)) return own;
  const parts = [
    ...(typeof reference === 'string' ? [search.lowering.schema(reference).schema] : []),
    ...(Array.isArray(allOf) ? allOf.filter(isSchema) : []),
  ];
  for (const part of parts) {
    const found = propertyOf(part, search);
    if (found !== undefined) return found;
  }
  return undefined;
}
