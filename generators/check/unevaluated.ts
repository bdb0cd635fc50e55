import type { Schema } from '../model/model.ts';
import { keywordOf } from '../schema/schema.ts';
import { memoizePerSchema } from '../schema/visit.ts';
import { checkedSchemas } from './lowering/map-schemas.ts';

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
