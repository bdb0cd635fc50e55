import type { ApiModel, Schema } from '../model/model.ts';
import { schemaAt } from '../schema/named.ts';
import { keywordOf } from '../schema/schema.ts';
import { memoizePerSchema, referencesOf } from '../schema/visit.ts';
import { checkedSchemas } from './lowering/map-schemas.ts';

/** References to all schemas that some schemas refer to, directly or indirectly. */
export function reachableFrom(schemas: readonly Schema[], model: ApiModel): ReadonlySet<string> {
  const reached = new Set(schemas.flatMap((schema) => [...referencesOf(schema)]));
  for (const reference of reached)
    for (const each of referencesOf(schemaAt(model, reference).schema)) reached.add(each);
  return reached;
}

/** Whether a part of a schema, lowered or not, has `unevaluatedItems`. */
export const asksForUnevaluatedItems: (schema: Schema) => boolean = memoizePerSchema((schema) =>
  [...checkedSchemas(schema)].some((part) => keywordOf(part, 'unevaluatedItems') !== undefined),
);

/** Whether a part of a schema, lowered or not, depends on which members or items others have not evaluated. */
export const asksForUnevaluated: (schema: Schema) => boolean = memoizePerSchema((schema) => {
  const names = ['unevaluatedProperties', 'unevaluatedItems'] as const;
  return [...checkedSchemas(schema)].some((part) =>
    names.some((name) => keywordOf(part, name) !== undefined),
  );
});
