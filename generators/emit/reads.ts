import type { NamedSchema, Operation } from '../model/model.ts';
import { requestSchemas, responseSchemas } from '../model/message-schemas.ts';
import { schemaAt, type SchemaSource } from '../schema/named.ts';
import type { Schema } from '../schema/schema.ts';
import { referencesOf } from '../schema/visit.ts';

/** An operation, and the named schemas that it leads to. */
export function operationReads(model: SchemaSource<NamedSchema>, operation: Operation): readonly unknown[] {
  return [operation, ...schemaReads(model, [...requestSchemas(operation), ...responseSchemas(operation)])];
}

/** The named schemas that some schemas lead to, in the order in which they are found. */
export function schemaReads<Each extends NamedSchema>(
  model: SchemaSource<Each>,
  schemas: readonly Schema[],
): readonly Each[] {
  const found = new Set(schemas.flatMap((schema) => [...referencesOf(schema)]));
  // A set visits what is added to it on the way.
  for (const reference of found)
    for (const next of referencesOf(schemaAt(model, reference).schema)) found.add(next);
  return [...found].map((reference) => schemaAt(model, reference));
}
