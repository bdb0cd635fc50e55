import { membersOfOtherDirection } from '../../model/directed-members.ts';
import { isObject } from '../../source/member.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import type { Lowering } from './lower.ts';

/**
 * `readOnly` members need not be in requests, and `writeOnly` ones not in responses (OpenAPI 3.0.3 section 4.7.24.2,
 * which 3.1 leaves to JSON Schema 2020-12 Validation, section 9.4). Those that are there are checked as ever. What one
 * part of `allOf` requires may be described by another: `allOf: [base, { required }]`.
 */
export function requiredIn(schema: JsonObject, lowering: Lowering): JsonObject {
  const { allOf } = schema;
  const parts = Array.isArray(allOf) ? allOf : [];
  if (![schema, ...parts].some(requires)) return schema;
  const optional = membersOfOtherDirection(schema, lowering);
  if (optional.size === 0) return schema;
  const own = withoutRequired(schema, optional);
  return Array.isArray(allOf)
    ? { ...own, allOf: parts.map((part) => (requires(part) ? withoutRequired(part, optional) : part)) }
    : own;
}

function requires(part: Json): part is JsonObject & { required: Json[] } {
  return isObject(part) && Array.isArray(part['required']);
}

function withoutRequired(schema: JsonObject, optional: ReadonlySet<string>): JsonObject {
  const { required } = schema;
  if (!Array.isArray(required)) return schema;
  return { ...schema, required: required.filter((name) => typeof name !== 'string' || !optional.has(name)) };
}
