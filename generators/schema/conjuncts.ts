import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { JsonType } from '../keywords/keywords.ts';
import { keywordOf, type NamesHolding, type Schema } from './schema.ts';
import { impliedTypes } from './types.ts';

/**
 * Schema objects that all apply to one value. Their references and combinations are already resolved, so those
 * keywords are ignored.
 */
export type Conjuncts = readonly JsonObject[];

/** The allowed types, `null` last; undefined where no schema has `type`. */
export function declaredTypes(conjuncts: Conjuncts): readonly JsonType[] | undefined {
  const named = conjuncts
    .map((conjunct) => keywordOf(conjunct, 'type'))
    .filter((types) => types !== undefined);
  const [first, ...others] = named;
  if (first === undefined) return undefined;
  const narrowed = first.map((type) =>
    type === 'number' && others.some((each) => !each.includes('number')) ? 'integer' : type,
  );
  const kept = [...new Set(narrowed)].filter((type) =>
    others.every((each) => each.includes(type) || (type === 'integer' && each.includes('number'))),
  );
  return kept.toSorted(nullLast);
}

/** The types from which to choose a value: the allowed types, or those to which the other keywords apply. */
export function sampledTypes(conjuncts: Conjuncts): readonly JsonType[] {
  const refused = new Set(conjuncts.flatMap((conjunct) => refusedTypes(keywordOf(conjunct, 'not'))));
  return typesOf(conjuncts).filter((type) => !refused.has(type));
}

function typesOf(conjuncts: Conjuncts): readonly JsonType[] {
  const declared = declaredTypes(conjuncts);
  if (declared !== undefined) return declared;
  const meant = new Set(conjuncts.flatMap(impliedTypes));
  return meant.size > 0 ? [...meant] : ['string', 'integer', 'object', 'array', 'boolean', 'null'];
}

/** Types excluded by `not: { type }`, if `not` has no other rule. */
function refusedTypes(not: Schema | undefined): readonly JsonType[] {
  if (typeof not !== 'object' || Object.keys(not).length > 1) return [];
  return (keywordOf(not, 'type') ?? []).flatMap((type) =>
    type === 'number' ? ['number', 'integer'] : [type],
  );
}

function nullLast(a: JsonType, b: JsonType): number {
  return Number(a === 'null') - Number(b === 'null');
}

/** The values that `const` and `enum` allow; undefined where there is neither. */
export function allowedValues(conjuncts: Conjuncts): readonly Json[] | undefined {
  const lists = conjuncts.flatMap((conjunct) => {
    const constant = keywordOf(conjunct, 'const');
    const listed = keywordOf(conjunct, 'enum');
    return [...(constant === undefined ? [] : [[constant]]), ...(listed === undefined ? [] : [listed])];
  });
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.some((other) => isSame(value, other))));
}

export function isSame(one: Json, other: Json): boolean {
  return jsonText(one) === jsonText(other);
}

/** Values from the document: examples, then the default unless it is null. */
export function exampleValues(conjuncts: Conjuncts): readonly Json[] {
  const examples = conjuncts.flatMap((conjunct) => {
    const example = keywordOf(conjunct, 'example');
    return [...(keywordOf(conjunct, 'examples') ?? []), ...(example === undefined ? [] : [example])];
  });
  const defaults = conjuncts.map((conjunct) => keywordOf(conjunct, 'default') ?? null);
  return [...examples, ...defaults.filter((value) => value !== null)];
}

/** The largest of the lower bounds; `otherwise` if there is none. */
export function highest(conjuncts: Conjuncts, keyword: NamesHolding<number>, otherwise: number): number {
  return Math.max(otherwise, ...numbersOf(conjuncts, keyword));
}

/** The smallest of the upper bounds. */
export function lowest(conjuncts: Conjuncts, keyword: NamesHolding<number>): number {
  return Math.min(Infinity, ...numbersOf(conjuncts, keyword));
}

export function numbersOf(conjuncts: Conjuncts, keyword: NamesHolding<number>): readonly number[] {
  return conjuncts.flatMap((conjunct) => keywordOf(conjunct, keyword) ?? []);
}

export function textsOf(conjuncts: Conjuncts, keyword: NamesHolding<string>): readonly string[] {
  return conjuncts.flatMap((conjunct) => keywordOf(conjunct, keyword) ?? []);
}

/** Required names, without duplicates. */
export function requiredNames(conjuncts: Conjuncts): readonly string[] {
  return [...new Set(conjuncts.flatMap((conjunct) => keywordOf(conjunct, 'required') ?? []))];
}

/** Described names, without duplicates, in the order of the document. */
export function describedNames(conjuncts: Conjuncts): readonly string[] {
  return [...new Set(conjuncts.flatMap((conjunct) => Object.keys(keywordOf(conjunct, 'properties') ?? {})))];
}
