import { keywordNamed, type KeywordName } from '../../keywords/keywords.ts';
import { isInDirection, type Directed } from '../../model/directed-members.ts';
import { keywordOf, schemaUnder, writtenOf, type NamesHolding } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isInteger } from '../../json/numbers.ts';
import { canonicalText } from './canonical-text.ts';

/** The types of values, without overlaps: `number` is split into integers and fractions. */
export type Atom = 'null' | 'boolean' | 'object' | 'array' | 'string' | 'integer' | 'fraction';

export const atoms: readonly Atom[] = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'fraction'];

/** One end of a range of numbers. */
export interface End {
  readonly value: number | bigint;
  readonly excluded: boolean;
}

/** The joint limits of schema objects that apply together, as far as they can be joined. */
export interface Summary {
  readonly conjuncts: readonly JsonObject[];
  readonly types: ReadonlySet<Atom>;
  /** The values that `const` and `enum` allow; undefined if there is neither. */
  readonly values: readonly Json[] | undefined;
  readonly low: End | undefined;
  readonly high: End | undefined;
  readonly steps: readonly (number | bigint)[];
  readonly minLength: number | bigint;
  readonly maxLength: number | bigint;
  readonly patterns: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
  readonly minItems: number | bigint;
  readonly maxItems: number | bigint;
  readonly isUnique: boolean;
  readonly minProperties: number | bigint;
  readonly maxProperties: number | bigint;
  /** Members that are required in the direction in which the value is sent. */
  readonly required: ReadonlySet<string>;
}

/** Joins the keywords of schema objects. */
export function summarise(conjuncts: readonly JsonObject[], directed: Directed): Summary {
  const types = typesOf(conjuncts);
  const values = valuesOf(conjuncts, types);
  const required = requiredOf(conjuncts, directed);
  return {
    conjuncts,
    types: values === undefined ? types : new Set(values.map(atomOf)),
    values,
    low: endOf(conjuncts, 'minimum', 'exclusiveMinimum', isHigher),
    high: endOf(conjuncts, 'maximum', 'exclusiveMaximum', isLower),
    steps: conjuncts.flatMap((conjunct) => writtenOf(conjunct, 'multipleOf') ?? []),
    minLength: most(conjuncts, 'minLength'),
    maxLength: fewest(conjuncts, 'maxLength'),
    patterns: new Set(conjuncts.flatMap((conjunct) => keywordOf(conjunct, 'pattern') ?? [])),
    formats: new Set(conjuncts.flatMap((conjunct) => keywordOf(conjunct, 'format') ?? [])),
    minItems: most(conjuncts, 'minItems'),
    maxItems: fewest(conjuncts, 'maxItems'),
    isUnique: conjuncts.some((conjunct) => keywordOf(conjunct, 'uniqueItems') === true),
    minProperties: most(conjuncts, 'minProperties', required.size),
    maxProperties: fewest(conjuncts, 'maxProperties'),
    required,
  };
}

/** Whether a keyword applies only to types that none of the values has. */
export function isOutside({ types }: Summary, keyword: KeywordName): boolean {
  const type = keywordNamed(keyword)?.of;
  if (type === undefined) return false;
  return type === 'number' ? !types.has('integer') && !types.has('fraction') : !types.has(type);
}

/** The narrowest type of a value. */
export function atomOf(value: Json): Atom {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isInteger(value)) return 'integer';
  if (typeof value === 'number') return 'fraction';
  return typeof value as Atom;
}

/** Whether one lower bound excludes more than another. */
export function isHigher(one: End, other: End): boolean {
  return one.value > other.value || (one.value === other.value && one.excluded && !other.excluded);
}

export function isLower(one: End, other: End): boolean {
  return one.value < other.value || (one.value === other.value && one.excluded && !other.excluded);
}

/** The atoms that a list of types includes. */
export function atomsOf(types: readonly string[]): ReadonlySet<Atom> {
  return new Set(
    atoms.filter(
      (atom) =>
        types.includes(atom === 'fraction' ? 'number' : atom) ||
        (atom === 'integer' && types.includes('number')),
    ),
  );
}

function typesOf(conjuncts: readonly JsonObject[]): ReadonlySet<Atom> {
  const lists = conjuncts.flatMap((conjunct) => {
    const types = keywordOf(conjunct, 'type');
    return types === undefined ? [] : [atomsOf(types)];
  });
  return new Set(atoms.filter((atom) => lists.every((list) => list.has(atom))));
}

function valuesOf(conjuncts: readonly JsonObject[], types: ReadonlySet<Atom>): readonly Json[] | undefined {
  const lists = conjuncts.flatMap((conjunct) =>
    [constantsUnder(conjunct, 'const'), constantsUnder(conjunct, 'enum')].filter(
      (list) => list !== undefined,
    ),
  );
  const [first, ...others] = lists;
  if (first === undefined) return undefined;
  const texts = others.map((list) => new Set(list.map(canonicalText)));
  return first.filter(
    (value) => types.has(atomOf(value)) && texts.every((list) => list.has(canonicalText(value))),
  );
}

/** The values that one of the two keywords lists; a schema may have both, and then both apply. */
export function constantsUnder(conjunct: JsonObject, keyword: 'const' | 'enum'): readonly Json[] | undefined {
  if (keyword === 'enum') return keywordOf(conjunct, 'enum');
  const constant = keywordOf(conjunct, 'const');
  return constant === undefined ? undefined : [constant];
}

function requiredOf(conjuncts: readonly JsonObject[], directed: Directed): ReadonlySet<string> {
  const names = new Set(conjuncts.flatMap((conjunct) => keywordOf(conjunct, 'required') ?? []));
  for (const conjunct of conjuncts) {
    for (const name of names) {
      const property = schemaUnder(conjunct, 'properties', name);
      if (property !== undefined && !isInDirection(property, directed)) names.delete(name);
    }
  }
  return names;
}

function endOf(
  conjuncts: readonly JsonObject[],
  included: 'minimum' | 'maximum',
  excluded: 'exclusiveMinimum' | 'exclusiveMaximum',
  isStricter: (one: End, other: End) => boolean,
): End | undefined {
  let end: End | undefined;
  for (const conjunct of conjuncts) {
    for (const keyword of [included, excluded]) {
      const value = writtenOf(conjunct, keyword);
      if (value === undefined) continue;
      const other = { value, excluded: keyword === excluded };
      if (end === undefined || isStricter(other, end)) end = other;
    }
  }
  return end;
}

function most(
  conjuncts: readonly JsonObject[],
  keyword: NamesHolding<number>,
  least: number | bigint = 0,
): number | bigint {
  const limits = conjuncts.flatMap((conjunct) => writtenOf(conjunct, keyword) ?? []);
  return limits.reduce((one, other) => (other > one ? other : one), least);
}

function fewest(conjuncts: readonly JsonObject[], keyword: NamesHolding<number>): number | bigint {
  const limits = conjuncts.flatMap((conjunct) => writtenOf(conjunct, keyword) ?? []);
  return limits.reduce((one, other) => (other < one ? other : one), Infinity);
}
