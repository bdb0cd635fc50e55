import type { JsonType } from '../schema/keywords.ts';
import { keywordOf, type NamesHolding } from '../schema/schema.ts';
import { impliedTypes } from '../schema/types.ts';
import type { Json } from '../source/document.ts';
import type { Facets } from './alternatives.ts';

/** The types that are allowed, `null` last; undefined where no schema names one. */
export function declaredTypes(facets: Facets): readonly JsonType[] | undefined {
  const named = facets.map((facet) => keywordOf(facet, 'type')).filter((types) => types !== undefined);
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

/** The types of which values are made: those that are allowed, or those that the other keywords are about. */
export function sampledTypes(facets: Facets): readonly JsonType[] {
  const declared = declaredTypes(facets);
  if (declared !== undefined) return declared;
  const meant = new Set(facets.flatMap(impliedTypes));
  return meant.size > 0 ? [...meant] : ['string', 'integer', 'object', 'array', 'boolean', 'null'];
}

function nullLast(a: JsonType, b: JsonType): number {
  return Number(a === 'null') - Number(b === 'null');
}

/** The values that `const` and `enum` leave; undefined where there is neither. */
export function allowedValues(facets: Facets): readonly Json[] | undefined {
  const lists = facets.flatMap((facet) => {
    const constant = keywordOf(facet, 'const');
    const listed = keywordOf(facet, 'enum');
    return [...(constant === undefined ? [] : [[constant]]), ...(listed === undefined ? [] : [listed])];
  });
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.some((other) => isSame(value, other))));
}

export function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the document shows as a value: examples before the default, which is left out where it is null. */
export function exampleValues(facets: Facets): readonly Json[] {
  const examples = facets.flatMap((facet) => {
    const example = keywordOf(facet, 'example');
    return [...(keywordOf(facet, 'examples') ?? []), ...(example === undefined ? [] : [example])];
  });
  const defaults = facets.map((facet) => keywordOf(facet, 'default') ?? null);
  return [...examples, ...defaults.filter((value) => value !== null)];
}

/** The largest of the lower bounds; `otherwise` where there is none. */
export function highest(facets: Facets, keyword: NamesHolding<number>, otherwise: number): number {
  return Math.max(otherwise, ...numbersOf(facets, keyword));
}

/** The smallest of the upper bounds. */
export function lowest(facets: Facets, keyword: NamesHolding<number>): number {
  return Math.min(Infinity, ...numbersOf(facets, keyword));
}

export function numbersOf(facets: Facets, keyword: NamesHolding<number>): readonly number[] {
  return facets.flatMap((facet) => keywordOf(facet, keyword) ?? []);
}

export function textsOf(facets: Facets, keyword: NamesHolding<string>): readonly string[] {
  return facets.flatMap((facet) => keywordOf(facet, keyword) ?? []);
}

/** Names that are required, each once. */
export function requiredNames(facets: Facets): readonly string[] {
  return [...new Set(facets.flatMap((facet) => keywordOf(facet, 'required') ?? []))];
}

/** Names that are described, each once, in the order of the document. */
export function describedNames(facets: Facets): readonly string[] {
  return [...new Set(facets.flatMap((facet) => Object.keys(keywordOf(facet, 'properties') ?? {})))];
}
