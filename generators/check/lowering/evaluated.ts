import { keywordOf, withoutKeywords } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Lowering } from './pass.ts';
import { plainly } from './plain.ts';

/**
 * What `if` has looked at counts where it held, also without `then` and `else` (JSON Schema 2020-12 Core, section 11.3),
 * which the compiler leaves out of account: where it matters, a condition becomes a choice between holding and not
 * holding.
 */
export function chooseByCondition(schema: JsonObject, lowering: Lowering): JsonObject {
  const condition = keywordOf(schema, 'if');
  if (!lowering.tracksEvaluated || condition === undefined) return schema;
  const held = [plainly(condition, lowering), keywordOf(schema, 'then') ?? true];
  const failed = [{ not: condition }, keywordOf(schema, 'else') ?? true];
  const choice = { anyOf: [{ allOf: held }, { allOf: failed }] };
  const others = withoutKeywords(schema, 'if', 'then', 'else');
  return { ...others, allOf: [...(keywordOf(schema, 'allOf') ?? []), choice] };
}

/** Asks for a list of the items that `contains` matches, before anything is checked that notes some. */
export function noteContained(schema: JsonObject): JsonObject {
  const asks = keywordOf(schema, 'unevaluatedItems') !== undefined;
  return asks ? { ...schema, notesContained: true } : schema;
}
