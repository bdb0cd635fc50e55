import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { allSchemas, memoizePerSchema, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';
import { memoize } from '../../incremental/memoize.ts';
import { schemaAt } from '../../schema/named.ts';

/** Counts the properties that the schemas of operations declare, directly or by references, once for each schema. */
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

/** The inline properties and the references of an operation. */
interface Fields {
  readonly count: number;
  readonly references: ReadonlySet<string>;
}

/** An edit leaves most operations as they are. */
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
