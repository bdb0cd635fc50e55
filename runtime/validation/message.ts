import { isAlternatives, type Alternatives } from './alternatives.ts';
import { shown } from './shown-values.ts';

/** Maximum length of a value of the schema that a message quotes. */
const LONGEST = 200;

const wordings: Readonly<Record<string, (expected: string) => string>> = {
  type: (expected) => `must be of type ${expected}`,
  required: (expected) => `must have the property ${expected}`,
  dependentRequired: (expected) => `must have the property ${expected}, because another property requires it`,
  additionalProperties: () => 'is not a known property',
  unevaluatedProperties: () => 'is not a known property',
  propertyNames: () => 'has a name that is not allowed',
  enum: (expected) => `must be one of ${expected}`,
  const: (expected) => `must be ${expected}`,
  format: (expected) => `must have the format ${expected}`,
  pattern: (expected) => `must match the pattern ${expected}`,
  minLength: (expected) => `must have at least ${expected} characters`,
  maxLength: (expected) => `must have at most ${expected} characters`,
  minItems: (expected) => `must have at least ${expected} items`,
  maxItems: (expected) => `must have at most ${expected} items`,
  items: (expected) => `must have at most ${expected} items`,
  unevaluatedItems: (expected) => `must have at most ${expected} items`,
  minProperties: (expected) => `must have at least ${expected} properties`,
  maxProperties: (expected) => `must have at most ${expected} properties`,
  minimum: (expected) => `must be at least ${expected}`,
  maximum: (expected) => `must be at most ${expected}`,
  exclusiveMinimum: (expected) => `must be greater than ${expected}`,
  exclusiveMaximum: (expected) => `must be less than ${expected}`,
  multipleOf: (expected) => `must be a multiple of ${expected}`,
  uniqueItems: () => 'must not repeat an earlier item',
  contains: (expected) => `must contain as many matching items: ${expected}`,
  anyOf: () => 'must match at least one of the alternatives',
  oneOf: () => 'must match exactly one of the alternatives',
  not: () => 'must not match an excluded schema',
  if: (expected) => `must match the schema ${expected} of a condition`,
  'false schema': () => 'is not allowed',
  safeInteger: () => 'must be an integer between -(2^53 - 1) and 2^53 - 1',
  effort: (expected) => `must not take more than ${expected} steps to check`,
  depth: (expected) => `must not be nested deeper than ${expected} levels`,
};

/** One sentence about what a keyword requires. It quotes the schema only, never the value. */
export function messageOf(keyword: string, expected: unknown): string {
  if (isAlternatives(expected)) return alternativesText(expected);
  const wording = Object.hasOwn(wordings, keyword) ? wordings[keyword] : undefined;
  return wording?.(textOf(expected)) ?? `must meet ${keyword}`;
}

function alternativesText({ values, types }: Alternatives): string {
  const list = values.length === 0 ? [] : [`one of ${textOf(values)}`];
  const kinds = types.length === 0 ? [] : [`of type ${shorten(types.join(' or '))}`];
  return `must be ${[...list, ...kinds].join(', or ')}`;
}

function textOf(expected: unknown): string {
  if (Array.isArray(expected)) return shorten(expected.map(shown).join(', '));
  return shorten(typeof expected === 'string' ? expected : shown(expected));
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
