import type { Replacement } from '../check/mutations/mutator.ts';
import { ruleMutators, type RuleName } from '../check/mutations/mutators.ts';
import { lowest, type Conjuncts } from '../schema/conjuncts.ts';
import type { ApiModel } from '../model/model.ts';
import type { Json } from '../json/json.ts';
import { memberPointer } from '../json/pointer.ts';
import { distinctItems } from './distinct.ts';
import { isLeftOut, memberSchemas } from './object.ts';
import { replaceAt, valueAt } from './replace.ts';
import type { Sample } from './sampler.ts';

/** A constraint of the document, and values that break it but otherwise equal a valid value. */
export interface Mutation {
  /** Where validation should report the error in the value: JSON Pointer. */
  readonly pointer: string;
  /** Keyword of the schema. */
  readonly keyword: string;
  /** Distinguishes further ways to break one constraint from the first: `near`, `last item`. */
  readonly variant: string | undefined;
  /**
   * Whole values; use the first that breaks the constraint and nothing else. A value that breaks one branch of a
   * combination may meet another, and in parameters a number is also a text.
   */
  readonly values: () => Iterable<Json>;
}

/**
 * Mutations for the constraints by which a sample was made, each broken at least once. Exceptions are `not`, `if`,
 * `contains` and `dependentRequired`, which have no single place to break. Values are made only when needed.
 */
export function mutateValue(model: ApiModel, sample: Sample): readonly Mutation[] {
  const { value, sites } = sample;
  const found = new Map<string, Mutation>();
  const add = (each: Mutation): void => {
    const key = `${each.keyword} ${each.pointer} ${each.variant ?? ''}`;
    if (!found.has(key)) found.set(key, each);
  };
  for (const [pointer, { conjuncts }] of [...sites].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const part = valueAt(value, pointer);
    if (part === undefined) continue;
    const made = replacementsFor({ model, sample, pointer, conjuncts, value: part });
    for (const { keyword, at, variant, values } of made) {
      if (values.length === 0) continue;
      add({
        pointer: at === undefined ? pointer : memberPointer(pointer, at),
        keyword,
        variant,
        values: () => replaced(value, pointer, values),
      });
    }
    const [first] = made;
    if (first !== undefined)
      for (const { index, list } of itemPlaces(sample, pointer)) {
        const parent = pointer.slice(0, pointer.lastIndexOf('/'));
        const lists = first.values.map((replacement) => list.toSpliced(index, 1, replacement));
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

/** Further positions for the first item of a list: in the middle and at the end, after valid items. */
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

/** Mutations for the rules at one pointer of a sample, one rule at a time. */
function replacementsFor(part: {
  readonly model: ApiModel;
  readonly sample: Sample;
  readonly pointer: string;
  readonly conjuncts: Conjuncts;
  readonly value: Json;
}): readonly (Replacement & { readonly keyword: RuleName })[] {
  const { model, sample, pointer, conjuncts, value } = part;
  const items = (count: number): Json[] => distinctItems(sample, pointer, count);
  const mayLack = (name: string): boolean =>
    isLeftOut(memberSchemas(conjuncts, name), { model, direction: 'request' });
  return ruleMutators.flatMap(([keyword, breaks]) =>
    conjuncts
      .flatMap((schema) => breaks({ value, schema, conjuncts, items, mayLack }))
      .map((replacement) => ({ keyword, ...replacement })),
  );
}
