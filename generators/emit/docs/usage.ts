import { referencesOf } from '../../schema/visit.ts';
import { allOperations } from '../../model/received.ts';
import type { ApiModel, NamedSchema, Operation, Schema } from '../../model/model.ts';

/** Who refers to a named schema by name, in the order of the document. */
export interface Usage {
  readonly operations: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
}

/** Users of all named schemas by reference. */
export function findUsage(model: ApiModel): (schema: NamedSchema) => Usage {
  const operations = new Map<string, Operation[]>();
  const schemas = new Map<string, NamedSchema[]>();
  for (const operation of allOperations(model)) {
    for (const reference of new Set(schemasOf(operation).flatMap((schema) => [...referencesOf(schema)])))
      operations.set(reference, [...(operations.get(reference) ?? []), operation]);
  }
  for (const schema of model.schemas) {
    for (const reference of referencesOf(schema.schema))
      schemas.set(reference, [...(schemas.get(reference) ?? []), schema]);
  }
  return ({ ref }) => ({ operations: operations.get(ref) ?? [], schemas: schemas.get(ref) ?? [] });
}

function schemasOf({ parameters, body, responses }: Operation): readonly Schema[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...(body?.content ?? []).map(({ schema }) => schema),
    ...responses.flatMap(({ content, headers }) => [...content, ...headers].map(({ schema }) => schema)),
  ];
}
