import type { KeywordName, keywords } from '../../keywords/keywords.ts';
import { arrayMutators } from './array.ts';
import type { Mutator } from './mutator.ts';
import { numberMutators } from './number.ts';
import { objectMutators } from './object.ts';
import { textMutators } from './text.ts';
import { valueMutators } from './value.ts';

/** The keywords that values can break, by the table of keywords. */
export type RuleName = {
  [Name in KeywordName]: (typeof keywords)[Name]['role'] extends 'rule' ? Name : never;
}[KeywordName];

/** Broken through the rules of its subschemas, which apply to parts of the value or beside the other rules. */
const byItsSchemas: Mutator = () => [];

/** Not broken: this would take more than one value at one pointer. */
const unbroken: Mutator = () => [];

/** How each rule is broken, in the order in which they are tried. If a rule is missing here, this does not compile. */
export const mutators: Readonly<Record<RuleName, Mutator>> = {
  type: valueMutators.type,
  const: valueMutators.const,
  enum: valueMutators.enum,
  ...numberMutators,
  ...textMutators,
  ...arrayMutators,
  ...objectMutators,
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
export const ruleMutators = Object.entries(mutators) as readonly (readonly [RuleName, Mutator])[];
