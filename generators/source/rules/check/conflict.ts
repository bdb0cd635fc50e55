import type { Json, JsonObject } from '../../../json/json.ts';
import type { References } from '../../references/references.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { isNumber } from '../../../json/numbers.ts';
import { abbreviate } from '../../../json/abbreviate.ts';
import { formatPointer } from '../../../json/pointer.ts';
import type { CheckedPart } from '../rule.ts';
import type { Mismatch, ValueChecks } from '../value-checks.ts';

/** Why no value is valid. */
export interface Conflict {
  readonly what: string;
  readonly reason: string;
}

const TYPES = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number'] as const;

/** The contradiction between schemas that apply together; undefined if none is found. */
export function conflictOf(
  parts: readonly JsonObject[],
  { references, values }: Pick<CheckedPart, 'references' | 'values'>,
): Conflict | undefined {
  const types = commonTypes(parts);
  if (types.size === 0) {
    const named = [...new Set(parts.flatMap(({ type }) => (type === undefined ? [] : [nameOf(type)])))];
    return { what: 'value', reason: `it would have to be of type ${named.join(' and ')}` };
  }
  const unmet = constantConflict(parts, values);
  if (unmet !== undefined) return { what: 'value', reason: unmet };
  const checks = [
    ['string', () => countConflict(parts, 'minLength', 'maxLength')],
    ['array', () => countConflict(parts, 'minItems', 'maxItems')],
    ['number', () => numberConflict(parts, types)],
    [
      'object',
      () => countConflict(parts, 'minProperties', 'maxProperties') ?? propertyConflict(parts, references),
    ],
  ] as const;
  for (const [type, check] of checks) {
    if (!types.has(type) && !(type === 'number' && types.has('integer'))) continue;
    const reason = check();
    if (reason !== undefined) return { what: type, reason };
  }
  return undefined;
}

/** Types that all parts allow; `number` includes integers, and the intersection of both is `integer`. */
function commonTypes(parts: readonly JsonObject[]): ReadonlySet<string> {
  let common: readonly string[] = TYPES;
  for (const { type } of parts) {
    if (type === undefined) continue;
    const own = new Set([type].flat().map(String));
    if (own.has('number')) own.add('integer');
    common = common.filter((each) => own.has(each));
  }
  return new Set(common);
}

function nameOf(type: Json): string {
  return [type].flat().map(String).join(' or ');
}

/** A constant that another keyword refuses, or lists without a common value. */
function constantConflict(parts: readonly JsonObject[], values: ValueChecks): string | undefined {
  for (const part of parts) {
    if (!Object.hasOwn(part, 'const')) continue;
    const { const: constant = null } = part;
    // A constant that is missing from its own list is reported for the list.
    const mismatch = parts
      .map((each) => values.of(each === part ? { ...each, enum: [constant] } : each, constant))
      .find((each) => each !== undefined);
    if (mismatch !== undefined)
      return `it would have to be ${abbreviate(constant)}, and ${wordsOf(mismatch)}`;
  }
  const [first, ...others] = parts.flatMap(({ enum: listed }) =>
    Array.isArray(listed) ? [new Set(listed)] : [],
  );
  if (first === undefined || others.length === 0) return undefined;
  // Objects and lists can be equal without being the same object; they are seldom listed.
  const isPossible = [...first].some(
    (value) => (typeof value === 'object' && value !== null) || others.every((each) => each.has(value)),
  );
  return isPossible ? undefined : 'the lists of values that its parts allow have none in common';
}

function wordsOf({ path, problem }: Mismatch): string {
  return path.length === 0 ? problem : `${formatPointer(path)} ${problem}`;
}

/** Bounds of numbers with nothing between them (JSON Schema 2020-12 Validation, section 6.2). */
function numberConflict(parts: readonly JsonObject[], types: ReadonlySet<string>): string | undefined {
  const minimum = highest(parts, 'minimum');
  const maximum = lowest(parts, 'maximum');
  const above = highest(parts, 'exclusiveMinimum');
  const below = lowest(parts, 'exclusiveMaximum');
  const isAbove = above !== undefined && above >= (minimum ?? -Infinity);
  const isBelow = below !== undefined && below <= (maximum ?? Infinity);
  const [from, to] = [isAbove ? above : minimum, isBelow ? below : maximum];
  if (from === undefined || to === undefined) return undefined;
  const isOpen = isAbove || isBelow;
  const words = `it would have to be ${isAbove ? 'more than' : 'at least'} ${from} and ${isBelow ? 'less than' : 'at most'} ${to}`;
  if (from > to || (from === to && isOpen)) return words;
  if (
    types.has('number') ||
    typeof from === 'bigint' ||
    typeof to === 'bigint' ||
    !Number.isSafeInteger(Math.floor(from) - 1) ||
    !Number.isSafeInteger(Math.ceil(to) + 1)
  )
    return undefined;
  const least = isAbove ? Math.floor(from) + 1 : Math.ceil(from);
  const most = isBelow ? Math.ceil(to) - 1 : Math.floor(to);
  return least > most ? `${words}, and no integer is` : undefined;
}

function countConflict(parts: readonly JsonObject[], least: string, most: string): string | undefined {
  const [from, to] = [highest(parts, least), lowest(parts, most)];
  if (from === undefined || to === undefined || from <= to) return undefined;
  return `${least} is ${from} and ${most} is ${to}`;
}

type Limit = number | bigint | undefined;

function highest(parts: readonly JsonObject[], keyword: string): Limit {
  return limitsOf(parts, keyword).reduce<Limit>(
    (one, other) => (one !== undefined && one >= other ? one : other),
    undefined,
  );
}

function lowest(parts: readonly JsonObject[], keyword: string): Limit {
  return limitsOf(parts, keyword).reduce<Limit>(
    (one, other) => (one !== undefined && one <= other ? one : other),
    undefined,
  );
}

function limitsOf(parts: readonly JsonObject[], keyword: string): readonly (number | bigint)[] {
  return parts.map(({ [keyword]: value }) => value).filter(isNumber);
}

/** A property that one part requires and another does not allow, or more required properties than allowed. */
function propertyConflict(parts: readonly JsonObject[], references: References): string | undefined {
  const required = new Set(
    parts.flatMap(({ required: names }) => (Array.isArray(names) ? names.map(String) : [])),
  );
  if (required.size === 0) return undefined;
  const most = lowest(parts, 'maxProperties');
  if (most !== undefined && required.size > most)
    return `${required.size} properties are required and maxProperties is ${most}`;
  for (const { properties, patternProperties, additionalProperties: others } of parts) {
    const isClosed = others === false && !isObject(patternProperties);
    for (const name of required) {
      const own = memberOf(properties, name);
      const isRefused = own === false || (own === undefined && isClosed);
      if (
        isRefused &&
        !parts.some((part) => isOfOneDirection(memberOf(part['properties'], name), references))
      )
        return `${JSON.stringify(name)} is required and ${own === false ? 'is never valid' : 'not among the properties, which additionalProperties: false makes the only ones'}`;
    }
  }
  return undefined;
}

/**
 * Properties of only requests or only responses are not required in the other direction (OpenAPI 3.0.4, section 4.7.24.1).
 */
function isOfOneDirection(property: Json | undefined, references: References): boolean {
  const parts = [property, references.follow(property)];
  return parts.some((part) => memberOf(part, 'readOnly') === true || memberOf(part, 'writeOnly') === true);
}
