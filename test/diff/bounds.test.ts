import { describe, expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { comparedFrom, request, type Parts } from './documents.ts';

/** Schemas that each hold `width` of the others as alternatives, and a number with a bound. */
function holdingEachOther(count: number, width: number, maximum: number): Parts {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  const schemas: JsonObject = Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        type: 'object',
        properties: {
          size: { type: 'integer', maximum },
          next: {
            anyOf: Array.from({ length: width }, (_, step) => ({
              $ref: `#/components/schemas/S${(index * 3 + step + 1) % count}`,
            })),
          },
        },
      },
    ]),
  );
  return request({ $ref: '#/components/schemas/S0' }, schemas);
}

describe('schemas that hold themselves below alternatives', () => {
  it.for([
    [1, 1],
    [1, 8],
  ] as const)(
    '%i of them, %i alternatives: a change is reported at its place and one level in',
    ([count, width]) => {
      const { changes } = diffModels(
        comparedFrom(holdingEachOther(count, width, 10)),
        comparedFrom(holdingEachOther(count, width, 9)),
      );
      expect(changes.map(({ verdict }) => verdict.kind)).toEqual(['breaks', 'breaks']);
    },
  );

  it('are compared within the time given, and what is not is unknown', () => {
    const begin = performance.now();
    const { changes } = diffModels(
      comparedFrom(holdingEachOther(200, 8, 10)),
      comparedFrom(holdingEachOther(200, 8, 9)),
      { maxTime: 0.5 },
    );
    expect(performance.now() - begin).toBeLessThan(4_000);
    expect(changes.some(({ verdict }) => verdict.kind === 'unknown')).toBe(true);
  });
});
