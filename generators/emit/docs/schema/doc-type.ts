import type { JsonType } from '../../../keywords/keywords.ts';

/** A type as pages show it, before it becomes English. */
export type DocType = readonly DocTerm[];

/** One of the types of a value; `any` if it is unknown. */
export type DocTerm = { readonly kind: Exclude<JsonType, 'array' | 'object'> | 'any' } | HoldingTerm;

/** A list or a map, with the types of its items if they are known, and of the first items of a list. */
export interface HoldingTerm {
  readonly kind: 'array' | 'object';
  readonly of?: DocType;
  readonly first?: readonly DocType[];
}

export const anyType: DocType = [{ kind: 'any' }];

/** The terms of plain types. */
export function plainTerms(types: readonly JsonType[]): DocType {
  return types.map((kind) => ({ kind }));
}

/** Terms without duplicates, and without integers if there are numbers. */
export function uniteTerms(terms: readonly DocTerm[]): DocType {
  if (terms.length < 2) return terms;
  const distinct = [...new Map(terms.map((term) => [printTerm(term, 'one'), term])).values()];
  return distinct.filter(
    ({ kind }) => kind !== 'integer' || !distinct.some((each) => each.kind === 'number'),
  );
}

export function orNull(type: DocType): DocType {
  return uniteTerms([...type, { kind: 'null' }]);
}

/** The name of each type in the singular and the plural. */
const words: Readonly<Record<DocTerm['kind'], { readonly one: string; readonly many: string }>> = {
  any: { one: 'any', many: 'any values' },
  null: { one: 'null', many: 'null' },
  boolean: { one: 'boolean', many: 'booleans' },
  integer: { one: 'integer', many: 'integers' },
  number: { one: 'number', many: 'numbers' },
  string: { one: 'string', many: 'strings' },
  array: { one: 'array', many: 'arrays' },
  object: { one: 'object', many: 'objects' },
};

type Count = 'one' | 'many';

/** `string`, `integer or null`, `array of strings`, `map of integers`; null last. */
export function printType(type: DocType, count: Count = 'one'): string {
  const [only] = type;
  if (only !== undefined && type.length === 1) return printTerm(only, count);
  const terms = uniteTerms(type).toSorted((a, b) => Number(a.kind === 'null') - Number(b.kind === 'null'));
  const printed = terms.map((term) => printTerm(term, count));
  if (printed.length < 2) return printed[0] ?? words.any[count];
  return `${printed.slice(0, -1).join(', ')} or ${printed.at(-1)}`;
}

function printTerm(term: DocTerm, count: Count): string {
  const inner = 'of' in term ? term.of : undefined;
  const first = 'first' in term ? (term.first ?? []) : [];
  if (first.length > 0) {
    const rest = inner === undefined ? '' : `, then ${printType(inner, 'many')}`;
    return `${words.array[count]} of ${first.map((type) => printType(type)).join(', ')}${rest}`;
  }
  if (inner === undefined) return words[term.kind][count];
  return `${term.kind === 'object' ? 'map' : words.array[count]} of ${printType(inner, 'many')}`;
}
