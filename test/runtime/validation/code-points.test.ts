import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { codePoints } from '../../../runtime/validation/code-points.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['ä€', 2],
  ['😀', 1],
  ['a😀b😀', 4],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['\ud83d\ud83d\ude00', 2],
])('%j has %i', (text, want) => {
  expect(codePoints(text)).toBe(want);
});

it('counts as an iterator of the platform does', () => {
  const texts = fastCheck.string({ unit: fastCheck.constantFrom('a', 'ä', '😀', '\ud83d', '\ude00') });
  fastCheck.assert(
    fastCheck.property(texts, (text) => {
      expect(codePoints(text)).toBe([...text].length);
    }),
  );
});
