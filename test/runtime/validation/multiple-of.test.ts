import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { multipleOf } from '../../../runtime/validation/multiple-of.ts';
import { iterations } from '../../runs/iterations.ts';

it.each<[value: number, step: number, want: boolean]>([
  [6, 3, true],
  [7, 3, false],
  [-6, 3, true],
  [0, 3, true],
  [-0, 0.1, true],
  [0, 1e-300, true],
  [500, 1e12, false],
  [2e12, 1e12, true],
  [1, 1e10, false],
  [1000000000.5, 1e9, false],
  [5.0000000001, 1, false],
  [0.3, 0.1, true],
  [0.30000000000000004, 0.1, false],
  [0.07, 0.01, true],
  [0.070000000001, 0.01, false],
  [4.35, 0.01, true],
  [4.355, 0.01, false],
  [19.99, 0.01, true],
  [0.0075, 0.0001, true],
  [1.5, 0.25, true],
  [1.5, 0.4, false],
  [1e308, 1e-300, true],
  [1e308, 3e-300, false],
  [1e308, 1e308, true],
  [1e308, 0.5, true],
  [12391239123, 1e-8, true],
  [1e21, 3, false],
  [3e21, 3, true],
  [1e22, 1, true],
  [2 ** 53, 2, true],
  [9007199254740994, 4, false],
  [1e-7, 1e-8, true],
  [1e-8, 1e-7, false],
  [5e-324, 5e-324, true],
  [1e-323, 5e-324, true],
  [123456789012345.67, 0.01, true],
  [123456789012345.67, 0.1, false],
  [1234567890123456.8, 0.1, true],
  [5, 10, false],
  [1e300, 7e-5, false],
  [7e300, 7e-5, true],
  [NaN, 1, false],
  [Infinity, 1, false],
  [-Infinity, 0.5, false],
])('%d as a multiple of %d: %s', (value, step, want) => {
  expect(multipleOf(step)(value)).toBe(want);
});

/** By integers of any size, which another route makes of the texts. */
function byTexts(value: number, step: number): boolean {
  const [one, other] = [fractionOf(String(value)), fractionOf(String(step))];
  return (one.over * other.under) % (one.under * other.over) === 0n;
}

function fractionOf(text: string): { readonly over: bigint; readonly under: bigint } {
  const [, whole = '', fraction = '', exponent = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(text) ?? [];
  const power = BigInt(exponent) - BigInt(fraction.length);
  const over = BigInt(whole + fraction);
  return power < 0n ? { over, under: 10n ** -power } : { over: over * 10n ** power, under: 1n };
}

const anyNumber = fastCheck.oneof(
  fastCheck.double({ noNaN: true, noDefaultInfinity: true }),
  fastCheck.integer(),
  fastCheck.maxSafeInteger(),
  fastCheck
    .tuple(fastCheck.integer(), fastCheck.integer({ min: -30, max: 30 }))
    .map(([a, b]) => Number(`${a}e${b}`)),
);

it('is exact for the decimal texts of any two numbers', () => {
  fastCheck.assert(
    fastCheck.property(anyNumber, anyNumber, fastCheck.nat(1_000), (value, given, times) => {
      const step = Math.abs(given);
      fastCheck.pre(step > 0);
      const multiple = step * times;
      const isMultiple = multipleOf(step);
      const values = [value, multiple, Number(multiple.toPrecision(12))].filter(Number.isFinite);
      expect(values.map(isMultiple)).toEqual(values.map((each) => byTexts(each, step)));
    }),
    { numRuns: iterations(5_000) },
  );
});
