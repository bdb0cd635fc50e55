import { mappedTags } from '../../model/discriminator.ts';
import { discriminatorOf, leavesOpen } from '../../schema/discriminator.ts';
import type { ApiModel, NamedSchema, Schema } from '../../model/model.ts';
import { schemaAt, type SchemaSource } from '../../schema/named.ts';
import { keywordOf } from '../../schema/schema.ts';

/** A member and the values that it has in a schema, by the mapping of a discriminator. */
export interface Tag {
  readonly member: string;
  readonly values: readonly string[];
}

/**
 * The tags of schemas that extend a base with a discriminator, by reference: in `Lion`, which extends `Animal`, the
 * member has the values that the mapping of `Animal` assigns to `Lion`. Schemas that others extend are left out, as
 * theirs differ.
 */
export function inheritedTags(source: Pick<ApiModel, 'schemas'>): ReadonlyMap<string, readonly Tag[]> {
  const { schemas } = source;
  const bases = schemas.filter(({ schema }) => discriminatorOf(schema) !== undefined);
  if (bases.length === 0) return new Map();
  const parts = new Map(schemas.map(({ ref, schema }) => [ref, partsOf(schema)]));
  const extended = new Set([...parts.values()].flat());
  const tagsOf = (schema: NamedSchema): readonly Tag[] =>
    [...reachedFrom(schema.ref, parts)].flatMap((reference) =>
      tagsBy(schemaAt(source, reference), schema, source),
    );
  return new Map(
    schemas
      .filter(({ ref }) => !extended.has(ref) && (parts.get(ref)?.length ?? 0) > 0)
      .map((schema) => [schema.ref, tagsOf(schema)]),
  );
}

function tagsBy({ schema: base }: NamedSchema, schema: NamedSchema, source: SchemaSource): readonly Tag[] {
  const discriminator = discriminatorOf(base);
  if (discriminator === undefined) return [];
  const tag = { member: discriminator.member, values: mappedTags(discriminator, schema) };
  return tag.values.length > 0 && leavesOpen(source, schema.schema, tag) ? [tag] : [];
}

/** References to the schemas that a schema extends. */
function partsOf(schema: Schema): readonly string[] {
  return (keywordOf(schema, 'allOf') ?? []).flatMap((part) => [
    ...[keywordOf(part, '$ref') ?? []].flat(),
    ...partsOf(part),
  ]);
}

/** All references that are reachable from one, without itself. */
function reachedFrom(reference: string, parts: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(parts.get(reference));
  for (const part of reached) for (const next of parts.get(part) ?? []) reached.add(next);
  reached.delete(reference);
  return reached;
}
