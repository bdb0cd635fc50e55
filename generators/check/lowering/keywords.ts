import { isSchema } from '../../schema/schema.ts';
import { isObject } from '../../source/member.ts';
import type { Json } from '../../source/document.ts';

/**
 * The keywords that are checked, with the shape their values must have (JSON Schema 2020-12, Core section 10 and 11 and
 * Validation section 6 and 7). Whatever else stands in a schema is an annotation and is left out.
 */
export const valueKeywords: ReadonlyMap<string, (value: Json) => boolean> = new Map<
  string,
  (value: Json) => boolean
>([
  ['$ref', isText],
  ['type', (value) => isText(value) || isTexts(value)],
  ['enum', Array.isArray],
  ['const', () => true],
  ['multipleOf', (value) => isNumber(value) && value > 0],
  ['maximum', isNumber],
  ['exclusiveMaximum', isNumber],
  ['minimum', isNumber],
  ['exclusiveMinimum', isNumber],
  ['maxLength', isCount],
  ['minLength', isCount],
  ['pattern', isText],
  ['format', isText],
  ['maxItems', isCount],
  ['minItems', isCount],
  ['uniqueItems', isFlag],
  ['maxContains', isCount],
  ['minContains', isCount],
  ['maxProperties', isCount],
  ['minProperties', isCount],
  ['required', isTexts],
  ['dependentRequired', (value) => isObject(value) && Object.values(value).every(isTexts)],
]);

export const schemaKeywords: ReadonlySet<string> = new Set([
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** The same as lowered schemas have them. `plain` is the lowering's own, and no keyword of documents. */
export const loweredSchemaKeywords: ReadonlySet<string> = new Set([...schemaKeywords, 'plain']);

export const schemaListKeywords: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

export const schemaMapKeywords: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
]);

/** Whether the value of a keyword that is checked has the shape that the keyword asks for. */
export function isWellFormed(keyword: string, value: Json): boolean {
  if (schemaKeywords.has(keyword)) return isSchema(value);
  if (schemaListKeywords.has(keyword))
    return Array.isArray(value) && value.length > 0 && value.every(isSchema);
  if (schemaMapKeywords.has(keyword)) return isObject(value) && Object.values(value).every(isSchema);
  return valueKeywords.get(keyword)?.(value) ?? false;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isNumber(value: Json): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: Json): boolean {
  return isNumber(value) && value >= 0 && Number.isInteger(value);
}

function isFlag(value: Json): boolean {
  return typeof value === 'boolean';
}
