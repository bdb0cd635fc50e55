import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import { iterations } from '../runs/iterations.ts';
import { comparedFrom } from './documents.ts';
import { operationOf, refusedRequests, unknownResponses } from './operation-judge.ts';
import { documentOf, editedOperations } from './random-operations.ts';

it('calls no change of an operation safe that is not', () => {
  const seen = { safe: 0, breaks: 0 };
  fastCheck.assert(
    fastCheck.property(editedOperations, ([before, after]) => {
      const { changes } = diffModels(comparedFrom(documentOf(before)), comparedFrom(documentOf(after)));
      const isSafe = changes.every(
        ({ verdict }) => verdict.kind === 'safe' || verdict.kind === 'documentation',
      );
      if (changes.some(({ verdict }) => verdict.kind === 'breaks')) seen.breaks += 1;
      if (!isSafe) return;
      seen.safe += 1;
      const [old, young] = [operationOf(before), operationOf(after)];
      const broken = [...refusedRequests(old, young), ...unknownResponses(old, young)];
      expect({ broken, codes: changes.map(({ code }) => code) }).toEqual({
        broken: [],
        codes: changes.map(({ code }) => code),
      });
    }),
    { numRuns: iterations(3_000) },
  );
  expect(seen.safe).toBeGreaterThan(iterations(300));
  expect(seen.breaks).toBeGreaterThan(iterations(300));
});
