import { numbersOf } from '../../schema/conjuncts.ts';
import type { NamesHolding } from '../../schema/schema.ts';
import { beyond, type Breakable, type Breaks } from './breaks.ts';

/**
 * How the rules of numbers are broken: by as little as possible, otherwise by the next number that keeps to
 * `multipleOf`.
 */
export const numberBreaks = {
  minimum: bound('minimum', (limit, step) => [limit - 1, down(limit - step, step)]),
  maximum: bound('maximum', (limit, step) => [limit + 1, up(limit + step, step)]),
  exclusiveMinimum: bound('exclusiveMinimum', (limit, step) => [limit, down(limit, step)]),
  exclusiveMaximum: bound('exclusiveMaximum', (limit, step) => [limit, up(limit, step)]),
  multipleOf: beyond('multipleOf', (each, { value }) =>
    typeof value === 'number'
      ? [each + 1, each * 1.5, value + 1, value - 1, value + each / 2, value + each / 4]
      : [],
  ),
} satisfies Readonly<Record<string, Breaks>>;

function bound(
  keyword: NamesHolding<number>,
  values: (limit: number, step: number) => readonly number[],
): Breaks {
  return beyond(keyword, (limit, { value, conjuncts }: Breakable) =>
    typeof value === 'number' ? values(limit, Math.max(1, ...numbersOf(conjuncts, 'multipleOf'))) : [],
  );
}

function down(value: number, step: number): number {
  return Math.floor(value / step) * step;
}

function up(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
