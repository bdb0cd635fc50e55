import { membersOfOtherDirection } from '../../model/directed-members.ts';
import type { Direction } from '../../model/variants.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { isObject } from '../../json/member.ts';
import type { JsonObject } from '../../json/json.ts';
import type { Lowering } from './pass.ts';

const ALL: readonly Direction[] = ['request', 'response'];

/**
 * `readOnly` members may be absent from requests, and `writeOnly` ones from responses (OpenAPI 3.0.3 section 4.7.24.2,
 * which 3.1 leaves to JSON Schema 2020-12 Validation, section 9.4). Members that are present are checked as usual. One
 * part of `allOf` may require a member that another part describes: `allOf: [base, { required }]`.
 */
export function requiredIn(schema: JsonObject, lowering: Lowering): JsonObject {
  const parts = keywordOf(schema, 'allOf');
  if (![schema, ...(parts ?? [])].some(requires)) return schema;
  const source = namesParts(schema) ? lowering.source : lowering.marks;
  const directions = lowering.direction === 'any' ? ALL : [lowering.direction];
  const optional = new Set(
    directions.flatMap((direction) => [...membersOfOtherDirection(schema, { source, direction })]),
  );
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

/** Whether a schema is composed of named ones: these describe its members. Without them, the marks are enough. */
function namesParts(schema: Schema): boolean {
  if (keywordOf(schema, '$ref') !== undefined) return true;
  return keywordOf(schema, 'allOf')?.some(namesParts) === true;
}
