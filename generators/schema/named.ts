import type { Schema } from './schema.ts';

/** A schema that references can refer to. */
interface Referable {
  readonly ref: string;
  readonly schema: Schema;
}

/** The named schemas of a document. */
export interface SchemaSource<Named extends Referable = Referable> {
  readonly schemas: readonly Named[];
  /** Called for each schema that a reference was resolved to. */
  onFound?(this: void, schema: Named): void;
}

/** Indexes of lists that do not change: each reference looks up one. */
const known = new WeakMap<readonly Referable[], ReadonlyMap<string, Referable>>();

/**
 * The named schema that a local reference refers to. Throws for anything else: the source stage leaves no other
 * references.
 */
export function schemaAt<Named extends Referable>(
  { schemas, onFound }: SchemaSource<Named>,
  reference: string,
): Named {
  // The result has the type of the items of the list.
  const index = (known.get(schemas) ?? indexOf(schemas)) as ReadonlyMap<string, Named>;
  const schema = index.get(reference);
  if (schema === undefined) throw new Error(`The document holds no schema ${reference}.`);
  onFound?.(schema);
  return schema;
}

function indexOf(schemas: readonly Referable[]): ReadonlyMap<string, Referable> {
  const index = new Map(schemas.map((schema) => [schema.ref, schema]));
  known.set(schemas, index);
  return index;
}

/**
 * Whether a source has exactly the schemas that another source had. They are in the order in which they refer to each
 * other, so if one is the same object, the next can be compared.
 */
export function hasSame<Named extends Referable>(
  source: SchemaSource<Named>,
  schemas: Iterable<Named>,
): boolean {
  for (const each of schemas) if (schemaAt(source, each.ref) !== each) return false;
  return true;
}
