import type { Facets } from './alternatives.ts';
import type { Choice } from './choice.ts';
import { highest, lowest, numbersOf } from './facets.ts';

/** Numbers within the bounds, as close to 1 as they allow; empty where there are none. */
export function sampleNumbers(facets: Facets, type: 'integer' | 'number', choice: Choice): readonly number[] {
  const step = numbersOf(facets, 'multipleOf').reduce((one, other) => (one === 0 ? other : one * other), 0);
  const low = highest(facets, 'minimum', -Infinity);
  const high = lowest(facets, 'maximum');
  const above = highest(facets, 'exclusiveMinimum', -Infinity);
  const below = lowest(facets, 'exclusiveMaximum');
  const [bottom, top] = [Math.max(low, above), Math.min(high, below)];
  const start = Math.min(Math.max(1, bottom), top) + choice.below(5);
  const middle = bottom / 2 + top / 2;
  const wanted = [
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
  const aligned = wanted.map((value) => align(value, type === 'integer' ? Math.max(1, step) : step));
  const isFitting = (value: number): boolean =>
    Number.isFinite(value) &&
    value >= low &&
    value <= high &&
    value > above &&
    value < below &&
    (type === 'number' || Number.isSafeInteger(value));
  return [...new Set(aligned.filter(isFitting))];
}

/** The next multiple of a step; the value itself without a step. */
function align(value: number, step: number): number {
  return step === 0 ? value : Math.ceil(value / step) * step;
}
