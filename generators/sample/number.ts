import { decimalOf, type Decimal } from '../../runtime/validation/decimal.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Choice } from './choice.ts';
import { highest, lowest, numbersOf } from '../schema/conjuncts.ts';
import { plausibleAt } from './plausible.ts';

/** Maximum number of steps: each can add its digits to those of the smallest common multiple. */
const MOST_STEPS = 20;

/**
 * Numbers within the bounds: those that names suggest, then those closest to 1; empty where there are none.
 * @param pointer of the number
 */
export function sampleNumbers(
  conjuncts: Conjuncts,
  type: 'integer' | 'number',
  { choice, pointer = '' }: { readonly choice: Choice; readonly pointer?: string },
): readonly number[] {
  const step = commonStep([...numbersOf(conjuncts, 'multipleOf'), ...(type === 'integer' ? [1] : [])]);
  const low = highest(conjuncts, 'minimum', -Infinity);
  const high = lowest(conjuncts, 'maximum');
  const above = highest(conjuncts, 'exclusiveMinimum', -Infinity);
  const below = lowest(conjuncts, 'exclusiveMaximum');
  const [bottom, top] = [Math.max(low, above), Math.min(high, below)];
  const further = choice.below(5);
  const start = Math.min(Math.max(1, bottom), top) + further;
  const middle = bottom / 2 + top / 2;
  const wanted = [
    ...plausibleAt(pointer).numbers.map((number) => number + further),
    start,
    1,
    bottom,
    top,
    middle,
    ...[1, 2, 3].flatMap((more) => [bottom + more, top - more, 1 + more]),
    0,
    -1,
    100,
  ];
  const aligned = wanted.map((value) => align(value, step));
  const isFitting = (value: number): boolean =>
    Number.isFinite(value) &&
    value >= low &&
    value <= high &&
    value > above &&
    value < below &&
    (type === 'number' || Number.isSafeInteger(value));
  return [...new Set(aligned.filter(isFitting))];
}

/** The smallest number that is a multiple of all steps, by their decimal texts, as `multipleOf` compares numbers. */
function commonStep(steps: readonly number[]): Decimal | undefined {
  return steps
    .filter((step) => step > 0 && Number.isFinite(step))
    .slice(0, MOST_STEPS)
    .map(decimalOf)
    .reduce<Decimal | undefined>(
      (one, other) => (one === undefined ? other : commonMultiple(one, other)),
      undefined,
    );
}

function commonMultiple(one: Decimal, other: Decimal): Decimal {
  const exponent = Math.min(one.exponent, other.exponent);
  const [a, b] = [digitsAt(one, exponent), digitsAt(other, exponent)];
  return { digits: (a / greatestDivisor(a, b)) * b, exponent };
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The digits of a number when it is written with an exponent that is not above its own. */
function digitsAt({ digits, exponent }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(exponent - wanted);
}

/** The next multiple of a step; without a step, the value itself. */
function align(value: number, step: Decimal | undefined): number {
  if (step === undefined || !Number.isFinite(value)) return value;
  if (Number.isSafeInteger(value) && step.digits === 1n && step.exponent === 0) return value;
  const decimal = decimalOf(value);
  const exponent = Math.min(decimal.exponent, step.exponent);
  const [own, stride] = [digitsAt(decimal, exponent), digitsAt(step, exponent)];
  const times = own / stride + (own > 0n && own % stride !== 0n ? 1n : 0n);
  return Number(`${times * stride}e${exponent}`);
}
