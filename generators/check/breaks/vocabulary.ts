import type { KeywordName, keywords } from '../../keywords/keywords.ts';
import { arrayBreaks } from './array.ts';
import type { Breaks } from './breaks.ts';
import { numberBreaks } from './number.ts';
import { objectBreaks } from './object.ts';
import { textBreaks } from './text.ts';
import { valueBreaks } from './value.ts';

/** The keywords that values can break, by the table of keywords. */
export type RuleName = {
  [Name in KeywordName]: (typeof keywords)[Name]['role'] extends 'rule' ? Name : never;
}[KeywordName];

/** Broken through the rules of its subschemas, which apply to parts of the value or beside the other rules. */
const byItsSchemas: Breaks = () => [];

/** Not broken: this would take more than one value at one pointer. */
const unbroken: Breaks = () => [];

/** How each rule is broken, in the order in which they are tried. If a rule is missing here, this does not compile. */
export const breaks: Readonly<Record<RuleName, Breaks>> = {
  type: valueBreaks.type,
  const: valueBreaks.const,
  enum: valueBreaks.enum,
  ...numberBreaks,
  ...textBreaks,
  ...arrayBreaks,
  ...objectBreaks,
  $ref: byItsSchemas,
  allOf: byItsSchemas,
  anyOf: byItsSchemas,
  oneOf: byItsSchemas,
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
  then: byItsSchemas,
  else: byItsSchemas,
  items: byItsSchemas,
  prefixItems: byItsSchemas,
  properties: byItsSchemas,
  patternProperties: byItsSchemas,
  dependentSchemas: byItsSchemas,
  unevaluatedItems: byItsSchemas,
  not: unbroken,
  if: unbroken,
  contains: unbroken,
  minContains: unbroken,
  maxContains: unbroken,
  dependentRequired: unbroken,
};

/** The rules, each with the function that breaks it. */
export const ruleBreaks = Object.entries(breaks) as readonly (readonly [RuleName, Breaks])[];
