import { describe, expect, it, vi } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { JsonObject } from '../../generators/json/json.ts';
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

  it('are compared in the steps given, and with the same result however slow the machine is', () => {
    const documents = [10, 9].map((maximum) => comparedFrom(holdingEachOther(200, 8, maximum)));
    const [before, after] = documents;
    if (before === undefined || after === undefined) throw new Error('There are two documents.');
    const [fast, slow] = [0, 100].map((milliseconds) => {
      let time = 0;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += milliseconds));
      const { changes } = diffModels(before, after, { maxSteps: 200_000 });
      clock.mockRestore();
      return changes.map(({ message, verdict }) => [message, verdict]);
    });
    expect(slow).toEqual(fast);
    expect(fast).toContainEqual([expect.any(String), { kind: 'unknown', keyword: 'steps' }]);
  });

  it('are compared within the time given, and what is not is unknown', () => {
    const before = comparedFrom(holdingEachOther(200, 8, 10));
    const after = comparedFrom(holdingEachOther(200, 8, 9));
    let looks = 0;
    using _ = vi.spyOn(performance, 'now').mockImplementation(() => (looks += 1));
    const { changes } = diffModels(before, after, { maxTime: 0.5 });
    // The first look is at the beginning, and the time is over at the one after 500 further ones.
    expect(looks).toBe(502);
    expect(changes.map(({ verdict }) => verdict)).toContainEqual({ kind: 'unknown', keyword: 'time' });
  });
});
