import { referencesOf } from '../../schema/visit.ts';
import { allOperations } from '../../model/received.ts';
import { requestSchemas, responseSchemas } from '../../model/message-schemas.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { operationLink, schemaLink, type PageLink } from './page-links.ts';

/** Finds the pages of the operations and schemas that refer to a named schema, in the order of the document. */
export function findUsage(model: TsModel): (schema: TsSchema) => readonly PageLink[] {
  const users = [
    ...allOperations(model).map((operation) => ({
      user: operationLink(operation),
      schemas: [...requestSchemas(operation), ...responseSchemas(operation)],
    })),
    ...model.schemas.map((named) => ({ user: schemaLink(named), schemas: [named.schema] })),
  ];
  const uses = users.flatMap(({ user, schemas }) => {
    const references = new Set(schemas.flatMap((schema) => [...referencesOf(schema)]));
    return [...references].map((reference) => ({ reference, user }));
  });
  const byReference = Map.groupBy(uses, ({ reference }) => reference);
  return ({ ref }) => (byReference.get(ref) ?? []).map(({ user }) => user);
}
