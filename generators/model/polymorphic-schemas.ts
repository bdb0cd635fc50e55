import { keywordNamed } from '../keywords/keywords.ts';
import { mergeSchema } from '../schema/merge.ts';
import type { SchemaSource } from '../schema/named.ts';
import { discriminatorOf } from '../schema/discriminator.ts';
import { keywordOf, type Schema } from '../schema/schema.ts';
import type { JsonObject } from '../source/document.ts';
import { componentReference } from '../source/bundle/reference.ts';
import { firstFree, numbered } from '../source/free-name.ts';
import { isInDirection } from './directed-members.ts';
import { extensionsOf, type Tag, type Variant } from './extensions.ts';
import type { Extending } from './inheritance.ts';

/** Ending of the key of what the variants of a base have in common. */
const BASE_ENDING = 'Base';

/**
 * The schemas as their values are written: a base with a discriminator that others extend by `allOf` is the union of
 * these, and what they have in common is a schema of its own, which they extend; in each, the member of the discriminator
 * has the values that select it (OpenAPI 3.1.1, section 4.8.25: polymorphism). Validity does not depend on a
 * discriminator, so that checks are made of the schemas of the document. The list itself, where it has no such base.
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

/** A key for the common part of each base that no schema has, in any style of names. */
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

/** A schema with the common parts of bases in place of the bases that it extends. */
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

/** A base as the union of its variants, with what is said about it. */
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

/** The marks of direction that a member of a schema has by a base (JSON Schema 2020-12 Validation, section 9.4). */
function marksOf(schema: Schema, member: string, source: SchemaSource): JsonObject {
  const property = mergeSchema(source, schema).properties.get(member) ?? true;
  return {
    ...(isInDirection(property, { ...source, direction: 'request' }) ? {} : { readOnly: true }),
    ...(isInDirection(property, { ...source, direction: 'response' }) ? {} : { writeOnly: true }),
  };
}

/** A part of a schema, with a member that has the values of a tag. */
function withTag(part: JsonObject, { member, values }: Tag, marks: JsonObject): JsonObject {
  const { [member]: own, ...others } = keywordOf(part, 'properties') ?? {};
  return {
    ...part,
    properties: { [member]: { ...Object(own), ...marks, enum: [...values] }, ...others },
    required: [...new Set([...(keywordOf(part, 'required') ?? []), member])],
  };
}

/** Changes the part of a schema that names members; a new part where none does. */
function inMembers(schema: Schema, change: (part: JsonObject) => JsonObject): Schema {
  if (typeof schema === 'boolean') return schema;
  if (keywordOf(schema, 'properties') !== undefined) return change(schema);
  const parts = keywordOf(schema, 'allOf') ?? [];
  const holder = parts.findIndex((part) => keywordOf(part, 'properties') !== undefined);
  const made = parts.map((part, index) => (index === holder ? inMembers(part, change) : part));
  return { ...schema, allOf: holder === -1 ? [...made, change({ type: 'object' })] : made };
}
