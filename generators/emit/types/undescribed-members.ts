import { reach, reverse } from '../../model/reach.ts';
import { mergeSchema } from '../../schema/merge.ts';
import type { SchemaSource } from '../../schema/named.ts';
import { keywordOf, schemaUnder, type Schema } from '../../schema/schema.ts';

type NamedSchema = SchemaSource['schemas'][number];

const NONE: readonly string[] = [];

/**
 * Finds the members that a named schema requires, also by references and `allOf`, without a schema that describes them.
 * Few schemas have any: the others are not merged, because references may form long chains.
 */
export function undescribedMembers(
  source: SchemaSource,
  isUnknown: (member: Schema) => boolean,
): (named: NamedSchema) => readonly string[] {
  const { schemas } = source;
  const parts = schemas.map(({ ref, schema }) => ({ ref, own: [...ownParts(schema)] }));
  const edges = parts.map(
    ({ ref, own }) => [ref, new Set(own.flatMap((part) => keywordOf(part, '$ref') ?? []))] as const,
  );
  const isOpen = (name: string, part: Schema): boolean =>
    isUnknown(schemaUnder(part, 'properties', name) ?? true);
  const concerned = reach(
    reverse(new Map(edges)),
    parts.flatMap(({ ref, own }) =>
      own.some((part) => keywordOf(part, 'required')?.some((name) => isOpen(name, part))) ? [ref] : [],
    ),
  );
  return ({ ref, schema }) => {
    if (!concerned.has(ref)) return NONE;
    const { required, properties } = mergeSchema(source, schema);
    return [...required].filter((name) => isUnknown(properties.get(name) ?? true));
  };
}

/** A schema and the parts of its `allOf`, at any depth. */
function* ownParts(schema: Schema): Generator<Schema> {
  yield schema;
  for (const part of keywordOf(schema, 'allOf') ?? []) yield* ownParts(part);
}
