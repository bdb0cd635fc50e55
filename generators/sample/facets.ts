import type { JsonType } from '../schema/keywords.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import { impliedTypes } from '../schema/types.ts';
import type { Schema } from '../model/model.ts';
import { isObject } from '../source/member.ts';
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
  const lists = facets.flatMap((facet) => [
    ...(Object.hasOwn(facet, 'const') ? [[facet['const'] ?? null]] : []),
    ...(Array.isArray(facet['enum']) ? [facet['enum']] : []),
  ]);
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.some((other) => isSame(value, other))));
}

export function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the document shows as a value: examples before the default, which is left out where it is null. */
export function exampleValues(facets: Facets): readonly Json[] {
  const examples = facets.flatMap(({ examples: several, example }) => [
    ...(Array.isArray(several) ? several : []),
    ...(example === undefined ? [] : [example]),
  ]);
  return [
    ...examples,
    ...facets.flatMap(({ default: value }) => (value === undefined || value === null ? [] : [value])),
  ];
}

/** The largest of the lower bounds; `otherwise` where there is none. */
export function highest(facets: Facets, keyword: string, otherwise: number): number {
  return Math.max(otherwise, ...numbersOf(facets, keyword));
}

/** The smallest of the upper bounds. */
export function lowest(facets: Facets, keyword: string): number {
  return Math.min(Infinity, ...numbersOf(facets, keyword));
}

export function numbersOf(facets: Facets, keyword: string): readonly number[] {
  return facets.map((facet) => facet[keyword]).filter((value) => typeof value === 'number');
}

export function textsOf(facets: Facets, keyword: string): readonly string[] {
  return facets.map((facet) => facet[keyword]).filter((value) => typeof value === 'string');
}

export function schemasOf(facets: Facets, keyword: string): readonly Schema[] {
  return facets.map((facet) => facet[keyword]).filter(isSchema);
}

/** Names that are required, each once. */
export function requiredNames(facets: Facets): readonly string[] {
  const names = facets.flatMap(({ required }) => (Array.isArray(required) ? required : []));
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** Names that are described, each once, in the order of the document. */
export function describedNames(facets: Facets): readonly string[] {
  return [
    ...new Set(facets.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []))),
  ];
}
