import { jsonText } from '../../../runtime/contract/json-text.ts';
import { codePoints } from '../../../runtime/validation/code-points.ts';
import { among } from '../../../runtime/validation/equal.ts';
import type { Json, JsonObject } from '../document.ts';
import { isObject } from '../member.ts';
import { enforceablePattern } from '../pattern.ts';
import { isInteger, isMultiple, isNumber } from '../written-number.ts';
import { breaksFormat } from '../../formats/formats.ts';

/**
 * Why a schema refuses a value by the keywords that apply to the value itself, without its members and items (JSON
 * Schema 2020-12 Validation, section 6); undefined if they accept it.
 */
export function brokenRule(schema: JsonObject, value: Json): string | undefined {
  const { type } = schema;
  if (typeof type === 'string' && !isOfType(value, type)) return `is not of type ${type}`;
  if (Array.isArray(type) && !type.some((each) => isOfType(value, String(each))))
    return `is not of type ${type.map(String).join(' or ')}`;
  if (Array.isArray(schema['enum']) && !among(schema['enum'], value))
    return 'is not one of the listed values';
  if (Object.hasOwn(schema, 'const') && !among([schema['const']], value))
    return `is not ${abbreviate(schema['const'] ?? null)}`;
  if (typeof schema['format'] === 'string' && breaksFormat(value, schema['format']))
    return `is not of the format ${schema['format']}`;
  if (isNumber(value)) return brokenNumberRule(schema, value);
  if (typeof value === 'string') return brokenTextRule(schema, value);
  if (Array.isArray(value)) return brokenCount(schema, value.length, COUNTED.items);
  return isObject(value) ? brokenCount(schema, Object.keys(value).length, COUNTED.members) : undefined;
}

/** Whether a value has a type of JSON Schema; 1.0 is an integer. */
export function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return isInteger(value);
  if (type === 'number') return isNumber(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

/** A value as JSON, shortened. */
export function abbreviate(value: Json): string {
  const text = jsonText(value);
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}

function brokenNumberRule(schema: JsonObject, value: number | bigint): string | undefined {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = schema;
  if (isNumber(minimum) && value < minimum) return `is less than ${minimum}`;
  if (isNumber(maximum) && value > maximum) return `is more than ${maximum}`;
  if (isNumber(above) && value <= above) return `is not more than ${above}`;
  if (isNumber(below) && value >= below) return `is not less than ${below}`;
  if (isNumber(step) && !isMultiple(value, step)) return `is not a multiple of ${step}`;
  return undefined;
}

/** A text that is already too long is not matched with the pattern. */
function brokenTextRule(schema: JsonObject, text: string): string | undefined {
  const { minLength, maxLength, pattern } = schema;
  const isCounted = minLength !== undefined || maxLength !== undefined;
  const broken = isCounted ? brokenCount(schema, codePoints(text), COUNTED.characters) : undefined;
  if (broken !== undefined || typeof pattern !== 'string') return broken;
  return enforceablePattern(pattern)?.test(text) === false ? `does not match ${pattern}` : undefined;
}

const COUNTED = {
  items: { least: 'minItems', most: 'maxItems', one: 'item' },
  members: { least: 'minProperties', most: 'maxProperties', one: 'member' },
  characters: { least: 'minLength', most: 'maxLength', one: 'character' },
} as const;

function brokenCount(
  schema: JsonObject,
  count: number,
  { least, most, one }: (typeof COUNTED)[keyof typeof COUNTED],
): string | undefined {
  const { [least]: fewest, [most]: limit } = schema;
  const words = (number: number | bigint) => `${number} ${one}${number === 1 ? '' : 's'}`;
  if (isNumber(fewest) && count < fewest) return `has fewer than ${words(fewest)}`;
  return isNumber(limit) && count > limit ? `has more than ${words(limit)}` : undefined;
}
