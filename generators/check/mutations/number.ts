import { declaredTypes, numbersOf } from '../../schema/conjuncts.ts';
import { keywordOf, type NamesHolding } from '../../schema/schema.ts';
import { beyond, type MutationInput, type Mutator } from './mutator.ts';

/** The least difference of numbers that need not be whole. */
const PART = 0.25;

const closeBelow = bound('minimum', (limit, { least, step }) => [
  limit - least,
  limit - 1,
  down(limit - step, step),
]);

/** Below a positive bound there are also numbers that a database refuses as a limit or an offset. */
const negative: Mutator = ({ schema, value }) =>
  typeof value === 'number' && (keywordOf(schema, 'minimum') ?? 0) >= 1
    ? [{ variant: 'negative', values: [-1] }]
    : [];

/**
 * How the rules of numbers are broken: by as little as possible, otherwise by the next number that keeps to
 * `multipleOf`.
 */
export const numberMutators = {
  minimum: (given) => [...closeBelow(given), ...negative(given)],
  maximum: bound('maximum', (limit, { least, step }) => [limit + least, limit + 1, up(limit + step, step)]),
  exclusiveMinimum: bound('exclusiveMinimum', (limit, { step }) => [limit, down(limit, step)]),
  exclusiveMaximum: bound('exclusiveMaximum', (limit, { step }) => [limit, up(limit, step)]),
  multipleOf: beyond('multipleOf', (each, { value }) =>
    typeof value === 'number'
      ? [each + 1, each * 1.5, value + 1, value - 1, value + each / 2, value + each / 4]
      : [],
  ),
} satisfies Readonly<Record<string, Mutator>>;

function bound(
  keyword: NamesHolding<number>,
  values: (limit: number, by: { readonly least: number; readonly step: number }) => readonly number[],
): Mutator {
  return beyond(keyword, (limit, { value, conjuncts }: MutationInput) => {
    if (typeof value !== 'number') return [];
    const least = declaredTypes(conjuncts)?.includes('number') === true ? PART : 1;
    return values(limit, { least, step: Math.max(1, ...numbersOf(conjuncts, 'multipleOf')) });
  });
}

function down(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

function up(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
