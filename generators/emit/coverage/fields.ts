import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { allSchemas, oncePerSchema, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';
import { schemaAt } from '../../schema/named.ts';

/** Names of members that the schemas of an operation, and all that they refer to, declare: `User.name` counts once. */
export function countFields(model: ApiModel, operations: readonly Operation[]): number {
  const own = operations.map((operation) => {
    const schemas = schemasOf(operation);
    return { schemas, names: new Set(schemas.flatMap((schema) => [...declaredMembers(schema)])) };
  });
  const references = new Set(
    own.flatMap(({ schemas }) => schemas.flatMap((schema) => [...referencesOf(schema)])),
  );
  let count = own.reduce((sum, { names }) => sum + names.size, 0);
  // Iteration of a set includes items that are added meanwhile.
  for (const reference of references) {
    const { schema } = schemaAt(model, reference);
    count += declaredMembers(schema).size;
    for (const next of referencesOf(schema)) references.add(next);
  }
  return count;
}

function schemasOf({ body, responses }: Operation): readonly Schema[] {
  return [body, ...responses].flatMap((part) => part?.content ?? []).map(({ schema }) => schema);
}

const declaredMembers = oncePerSchema(
  (schema): ReadonlySet<string> =>
    new Set([...allSchemas(schema)].flatMap((part) => Object.keys(keywordOf(part, 'properties') ?? {}))),
);
