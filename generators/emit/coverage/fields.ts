import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { allSchemas, memoizePerSchema, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';
import { memoize } from '../../incremental/memoize.ts';
import { schemaAt } from '../../schema/named.ts';

/** Names of members that the schemas of an operation, and all that they refer to, declare: `User.name` counts once. */
export function countFields(model: ApiModel, operations: readonly Operation[]): number {
  const references = new Set<string>();
  let count = 0;
  for (const operation of operations) {
    const own = fieldsOf(operation);
    count += own.count;
    for (const reference of own.references) references.add(reference);
  }
  // Iteration of a set includes items that are added meanwhile.
  for (const reference of references) {
    const { schema } = schemaAt(model, reference);
    count += declaredMembers(schema).size;
    for (const next of referencesOf(schema)) references.add(next);
  }
  return count;
}

/** What the schemas of an operation declare and refer to themselves. */
interface Fields {
  readonly count: number;
  readonly references: ReadonlySet<string>;
}

/** Most operations stay when a document is edited. */
const fieldsOf = memoize(({ body, responses }: Operation): Fields => {
  const schemas = [body, ...responses].flatMap((part) => part?.content ?? []).map(({ schema }) => schema);
  return {
    count: new Set(schemas.flatMap((schema) => [...declaredMembers(schema)])).size,
    references: new Set(schemas.flatMap((schema) => [...referencesOf(schema)])),
  };
});

const declaredMembers = memoizePerSchema(
  (schema: Schema): ReadonlySet<string> =>
    new Set([...allSchemas(schema)].flatMap((part) => Object.keys(keywordOf(part, 'properties') ?? {}))),
);
