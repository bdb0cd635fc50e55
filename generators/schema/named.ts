import type { Schema } from './schema.ts';

/** A schema that references of others lead to. */
interface Referable {
  readonly ref: string;
  readonly schema: Schema;
}

/** The named schemas of a document. */
export interface SchemaSource<Named extends Referable = Referable> {
  readonly schemas: readonly Named[];
  /** Is called with each that a reference has led to. */
  onFound?(this: void, schema: Named): void;
}

/** A list of schemas does not change, and is searched for each reference. */
const known = new WeakMap<readonly Referable[], ReadonlyMap<string, Referable>>();

/** The named schema a local reference points at. Throws for anything else: the source stage left no other. */
export function schemaAt<Named extends Referable>(
  { schemas, onFound }: SchemaSource<Named>,
  reference: string,
): Named {
  // What is found in a list is of the type of its items.
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
 * Whether a source has the very schemas that another had. They are given in the order in which they led to each other, so
 * that behind one that is the same, the next one is there.
 */
export function hasSame<Named extends Referable>(
  source: SchemaSource<Named>,
  schemas: Iterable<Named>,
): boolean {
  for (const each of schemas) if (schemaAt(source, each.ref) !== each) return false;
  return true;
}
