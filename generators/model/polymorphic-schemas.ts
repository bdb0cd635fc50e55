import { keywordNamed } from '../keywords/keywords.ts';
import { mergeSchema } from '../schema/merge.ts';
import type { SchemaSource } from '../schema/named.ts';
import { discriminatorOf } from '../schema/discriminator.ts';
import { keywordOf, type Schema } from '../schema/schema.ts';
import type { JsonObject } from '../json/json.ts';
import { componentReference } from '../source/normalize/bundle/reference.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import { isInDirection } from './directed-members.ts';
import { extensionsOf, type Tag, type Variant } from './extensions.ts';
import type { Extending } from './inheritance.ts';

/** Ending of the key of the common part of a base. */
const BASE_ENDING = 'Base';

/**
 * The schemas for types and samples. A base with a discriminator that others extend by `allOf` becomes the union of
 * these. Its own members become a schema of their own, the common part, which they extend; and in each of them, the
 * member of the discriminator has the values that select it (OpenAPI 3.1.1, section 4.8.25, polymorphism). Validators
 * use the schemas of the document instead, because a discriminator does not affect validity. Returns the same list if
 * there is no such base.
 */
export function polymorphicSchemas<Named extends Extending>(schemas: readonly Named[]): readonly Named[] {
  const { variants, tags, parts } = extensionsOf(schemas);
  if (variants.size === 0 && tags.size === 0) return schemas;
  const source = { schemas };
  const keys = baseKeys(schemas, variants);
  const references = new Map([...keys].map(([ref, key]) => [ref, componentReference('schema', key)]));
  return schemas.flatMap((named) => {
    const extending =
      (parts.get(named.ref)?.size ?? 0) > 0 ? extendingBases(named.schema, references) : named.schema;
    const schema = (tags.get(named.ref) ?? []).reduce(
      (each, tag) => inMembers(each, (part) => withTag(part, tag, marksOf(named.schema, tag.member, source))),
      extending,
    );
    const own = schema === named.schema ? named : { ...named, schema };
    const [key, ref, found] = [keys.get(named.ref), references.get(named.ref), variants.get(named.ref)];
    if (key === undefined || ref === undefined || found === undefined) return [own];
    const alternatives = found.map((each) => (each.ref === named.ref ? { ...each, ref } : each));
    return [
      { ...named, schema: unionOf(named.schema, alternatives) },
      { ...own, key, ref },
    ];
  });
}

/** A free key for the common part of each base, free in any style of names. */
function baseKeys(
  schemas: readonly Extending[],
  variants: ReadonlyMap<string, readonly Variant[]>,
): ReadonlyMap<string, string> {
  const taken = new Set(schemas.map(({ key }) => lettersOf(key)));
  const bases = schemas.filter(({ ref }) => variants.has(ref));
  return new Map(
    bases.map(({ ref, key }) => {
      const free = firstFree(numbered(key + BASE_ENDING), (name) => !taken.has(lettersOf(name)));
      taken.add(lettersOf(free));
      return [ref, free];
    }),
  );
}

function lettersOf(key: string): string {
  return key.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** A schema in which references to bases are replaced by references to their common parts. */
function extendingBases(schema: Schema, references: ReadonlyMap<string, string>): Schema {
  const parts = keywordOf(schema, 'allOf');
  if (parts === undefined || typeof schema === 'boolean') return schema;
  const made = parts.map((part) => {
    const inner = extendingBases(part, references);
    const common = references.get(keywordOf(part, '$ref') ?? '');
    return common === undefined || typeof inner === 'boolean' ? inner : { ...inner, $ref: common };
  });
  return made.every((part, index) => part === parts[index]) ? schema : { ...schema, allOf: made };
}

/** A base as the union of its variants, with its annotations. */
function unionOf(base: Schema, variants: readonly Variant[]): JsonObject {
  const isNullable = keywordOf(base, 'type')?.includes('null') === true;
  const mapping = variants.flatMap(({ ref, values }) => values.map((value) => [value, ref] as const));
  return {
    ...Object.fromEntries(Object.entries(base).filter(([name]) => keywordNamed(name)?.role !== 'rule')),
    oneOf: [...variants.map(({ ref }) => ({ $ref: ref })), ...(isNullable ? [{ type: 'null' }] : [])],
    discriminator: {
      propertyName: discriminatorOf(base)?.member ?? '',
      mapping: Object.fromEntries(mapping),
    },
  };
}

/** `readOnly` and `writeOnly` of a member, as its base states them (JSON Schema 2020-12 Validation, section 9.4). */
function marksOf(schema: Schema, member: string, source: SchemaSource): JsonObject {
  const property = mergeSchema(source, schema).properties.get(member) ?? true;
  return {
    ...(isInDirection(property, { source, direction: 'request' }) ? {} : { readOnly: true }),
    ...(isInDirection(property, { source, direction: 'response' }) ? {} : { writeOnly: true }),
  };
}

/** A part of a schema in which a member has the values of a tag. */
function withTag(part: JsonObject, { member, values }: Tag, marks: JsonObject): JsonObject {
  const { [member]: own, ...others } = keywordOf(part, 'properties') ?? {};
  return {
    ...part,
    properties: { [member]: { ...Object(own), ...marks, enum: [...values] }, ...others },
    required: [...new Set([...(keywordOf(part, 'required') ?? []), member])],
  };
}

/** Changes the part of a schema that has properties; adds one if there is none. */
function inMembers(schema: Schema, change: (part: JsonObject) => JsonObject): Schema {
  if (typeof schema === 'boolean') return schema;
  if (keywordOf(schema, 'properties') !== undefined) return change(schema);
  const parts = keywordOf(schema, 'allOf') ?? [];
  const holder = parts.findIndex((part) => keywordOf(part, 'properties') !== undefined);
  const made = parts.map((part, index) => (index === holder ? inMembers(part, change) : part));
  return { ...schema, allOf: holder === -1 ? [...made, change({ type: 'object' })] : made };
}
