import { memberPointer } from '../source/pointer.ts';
import type { ApiModel } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import type { JsonType } from '../schema/keywords.ts';
import { keywordOf, type NamesHolding } from '../schema/schema.ts';
import { typeOf } from '../schema/types.ts';
import { isObject } from '../source/member.ts';
import { enforceablePattern } from '../source/pattern.ts';
import type { Conjuncts } from './alternatives.ts';
import { distinctItems } from './distinct.ts';
import { allowedValues, declaredTypes, isSame, lowest, numbersOf, requiredNames } from './conjuncts.ts';
import { formats } from '../formats/formats.ts';
import { isLeftOut, memberSchemas } from './object.ts';
import { replaceAt, valueAt } from './replace.ts';
import type { Sample } from './sampler.ts';
import { fit } from './text.ts';

/** The name of a member that no document describes. */
export const UNKNOWN_MEMBER = 'member_that_nobody_knows';
/** More characters and items than this are not made to exceed a bound. */
const LARGEST_EXCESS = 100_000;

/** A constraint of the document, and values that differ from a valid one in breaking it. */
export interface Mutation {
  /** Where the error is to be found in the value: JSON Pointer. */
  readonly pointer: string;
  /** Keyword of the schema. */
  readonly keyword: string;
  /** Distinguishes further ways to break one constraint from the first: `near`, `last item`. */
  readonly variant: string | undefined;
  /**
   * Whole values; the first that breaks the constraint and nothing else is the one to be used. What breaks one branch
   * of a combination may meet another, and on the wire a number is also a text.
   */
  readonly values: () => Iterable<Json>;
}

/**
 * The constraints by which a sample was made, each broken at least once, except `not`, `if`, `contains` and
 * `dependentRequired`, for which there is no single place to break. Values are made when they are asked for.
 */
export function breakValue(model: ApiModel, sample: Sample): readonly Mutation[] {
  const { value, sites } = sample;
  const found = new Map<string, Mutation>();
  const add = (each: Mutation): void => {
    const key = `${each.keyword} ${each.pointer} ${each.variant ?? ''}`;
    if (!found.has(key)) found.set(key, each);
  };
  for (const [pointer, { conjuncts }] of [...sites].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const part = valueAt(value, pointer);
    if (part === undefined) continue;
    const made = [...replacementsFor({ model, sample, pointer }, conjuncts, part)];
    for (const { keyword, at, variant, replacements } of made) {
      if (replacements.length === 0) continue;
      add({
        pointer: at === undefined ? pointer : memberPointer(pointer, at),
        keyword,
        variant,
        values: () => replaced(value, pointer, replacements),
      });
    }
    const [first] = made;
    if (first !== undefined)
      for (const { index, list } of itemPlaces(sample, pointer)) {
        const parent = pointer.slice(0, pointer.lastIndexOf('/'));
        const lists = first.replacements.map((replacement) => list.toSpliced(index, 1, replacement));
        add({
          pointer: memberPointer(parent, index),
          keyword: first.keyword,
          variant: index === list.length - 1 ? 'last item' : 'middle item',
          values: () => replaced(value, parent, lists),
        });
      }
  }
  return [...found.values()];
}

function* replaced(value: Json, pointer: string, replacements: readonly Json[]): Generator<Json> {
  for (const replacement of replacements) {
    const whole = replaceAt(value, pointer, replacement);
    if (whole !== undefined) yield whole;
  }
}

/** Where an item may also stand that is the first of its list: in the middle, and at the end, behind valid items. */
function itemPlaces(
  { value, sites }: Sample,
  pointer: string,
): readonly { readonly index: number; readonly list: readonly Json[] }[] {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const conjuncts = sites.get(parent)?.conjuncts;
  const list = valueAt(value, parent);
  if (!pointer.endsWith('/0') || conjuncts === undefined || !Array.isArray(list)) return [];
  const items = distinctItems({ value, sites }, parent, Math.min(3, lowest(conjuncts, 'maxItems')));
  if (items.length < 2) return [];
  return items.map((_, index) => ({ index, list: items })).slice(1);
}

/** Values to stand in for a part of a sample. */
interface Replacement {
  readonly keyword: string;
  /** The member that is wrong, if it is not the part itself. */
  readonly at?: string;
  readonly variant?: string;
  readonly replacements: readonly Json[];
}

/** Where a part stands. */
interface Site {
  readonly model: ApiModel;
  readonly sample: Sample;
  readonly pointer: string;
}

function* replacementsFor(site: Site, conjuncts: Conjuncts, part: Json): Generator<Replacement> {
  yield* typeReplacements(conjuncts, part);
  yield* valueReplacements(conjuncts, part);
  const step = Math.max(1, ...numbersOf(conjuncts, 'multipleOf'));
  for (const conjunct of conjuncts) {
    if (typeof part === 'number') yield* limits(conjunct, numberLimits(part, step));
    if (typeof part === 'string') yield* textReplacements(conjunct, part);
    if (Array.isArray(part)) yield* arrayReplacements(site, conjunct, part);
  }
  if (isObject(part)) yield* objectReplacements(site.model, conjuncts, part);
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

function* typeReplacements(conjuncts: Conjuncts, part: Json): Generator<Replacement> {
  const types: readonly JsonType[] | undefined = declaredTypes(conjuncts);
  if (types === undefined) return;
  const others = examplesOfTypes.filter((value) => {
    const type = typeOf(value);
    return !types.includes(type) && !(type === 'integer' && types.includes('number'));
  });
  yield { keyword: 'type', replacements: others };
  // What careless conversions take: a number or boolean as a text, and a text that begins as a number.
  if (typeof part === 'number')
    yield { keyword: 'type', variant: 'near', replacements: [`${part}`, `${part}abc`] };
  if (typeof part === 'number' && types.includes('integer') && !types.includes('number'))
    yield { keyword: 'type', variant: 'fraction', replacements: [part + 0.5] };
  if (typeof part === 'boolean') yield { keyword: 'type', variant: 'near', replacements: [`${part}`] };
}

function* valueReplacements(conjuncts: Conjuncts, part: Json): Generator<Replacement> {
  const allowed = allowedValues(conjuncts);
  if (allowed === undefined) return;
  const isConstant = conjuncts.some((conjunct) => keywordOf(conjunct, 'const') !== undefined);
  const keyword = isConstant ? 'const' : 'enum';
  const others = ['value_that_is_not_allowed', 987_654, true, false].filter(
    (value) => !allowed.some((each) => isSame(each, value)),
  );
  const alike = others.filter((value) => allowed.some((each) => typeOf(each) === typeOf(value)));
  yield { keyword, replacements: [...alike, ...others] };
  const texts = [part, ...allowed].filter((value) => typeof value === 'string');
  const otherCase = texts.flatMap((text) => [text.toUpperCase(), text.toLowerCase()]);
  const near = otherCase.filter((text) => !allowed.includes(text));
  yield { keyword, variant: 'near', replacements: near.slice(0, 1) };
}

type Limit = readonly [keyword: NamesHolding<number>, beyond: (limit: number) => readonly Json[]];

/** Numbers beyond each bound: as little as can be, else the next that keeps to the step. */
function numberLimits(part: number, step: number): readonly Limit[] {
  const down = (value: number): number => Math.floor(value / step) * step;
  const up = (value: number): number => Math.ceil(value / step) * step;
  return [
    ['minimum', (limit) => [limit - 1, down(limit - step)]],
    ['maximum', (limit) => [limit + 1, up(limit + step)]],
    ['exclusiveMinimum', (limit) => [limit, down(limit)]],
    ['exclusiveMaximum', (limit) => [limit, up(limit)]],
    ['multipleOf', (each) => [each + 1, each * 1.5, part + 1, part - 1, part + each / 2, part + each / 4]],
  ];
}

function* limits(conjunct: Conjuncts[number], known: readonly Limit[]): Generator<Replacement> {
  for (const [keyword, beyond] of known) {
    const limit = keywordOf(conjunct, keyword);
    if (limit !== undefined) yield { keyword, replacements: beyond(limit) };
  }
}

function* textReplacements(conjunct: Conjuncts[number], part: string): Generator<Replacement> {
  yield* limits(conjunct, [
    ['minLength', (limit) => (limit > 0 ? [part.slice(0, limit - 1)] : [])],
    [
      'maxLength',
      (limit) => (limit < LARGEST_EXCESS ? [fit(part === '' ? 'a' : part, limit + 1, limit + 1)] : []),
    ],
  ]);
  const pattern = keywordOf(conjunct, 'pattern');
  if (pattern !== undefined) yield { keyword: 'pattern', replacements: mismatches(pattern, part) };
  const format = keywordOf(conjunct, 'format');
  if (format === undefined) return;
  yield { keyword: 'format', replacements: ['not of this format', '%'] };
  for (const [variant, text] of Object.entries(formats.get(format)?.nearMisses ?? {}))
    yield { keyword: 'format', variant, replacements: [text] };
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

function* arrayReplacements(
  { sample, pointer }: Site,
  conjunct: Conjuncts[number],
  part: readonly Json[],
): Generator<Replacement> {
  const [first] = part;
  yield* limits(conjunct, [
    ['minItems', (limit) => (limit > 0 ? [part.slice(0, limit - 1)] : [])],
    [
      'maxItems',
      (limit) =>
        limit < LARGEST_EXCESS && first !== undefined
          ? [
              distinctItems(sample, pointer, limit + 1),
              Array.from({ length: limit + 1 }, (_, index) => part[index] ?? first),
            ]
          : [],
    ],
  ]);
  if (keywordOf(conjunct, 'uniqueItems') === true && first !== undefined)
    yield {
      keyword: 'uniqueItems',
      replacements: [
        [...part, first],
        [...part.slice(0, -1), first],
      ],
    };
}

function* objectReplacements(
  model: ApiModel,
  conjuncts: Conjuncts,
  part: { readonly [name: string]: Json },
): Generator<Replacement> {
  for (const name of requiredNames(conjuncts)) {
    if (
      !Object.hasOwn(part, name) ||
      isLeftOut(memberSchemas(conjuncts, name), { model, direction: 'request' })
    )
      continue;
    yield { keyword: 'required', at: name, replacements: [without(part, name)] };
  }
  const more = { ...part, [UNKNOWN_MEMBER]: 'text' };
  for (const conjunct of conjuncts) {
    for (const keyword of ['additionalProperties', 'unevaluatedProperties', 'propertyNames'] as const) {
      if (keywordOf(conjunct, keyword) === false) yield { keyword, at: UNKNOWN_MEMBER, replacements: [more] };
    }
    yield* limits(conjunct, [
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
