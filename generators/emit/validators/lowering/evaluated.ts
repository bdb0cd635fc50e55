import { isSchema } from '../../../model/schema-walk.ts';
import { isObject } from '../../../source/member.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import type { Schema } from '../../../model/model.ts';
import type { Lowering } from './lower.ts';

/**
 * Items that match `contains` count as evaluated (JSON Schema 2020-12 Core, section 11.2): each of the others has to
 * meet `unevaluatedItems`, which is to say that every item meets one of them.
 */
export function completeContains(schema: JsonObject): JsonObject {
  const { unevaluatedItems } = schema;
  if (!isSchema(unevaluatedItems) || unevaluatedItems === true) return schema;
  const contained = containedIn(schema);
  return contained.length === 0
    ? schema
    : { ...schema, unevaluatedItems: { anyOf: [...contained, unevaluatedItems] } };
}

/** What `contains` asks for in a schema, and in what always holds together with it. */
function containedIn(schema: Schema): readonly Schema[] {
  if (typeof schema === 'boolean') return [];
  const { contains, allOf } = schema;
  const parts = Array.isArray(allOf) ? allOf.filter(isSchema) : [];
  return [...(isSchema(contains) ? [contains] : []), ...parts.flatMap(containedIn)];
}

/**
 * What `if` has looked at counts where it held, also without `then` and `else` (section 11.3), which the compiler
 * leaves out of account: where it matters, a condition becomes a choice between holding and not holding.
 */
export function chooseByCondition(schema: JsonObject, { tracksEvaluated }: Lowering): JsonObject {
  const { if: condition, then = true, else: otherwise = true, allOf, ...others } = schema;
  if (!tracksEvaluated || condition === undefined || !isSchema(condition)) return schema;
  const choice = { anyOf: [{ allOf: [condition, then] }, { allOf: [{ not: condition }, otherwise] }] };
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), choice] };
}

/** Whether a schema has `contains` where the compiler cannot follow which items it matched. */
export function hidesContained(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const conditional = ['anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas'].flatMap(
    (keyword): Json[] => {
      const value = schema[keyword];
      if (keyword === 'dependentSchemas') return isObject(value) ? Object.values(value) : [];
      return Array.isArray(value) ? value : [value ?? true];
    },
  );
  const always = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isSchema) : [];
  const holds = (part: Schema): boolean =>
    typeof part === 'object' &&
    (part['contains'] !== undefined || hidesContained(part) || containedIn(part).length > 0);
  return conditional.filter(isSchema).some(holds) || always.some(hidesContained);
}
