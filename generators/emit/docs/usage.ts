import { referencesOf } from '../../schema/visit.ts';
import { allOperations } from '../../model/received.ts';
import type { Schema } from '../../model/model.ts';
import type { TsModel, TsOperation, TsSchema } from '../../typescript/ts-model.ts';
import type { PageLink } from './page.ts';
import { pagePaths } from './paths.ts';
import { operationTitle } from './page-texts.ts';

/** The pages of those who refer to each named schema by name: operations, then schemas, in the order of the document. */
export function findUsage(model: TsModel): (schema: TsSchema) => readonly PageLink[] {
  const users = new Map<string, PageLink[]>();
  const add = (references: Iterable<string>, user: PageLink): void => {
    for (const reference of new Set(references)) {
      const known = users.get(reference);
      if (known === undefined) users.set(reference, [user]);
      else known.push(user);
    }
  };
  for (const operation of allOperations(model))
    add(
      schemasOf(operation).flatMap((schema) => [...referencesOf(schema)]),
      { path: pagePaths.operation(operation), title: operationTitle(operation) },
    );
  for (const schema of model.schemas)
    add(referencesOf(schema.schema), { path: pagePaths.schema(schema), title: schema.key });
  return ({ ref }) => users.get(ref) ?? [];
}

function schemasOf({ parameters, body, responses }: TsOperation): readonly Schema[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...(body?.content ?? []).map(({ schema }) => schema),
    ...responses.flatMap(({ content, headers }) => [...content, ...headers].map(({ schema }) => schema)),
  ];
}
