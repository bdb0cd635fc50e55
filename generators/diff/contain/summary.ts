import type { Directed } from '../../model/directed-members.ts';
import { isInDirection } from '../../model/directed-members.ts';
import { keywordOf, schemaUnder, type NamesHolding } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { canonicalText } from './canonical-text.ts';

/** The types of values, apart from each other: `number` is integers and fractions. */
export type Atom = 'null' | 'boolean' | 'object' | 'array' | 'string' | 'integer' | 'fraction';

export const atoms: readonly Atom[] = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'fraction'];

/** One end of a range of numbers. */
export interface End {
  readonly value: number;
  readonly excluded: boolean;
}

/** What schema objects that hold together say of a value, where that can be joined. */
export interface Summary {
  readonly facets: readonly JsonObject[];
  readonly types: ReadonlySet<Atom>;
  /** The values that `const` and `enum` leave; undefined where there is neither. */
  readonly values: readonly Json[] | undefined;
  readonly low: End | undefined;
  readonly high: End | undefined;
  readonly steps: readonly number[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  readonly minItems: number;
  readonly maxItems: number;
  readonly isUnique: boolean;
  readonly minProperties: number;
  readonly maxProperties: number;
  /** Members that are required in the direction that the value goes. */
  readonly required: ReadonlySet<string>;
}

/** Joins what schema objects say. */
export function summarise(facets: readonly JsonObject[], directed: Directed): Summary {
  const types = typesOf(facets);
  const values = valuesOf(facets, types);
  const required = requiredOf(facets, directed);
  return {
    facets,
    types: values === undefined ? types : new Set(values.map(atomOf)),
    values,
    low: endOf(facets, 'minimum', 'exclusiveMinimum', isHigher),
    high: endOf(facets, 'maximum', 'exclusiveMaximum', isLower),
    steps: facets.flatMap((facet) => keywordOf(facet, 'multipleOf') ?? []),
    minLength: most(facets, 'minLength'),
    maxLength: fewest(facets, 'maxLength'),
    patterns: new Set(facets.flatMap((facet) => keywordOf(facet, 'pattern') ?? [])),
    formats: new Set(facets.flatMap((facet) => keywordOf(facet, 'format') ?? [])),
    minItems: most(facets, 'minItems'),
    maxItems: fewest(facets, 'maxItems'),
    isUnique: facets.some((facet) => keywordOf(facet, 'uniqueItems') === true),
    minProperties: Math.max(most(facets, 'minProperties'), required.size),
    maxProperties: fewest(facets, 'maxProperties'),
    required,
  };
}

/** The narrowest type of a value. */
export function atomOf(value: Json): Atom {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return typeof value as Atom;
}

/** Whether a lower end leaves out more than another. */
export function isHigher(one: End, other: End): boolean {
  return one.value > other.value || (one.value === other.value && one.excluded && !other.excluded);
}

export function isLower(one: End, other: End): boolean {
  return one.value < other.value || (one.value === other.value && one.excluded && !other.excluded);
}

/** The atoms that a list of types stands for. */
export function atomsOf(types: readonly string[]): ReadonlySet<Atom> {
  return new Set(
    atoms.filter(
      (atom) =>
        types.includes(atom === 'fraction' ? 'number' : atom) ||
        (atom === 'integer' && types.includes('number')),
    ),
  );
}

function typesOf(facets: readonly JsonObject[]): ReadonlySet<Atom> {
  const lists = facets.flatMap((facet) => {
    const types = keywordOf(facet, 'type');
    return types === undefined ? [] : [atomsOf(types)];
  });
  return new Set(atoms.filter((atom) => lists.every((list) => list.has(atom))));
}

function valuesOf(facets: readonly JsonObject[], types: ReadonlySet<Atom>): readonly Json[] | undefined {
  const lists = facets.flatMap((facet) =>
    [constantsUnder(facet, 'const'), constantsUnder(facet, 'enum')].filter((list) => list !== undefined),
  );
  const [first, ...others] = lists;
  if (first === undefined) return undefined;
  const texts = others.map((list) => new Set(list.map(canonicalText)));
  return first.filter(
    (value) => types.has(atomOf(value)) && texts.every((list) => list.has(canonicalText(value))),
  );
}

/** The values that one of the two keywords lists; a schema may have both, and then both count. */
export function constantsUnder(facet: JsonObject, keyword: 'const' | 'enum'): readonly Json[] | undefined {
  if (keyword === 'enum') return keywordOf(facet, 'enum');
  const constant = keywordOf(facet, 'const');
  return constant === undefined ? undefined : [constant];
}

function requiredOf(facets: readonly JsonObject[], directed: Directed): ReadonlySet<string> {
  const names = new Set(facets.flatMap((facet) => keywordOf(facet, 'required') ?? []));
  for (const facet of facets) {
    for (const name of names) {
      const property = schemaUnder(facet, 'properties', name);
      if (property !== undefined && !isInDirection(property, directed)) names.delete(name);
    }
  }
  return names;
}

function endOf(
  facets: readonly JsonObject[],
  included: 'minimum' | 'maximum',
  excluded: 'exclusiveMinimum' | 'exclusiveMaximum',
  isStricter: (one: End, other: End) => boolean,
): End | undefined {
  let end: End | undefined;
  for (const facet of facets) {
    for (const keyword of [included, excluded]) {
      const value = keywordOf(facet, keyword);
      if (value === undefined) continue;
      const other = { value, excluded: keyword === excluded };
      if (end === undefined || isStricter(other, end)) end = other;
    }
  }
  return end;
}

function most(facets: readonly JsonObject[], keyword: NamesHolding<number>): number {
  return Math.max(0, ...facets.flatMap((facet) => keywordOf(facet, keyword) ?? []));
}

function fewest(facets: readonly JsonObject[], keyword: NamesHolding<number>): number {
  return Math.min(Infinity, ...facets.flatMap((facet) => keywordOf(facet, keyword) ?? []));
}
