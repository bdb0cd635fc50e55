import { keywordOf } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';

/** Requests a list of the items that `contains` matches. The request comes before the checks that add to the list. */
export function noteContained(schema: JsonObject): JsonObject {
  const asks = keywordOf(schema, 'unevaluatedItems') !== undefined;
  return asks ? { ...schema, notesContained: true } : schema;
}
