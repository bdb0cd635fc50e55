import type { Json, JsonObject } from '../../../source/document.ts';
import type { Fact } from './view.ts';

/** Longest value that a fact shows, in characters; longer ones say nothing at a glance. */
const LONGEST = 200;

/** Keywords in words, in the order in which they stand (JSON Schema 2020-12, Validation sections 6, 7 and 9). */
const plainFacts: readonly (readonly [keyword: string, name: string])[] = [
  ['default', 'default'],
  ['format', 'format'],
  ['pattern', 'pattern'],
  ['multipleOf', 'multiple of'],
  ['contentEncoding', 'encoding'],
  ['contentMediaType', 'media type'],
];

const rangeFacts: readonly {
  readonly name: string;
  readonly low: string;
  readonly high: string;
}[] = [
  { name: 'range', low: 'minimum', high: 'maximum' },
  { name: 'range, ends excluded', low: 'exclusiveMinimum', high: 'exclusiveMaximum' },
  { name: 'length', low: 'minLength', high: 'maxLength' },
  { name: 'items', low: 'minItems', high: 'maxItems' },
  { name: 'members', low: 'minProperties', high: 'maxProperties' },
];

/** What the keywords of a schema say that a type does not. */
export function factsOf(keywords: JsonObject): readonly Fact[] {
  return [
    ...plainFacts.flatMap(([keyword, name]): Fact[] => {
      const value = keywords[keyword];
      const printed = value === undefined ? undefined : printValue(value, keyword === 'default');
      return printed === undefined ? [] : [{ name, value: printed }];
    }),
    ...rangeFacts.flatMap(({ name, low, high }): Fact[] => {
      const range = printRange(keywords[low], keywords[high]);
      return range === undefined ? [] : [{ name, value: range }];
    }),
    ...(keywords['uniqueItems'] === true ? [{ name: 'items', value: 'all different' }] : []),
    ...(keywords['readOnly'] === true ? [{ name: 'access', value: 'read only' }] : []),
    ...(keywords['writeOnly'] === true ? [{ name: 'access', value: 'write only' }] : []),
  ];
}

function printValue(value: Json, quoted: boolean): string | undefined {
  const printed = typeof value === 'string' && !(quoted && value === '') ? value : JSON.stringify(value);
  return printed.length > LONGEST ? undefined : printed;
}

function printRange(low: Json | undefined, high: Json | undefined): string | undefined {
  if (typeof low === 'number' && typeof high === 'number')
    return low === high ? `${low}` : `${low} to ${high}`;
  if (typeof low === 'number') return `at least ${low}`;
  return typeof high === 'number' ? `at most ${high}` : undefined;
}
