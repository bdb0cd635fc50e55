import { schemaAt, type SchemaSource } from './named.ts';
import type { Schema } from './schema.ts';
import { referencesOf } from './visit.ts';

/** The named schemas that schemas use, directly and through others, in the order in which they are found. */
export function reachableFrom<Named extends SchemaSource['schemas'][number]>(
  source: SchemaSource<Named>,
  schemas: readonly Schema[],
): readonly Named[] {
  const found = new Set(schemas.flatMap((schema) => [...referencesOf(schema)]));
  // Iteration of a set includes items that are added meanwhile.
  for (const each of found) for (const next of referencesOf(schemaAt(source, each).schema)) found.add(next);
  return [...found].map((each) => schemaAt(source, each));
}
