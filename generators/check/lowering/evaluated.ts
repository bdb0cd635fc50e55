import { keywordOf, withoutKeywords } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Lowering } from './pass.ts';
import { plainly } from './plain.ts';

/**
 * What `if` has evaluated counts where it succeeded, also without `then` and `else` (JSON Schema 2020-12 Core, section
 * 11.3). The compiler ignores this. Where it matters, a condition becomes a choice between meeting and not meeting it.
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

/** Requests a list of the items that `contains` matches, before any check that adds to it. */
export function noteContained(schema: JsonObject): JsonObject {
  const asks = keywordOf(schema, 'unevaluatedItems') !== undefined;
  return asks ? { ...schema, notesContained: true } : schema;
}
