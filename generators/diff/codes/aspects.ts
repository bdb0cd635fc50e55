import type { KeywordName } from '../../keywords/keywords.ts';

/** An aspect in which schemas can differ: keywords that together state one rule. */
export interface Aspect {
  readonly name: string;
  readonly keywords: readonly [KeywordName, ...KeywordName[]];
  /** What changes, for titles: `the length of texts`. */
  readonly noun: string;
  /** The values that only the wider side accepts: `longer texts`. */
  readonly beyond: string;
  /** Whether one of two different values always allows more than the other. */
  readonly isOrdered?: true;
  /** Whether the difference is visible in generated types. */
  readonly isTyped?: true;
}

/**
 * All aspects in which two schemas are compared. Members, items and alternatives are compared separately, one by one.
 */
export const aspects = [
  { name: 'type', isTyped: true, keywords: ['type'], noun: 'the type', beyond: 'values of the other types' },
  {
    name: 'values',
    // Removed values and added values are reported as two changes.
    isOrdered: true,
    isTyped: true,
    keywords: ['const', 'enum'],
    noun: 'the list of values',
    beyond: 'other values',
  },
  { name: 'format', keywords: ['format'], noun: 'the format', beyond: 'values of other formats' },
  {
    name: 'minimum',
    isOrdered: true,
    keywords: ['minimum', 'exclusiveMinimum'],
    noun: 'the minimum',
    beyond: 'smaller numbers',
  },
  {
    name: 'maximum',
    isOrdered: true,
    keywords: ['maximum', 'exclusiveMaximum'],
    noun: 'the maximum',
    beyond: 'larger numbers',
  },
  {
    name: 'multiple',
    keywords: ['multipleOf'],
    noun: 'the step between numbers',
    beyond: 'numbers between the steps',
  },
  {
    name: 'min-length',
    isOrdered: true,
    keywords: ['minLength'],
    noun: 'the minimum length',
    beyond: 'shorter texts',
  },
  {
    name: 'max-length',
    isOrdered: true,
    keywords: ['maxLength'],
    noun: 'the maximum length',
    beyond: 'longer texts',
  },
  { name: 'pattern', keywords: ['pattern'], noun: 'the pattern', beyond: 'other texts' },
  {
    name: 'min-items',
    isOrdered: true,
    keywords: ['minItems'],
    noun: 'the minimum number of items',
    beyond: 'shorter lists',
  },
  {
    name: 'max-items',
    isOrdered: true,
    keywords: ['maxItems'],
    noun: 'the maximum number of items',
    beyond: 'longer lists',
  },
  {
    name: 'unique-items',
    isOrdered: true,
    keywords: ['uniqueItems'],
    noun: 'the rule that all items differ',
    beyond: 'lists with an item twice',
  },
  {
    name: 'contains',
    keywords: ['contains', 'minContains', 'maxContains'],
    noun: 'what a list contains',
    beyond: 'lists without such items',
  },
  {
    name: 'unevaluated-items',
    keywords: ['unevaluatedItems'],
    noun: 'the rule for unevaluated items',
    beyond: 'lists with unevaluated items',
  },
  {
    name: 'min-properties',
    isOrdered: true,
    keywords: ['minProperties'],
    noun: 'the minimum number of properties',
    beyond: 'objects with fewer properties',
  },
  {
    name: 'max-properties',
    isOrdered: true,
    keywords: ['maxProperties'],
    noun: 'the maximum number of properties',
    beyond: 'objects with more properties',
  },
  {
    name: 'property-names',
    keywords: ['propertyNames'],
    noun: 'the rule for names of properties',
    beyond: 'objects with other names',
  },
  {
    name: 'pattern-properties',
    keywords: ['patternProperties'],
    noun: 'the rule for properties by pattern',
    beyond: 'objects with other properties',
  },
  {
    name: 'dependent-required',
    keywords: ['dependentRequired'],
    noun: 'the list of properties that others require',
    beyond: 'objects without them',
  },
  {
    name: 'dependent-schemas',
    keywords: ['dependentSchemas'],
    noun: 'the rule that the presence of properties adds',
    beyond: 'objects that break these rules',
  },
  {
    name: 'unevaluated-properties',
    keywords: ['unevaluatedProperties'],
    noun: 'the rule for unevaluated properties',
    beyond: 'objects with unevaluated properties',
  },
  { name: 'not', keywords: ['not'], noun: 'what is excluded', beyond: 'values that are excluded' },
  {
    name: 'condition',
    keywords: ['if', 'then', 'else'],
    noun: 'the condition',
    beyond: 'values that do not meet it',
  },
] as const satisfies readonly Aspect[];

/** Aspects that are compared part by part, not by keyword. */
export const partAspects = [
  {
    name: 'alternatives',
    isTyped: true,
    noun: 'the list of alternatives',
    beyond: 'values of the other alternatives',
  },
  {
    name: 'other-properties',
    noun: 'the rule for properties that are not described',
    beyond: 'objects with such properties',
  },
] as const;

/** The name of an aspect of schemas. */
export type AspectName = (typeof aspects)[number]['name'] | (typeof partAspects)[number]['name'];

/** How the values of the later schema relate to those of the earlier one. */
export type Relation = 'narrowed' | 'widened' | 'changed';
