import { memoize } from '../incremental/memoize.ts';
import { select } from '../incremental/versions.ts';
import type { Schema } from './schema.ts';

/** A schema that references can refer to. */
interface Referable {
  readonly ref: string;
  readonly schema: Schema;
}

/** The named schemas of a document. */
export interface SchemaSource<Named extends Referable = Referable> {
  readonly schemas: readonly Named[];
}

/**
 * The named schema that a local reference refers to. Throws for anything else: the source stage leaves no other
 * references.
 */
export function schemaAt<Named extends Referable>(source: SchemaSource<Named>, reference: string): Named {
  const schema = select(source, reference, ({ schemas }) => indexOf(schemas).get(reference));
  if (schema === undefined) throw new Error(`The document holds no schema ${reference}.`);
  // The index has the items of the list.
  return schema as Named;
}

const indexOf = memoize(
  (schemas: readonly Referable[]): ReadonlyMap<string, Referable> =>
    new Map(schemas.map((schema) => [schema.ref, schema])),
);
