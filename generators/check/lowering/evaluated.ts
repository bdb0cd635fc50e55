import { isSchema } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Lowering } from './lower.ts';
import { plainly } from './plain.ts';

/**
 * What `if` has looked at counts where it held, also without `then` and `else` (JSON Schema 2020-12 Core, section 11.3),
 * which the compiler leaves out of account: where it matters, a condition becomes a choice between holding and not
 * holding.
 */
export function chooseByCondition(schema: JsonObject, lowering: Lowering): JsonObject {
  const { if: condition, then = true, else: otherwise = true, allOf, ...others } = schema;
  if (!lowering.tracksEvaluated || condition === undefined || !isSchema(condition)) return schema;
  const held = plainly(condition, lowering);
  const choice = { anyOf: [{ allOf: [held, then] }, { allOf: [{ not: condition }, otherwise] }] };
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), choice] };
}

/** Asks for a list of the items that `contains` matches, before anything is checked that notes some. */
export function noteContained(schema: JsonObject): JsonObject {
  return schema['unevaluatedItems'] === undefined ? schema : { ...schema, notesContained: true };
}
