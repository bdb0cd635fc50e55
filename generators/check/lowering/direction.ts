import { membersOfOtherDirection } from '../../model/directed-members.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { isObject } from '../../source/member.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Lowering } from './pass.ts';

/**
 * `readOnly` members need not be in requests, and `writeOnly` ones not in responses (OpenAPI 3.0.3 section 4.7.24.2,
 * which 3.1 leaves to JSON Schema 2020-12 Validation, section 9.4). Those that are there are checked as ever. What one
 * part of `allOf` requires may be described by another: `allOf: [base, { required }]`.
 */
export function requiredIn(schema: JsonObject, lowering: Lowering): JsonObject {
  const parts = keywordOf(schema, 'allOf');
  if (![schema, ...(parts ?? [])].some(requires)) return schema;
  const { direction, marks } = lowering;
  const optional = membersOfOtherDirection(schema, namesParts(schema) ? lowering : { direction, ...marks });
  if (optional.size === 0) return schema;
  const own = withoutRequired(schema, optional);
  return parts === undefined
    ? own
    : { ...own, allOf: parts.map((part) => (isObject(part) ? withoutRequired(part, optional) : part)) };
}

function requires(schema: Schema): boolean {
  return keywordOf(schema, 'required') !== undefined;
}

function withoutRequired(schema: JsonObject, optional: ReadonlySet<string>): JsonObject {
  const required = keywordOf(schema, 'required');
  return required === undefined
    ? schema
    : { ...schema, required: required.filter((name) => !optional.has(name)) };
}

/** Whether a schema is put together of named ones: these say what its members are, of which else the marks are enough. */
function namesParts(schema: Schema): boolean {
  if (keywordOf(schema, '$ref') !== undefined) return true;
  return keywordOf(schema, 'allOf')?.some(namesParts) === true;
}
