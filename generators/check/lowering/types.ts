import type { JsonType } from '../../keywords/keywords.ts';
import { keywordOf, withoutKeywords } from '../../schema/schema.ts';
import { constantsOf, isOfType } from '../../schema/types.ts';
import type { JsonObject } from '../../json/json.ts';

/**
 * Types that the compiler does not check as a single `type`: several types, and integers, which JavaScript must
 * represent exactly.
 */
export function lowerTypes(schema: JsonObject): JsonObject {
  const types = keywordOf(schema, 'type') ?? [];
  const others = withoutKeywords(schema, 'type');
  const [first] = types;
  if (first === undefined || isSaidByValues(schema, types)) return markInt64(others);
  if (types.length > 1) {
    const isInteger = types.includes('integer') && !types.includes('number');
    return { ...others, types: [...types], ...(isInteger ? { safeInteger: true } : {}) };
  }
  return first === 'integer' ? { ...others, integer: true } : markInt64({ ...others, type: first });
}

/** Whether all allowed values have the type, so that it adds no rule. */
function isSaidByValues(schema: JsonObject, types: readonly JsonType[]): boolean {
  const values = constantsOf(schema);
  return values?.every((value) => types.some((type) => isOfType(value, type))) === true;
}

function markInt64(schema: JsonObject): JsonObject {
  return keywordOf(schema, 'format') === 'int64' ? { ...schema, safeInteger: true } : schema;
}
