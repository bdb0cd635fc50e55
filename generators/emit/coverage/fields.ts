import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { allSchemas, referencesOf } from '../../schema/visit.ts';
import { keywordOf } from '../../schema/schema.ts';
import { schemaAt } from '../../schema/named.ts';

/** Names of members that the schemas of an operation, and all that they refer to, declare: `User.name` counts once. */
export function countFields(model: ApiModel, operations: readonly Operation[]): number {
  const fields = new Set<string>();
  const seen = new Set<string>();
  const open: { readonly owner: string; readonly schema: Schema }[] = operations.flatMap(schemasOf);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of declaredMembers(next.schema)) fields.add(`${next.owner}.${name}`);
    for (const reference of referencesOf(next.schema)) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      open.push({ owner: reference, schema: schemaAt(model, reference).schema });
    }
  }
  return fields.size;
}

function schemasOf(operation: Operation): { readonly owner: string; readonly schema: Schema }[] {
  const bodies = operation.body?.content ?? [];
  const responses = operation.responses.flatMap(({ content }) => content);
  return [...bodies, ...responses].map(({ schema }) => ({ owner: operation.id, schema }));
}

function declaredMembers(schema: Schema): readonly string[] {
  return [...allSchemas(schema)].flatMap((part) => Object.keys(keywordOf(part, 'properties') ?? {}));
}
