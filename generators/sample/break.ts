import { memberPointer } from '../../runtime/parameters/error.ts';
import type { ApiModel } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { enforceablePattern } from '../source/pattern.ts';
import type { Facets } from './alternatives.ts';
import { allowedValues, declaredTypes, isSame, requiredNames, typeOf, type JsonType } from './facets.ts';
import { isLeftOut, memberSchemas } from './object.ts';
import { replaceAt, valueAt } from './replace.ts';
import type { Sample } from './sampler.ts';
import { fit } from './text.ts';

/** The name of a member that no document describes. */
export const UNKNOWN_MEMBER = 'member_that_nobody_knows';
/** More characters and items than this are not made to exceed a bound. */
const LARGEST_EXCESS = 100_000;

/** A constraint of the document, and values that differ from a valid one in breaking it. */
export interface Break {
  /** Where the fault is to be found in the value: JSON Pointer. */
  readonly pointer: string;
  /** Keyword of the schema. */
  readonly keyword: string;
  /**
   * Whole values; the first that a validator refuses is the one to be used. What breaks one branch of a combination
   * may meet another, and on the wire a number is also a text.
   */
  readonly values: readonly Json[];
}

/**
 * The constraints by which a sample was made, each broken once, except `not`, `if`, `contains` and
 * `dependentRequired`, for which there is no single place to break.
 */
export function breakValue(model: ApiModel, { value, sites }: Sample): readonly Break[] {
  const found = new Map<string, Break>();
  for (const [pointer, { facets }] of [...sites].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const part = valueAt(value, pointer);
    if (part === undefined) continue;
    for (const { keyword, at, replacements } of faultsOf(model, facets, part)) {
      const where = at === undefined ? pointer : memberPointer(pointer, at);
      const values = replacements
        .map((replacement) => replaceAt(value, pointer, replacement))
        .filter((each) => each !== undefined);
      const key = `${keyword} ${where}`;
      if (values.length > 0 && !found.has(key)) found.set(key, { pointer: where, keyword, values });
    }
  }
  return [...found.values()];
}

/** Values to stand in for a part of a sample. */
interface FaultOf {
  readonly keyword: string;
  /** The member that is at fault, if it is not the part itself. */
  readonly at?: string;
  readonly replacements: readonly Json[];
}

function* faultsOf(model: ApiModel, facets: Facets, part: Json): Generator<FaultOf> {
  yield* typeFaults(facets);
  yield* valueFaults(facets);
  for (const facet of facets) {
    if (typeof part === 'number') yield* limits(facet, numberLimits);
    if (typeof part === 'string') yield* textFaults(facet, part);
    if (Array.isArray(part)) yield* arrayFaults(facet, part);
  }
  if (isObject(part)) yield* objectFaults(model, facets, part);
}

/** One value of each type. */
const examplesOfTypes: readonly Json[] = [
  'text',
  12345,
  1.5,
  true,
  { [UNKNOWN_MEMBER]: 'text' },
  ['text', 'text'],
  null,
];

function* typeFaults(facets: Facets): Generator<FaultOf> {
  const types: readonly JsonType[] | undefined = declaredTypes(facets);
  if (types === undefined) return;
  const others = examplesOfTypes.filter((value) => {
    const type = typeOf(value);
    return !types.includes(type) && !(type === 'integer' && types.includes('number'));
  });
  yield { keyword: 'type', replacements: others };
}

function* valueFaults(facets: Facets): Generator<FaultOf> {
  const allowed = allowedValues(facets);
  if (allowed === undefined) return;
  const keyword = facets.some((facet) => Object.hasOwn(facet, 'const')) ? 'const' : 'enum';
  const others = ['value_that_is_not_allowed', 987_654, true, false].filter(
    (value) => !allowed.some((each) => isSame(each, value)),
  );
  const alike = others.filter((value) => allowed.some((each) => typeOf(each) === typeOf(value)));
  yield { keyword, replacements: [...alike, ...others] };
}

type Limit = readonly [keyword: string, beyond: (limit: number) => readonly Json[]];

const numberLimits: readonly Limit[] = [
  ['minimum', (limit) => [limit - 1]],
  ['maximum', (limit) => [limit + 1]],
  ['exclusiveMinimum', (limit) => [limit]],
  ['exclusiveMaximum', (limit) => [limit]],
  ['multipleOf', (step) => [step + 1, step * 1.5]],
];

function* limits(facet: Facets[number], known: readonly Limit[]): Generator<FaultOf> {
  for (const [keyword, beyond] of known) {
    const limit = facet[keyword];
    if (typeof limit === 'number') yield { keyword, replacements: beyond(limit) };
  }
}

function* textFaults(facet: Facets[number], part: string): Generator<FaultOf> {
  yield* limits(facet, [
    ['minLength', (limit) => (limit > 0 ? [part.slice(0, limit - 1)] : [])],
    [
      'maxLength',
      (limit) => (limit < LARGEST_EXCESS ? [fit(part === '' ? 'a' : part, limit + 1, limit + 1)] : []),
    ],
  ]);
  const { pattern, format } = facet;
  if (typeof pattern === 'string') yield { keyword: 'pattern', replacements: mismatches(pattern, part) };
  if (typeof format === 'string') yield { keyword: 'format', replacements: ['not of this format', '%'] };
}

/** Texts that a pattern does not match; the shortest last, as they may break a length too. */
function mismatches(pattern: string, part: string): readonly string[] {
  const expression = enforceablePattern(pattern);
  if (expression === undefined) return [];
  const texts = [
    `${part}!`,
    `!${part}`,
    'abc',
    '123',
    'a b',
    '!!!',
    ' '.repeat(Math.max(1, part.length)),
    '',
    `${part}\n!`,
  ];
  return texts.filter((text) => !expression.test(text));
}

function* arrayFaults(facet: Facets[number], part: readonly Json[]): Generator<FaultOf> {
  const [first] = part;
  yield* limits(facet, [
    ['minItems', (limit) => (limit > 0 ? [part.slice(0, limit - 1)] : [])],
    [
      'maxItems',
      (limit) =>
        limit < LARGEST_EXCESS && first !== undefined
          ? [Array.from({ length: limit + 1 }, (_, index) => part[index] ?? first)]
          : [],
    ],
  ]);
  if (facet['uniqueItems'] === true && first !== undefined) {
    yield { keyword: 'uniqueItems', replacements: [[...part, first]] };
  }
}

function* objectFaults(
  model: ApiModel,
  facets: Facets,
  part: { readonly [name: string]: Json },
): Generator<FaultOf> {
  for (const name of requiredNames(facets)) {
    if (!Object.hasOwn(part, name) || isLeftOut(memberSchemas(facets, name), { model, direction: 'request' }))
      continue;
    yield { keyword: 'required', at: name, replacements: [without(part, name)] };
  }
  const more = { ...part, [UNKNOWN_MEMBER]: 'text' };
  for (const facet of facets) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties', 'propertyNames']) {
      if (facet[keyword] === false) yield { keyword, at: UNKNOWN_MEMBER, replacements: [more] };
    }
    yield* limits(facet, [
      [
        'minProperties',
        (limit) => (limit > 0 ? [Object.fromEntries(Object.entries(part).slice(0, limit - 1))] : []),
      ],
      ['maxProperties', (limit) => (limit < LARGEST_EXCESS ? [{ ...part, ...numbered(limit + 1) }] : [])],
    ]);
  }
}

function without(part: { readonly [name: string]: Json }, name: string): Json {
  return Object.fromEntries(Object.entries(part).filter(([other]) => other !== name));
}

function numbered(count: number): { readonly [name: string]: Json } {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`member${index + 1}`, 'text']));
}
