import type { ApiModel, NamedSchema, Operation, Schema } from '../model/model.ts';
import { requestSchemas, responseSchemas } from '../model/message-schemas.ts';
import { allOperations } from '../model/received.ts';
import { hasSame, schemaAt, type SchemaSource } from '../schema/named.ts';
import { referencesOf } from '../schema/visit.ts';
import { oncePer } from '../source/once.ts';

/** An operation, and the named schemas that it uses. */
export function operationReads(model: SchemaSource<NamedSchema>, operation: Operation): readonly unknown[] {
  return [operation, ...schemaReads(model, [...requestSchemas(operation), ...responseSchemas(operation)])];
}

/** The same without schemas that only the bodies of its responses use. */
export function requestReads(model: SchemaSource<NamedSchema>, operation: Operation): readonly unknown[] {
  return [operation, ...requestReferences(operation).map((reference) => reachedFrom(model, reference))];
}

/** The lists and the modules of several artifacts ask for them. */
const requestReferences = oncePer((operation: Operation): readonly string[] => {
  const headers = operation.responses.flatMap((response) => response.headers.map(({ schema }) => schema));
  return [...referencesIn([...requestSchemas(operation), ...headers])];
});

/** Everything that lists of operations depend on: all except what only the bodies of responses use. */
export function listReads(model: ApiModel): readonly unknown[] {
  const { schemas: _, polymorphic: _polymorphic, bundle: _bundle, ...others } = model;
  return [others, ...allOperations(model).flatMap((operation) => requestReads(model, operation))];
}

/**
 * For each named schema that some schemas refer to, that schema and all that it uses, in the order in which they are
 * found.
 */
export function schemaReads<Each extends NamedSchema>(
  model: SchemaSource<Each>,
  schemas: readonly Schema[],
): readonly (readonly Each[])[] {
  return [...referencesIn(schemas)].map((reference) => reachedFrom(model, reference));
}

/** The references in schemas, without duplicates. */
export function referencesIn(schemas: readonly Schema[]): ReadonlySet<string> {
  return new Set(schemas.flatMap((schema) => [...referencesOf(schema)]));
}

/** What named schemas use, by the first of them; and whether a list of schemas was already checked for it. */
const reached = new WeakMap<NamedSchema, readonly NamedSchema[]>();
const current = oncePer((_schemas: readonly NamedSchema[]) => new Map<string, readonly NamedSchema[]>());

/** A named schema and all that it uses: the same list as in the previous model, if these are the same objects. */
function reachedFrom<Each extends NamedSchema>(
  model: SchemaSource<Each>,
  reference: string,
): readonly Each[] {
  const ofModel = current(model.schemas);
  const known = ofModel.get(reference);
  // Schemas that are reachable from a schema of a model belong to that model.
  if (known !== undefined) return known as readonly Each[];
  const schema = schemaAt(model, reference);
  const before = reached.get(schema) as readonly Each[] | undefined;
  const found = before !== undefined && hasSame(model, before) ? before : search(model, reference);
  reached.set(schema, found);
  ofModel.set(reference, found);
  return found;
}

function search<Each extends NamedSchema>(model: SchemaSource<Each>, reference: string): readonly Each[] {
  const found = new Set([reference]);
  // Iteration of a set includes items that are added meanwhile.
  for (const each of found) for (const next of referencesOf(schemaAt(model, each).schema)) found.add(next);
  return [...found].map((each) => schemaAt(model, each));
}
