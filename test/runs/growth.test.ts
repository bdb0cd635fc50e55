import { expect, test } from 'vitest';
import { growth, LINEAR } from './growth.ts';

/** Steps that cannot be left out, as their sum is used. */
function count(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 65_521;
  return sum;
}

/** Half of what linear work grows by, and less than what quadratic work grows by. */
const [least, most] = [2, 32];

test.each([1_000, 100_000, 2_000_000])('linear work of size %i grows as its input', (size) => {
  const times = growth((given) => () => count(given), size);
  expect(times).toBeGreaterThan(least);
  expect(times).toBeLessThan(LINEAR);
});

test.each([50, 500, 2_000])('quadratic work of size %i grows as the square of its input', (size) => {
  const times = growth((given) => () => count(given ** 2), size);
  expect(times).toBeGreaterThan(LINEAR);
  expect(times).toBeLessThan(most);
});

test('exponential work shows at once', () => {
  expect(growth((given) => () => count(2 ** given), 5)).toBeGreaterThan(100);
});
