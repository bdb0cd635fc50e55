import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { Comparison } from '../../generators/diff/compare/comparison.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { comparedFrom, request, response } from './documents.ts';
import { oracle } from './oracle.ts';
import { editedSchemas, someValues } from './random-edits.ts';
import { iterations } from '../runs/iterations.ts';

it('proves nothing that a value shows to be wrong', async () => {
  let proven = 0;
  await fastCheck.assert(
    fastCheck.asyncProperty(editedSchemas, someValues, async ({ before, after, others }, values) => {
      const models = [
        comparedFrom(response(before, { Other: others.before })),
        comparedFrom(response(after, { Other: others.after })),
      ] as const;
      const [old, young] = models.map(
        ({ model }) => model.operations[0]?.responses[0]?.content[0]?.schema ?? true,
      );
      const comparison = new Comparison(models[0], models[1], { steps: Infinity, end: Infinity });
      const proof = comparison.forward('response').contains([old ?? true], [young ?? true]);
      if (!proof.isProven) return;
      proven += 1;
      const takes = await oracle(before, others.before);
      const valid = values.filter(takes);
      const takesToo = await oracle(after, others.after);
      expect(valid.filter((value) => !takesToo(value))).toEqual([]);
    }),
    { numRuns: iterations(3_000) },
  );
  expect(proven).toBeGreaterThan(iterations(300));
});

it('says that something breaks by a witness of both documents, and nothing safe that a value breaks', async () => {
  const seen = { breaks: 0, safe: 0 };
  await fastCheck.assert(
    fastCheck.asyncProperty(
      editedSchemas,
      someValues,
      fastCheck.boolean(),
      async ({ before, after, others }, values, isRequest) => {
        const side = isRequest ? request : response;
        const { changes } = diffModels(
          comparedFrom(side(before, { Other: others.before })),
          comparedFrom(side(after, { Other: others.after })),
        );
        const [old, young] = [await oracle(before, others.before), undefined];
        const taken = new Map(values.map((value) => [value, old(value)]));
        const witnesses = changes.flatMap(({ verdict }) =>
          verdict.kind === 'breaks' && verdict.witness?.kind === 'value' ? [verdict.witness] : [],
        );
        for (const { value, takenBy } of witnesses)
          expect([value, old(value)]).toEqual([value, takenBy === 'before']);
        const now = young ?? (await oracle(after, others.after));
        for (const { value, takenBy } of witnesses)
          expect([value, now(value)]).toEqual([value, takenBy === 'after']);
        seen.breaks += witnesses.length;
        const isSafe = changes.every(
          ({ verdict }) => verdict.kind === 'safe' || verdict.kind === 'documentation',
        );
        // Requests are read as without members that nothing describes, so only other values can say anything of them.
        if (!isSafe) return;
        seen.safe += 1;
        const telling = isRequest ? values.filter((value) => !JSON.stringify(value).includes('{')) : values;
        const broken = telling.filter((value) =>
          isRequest ? taken.get(value) === true && !now(value) : taken.get(value) === false && now(value),
        );
        expect({ broken, changes: changes.map(({ code }) => code) }).toEqual({
          broken: [],
          changes: changes.map(({ code }) => code),
        });
      },
    ),
    { numRuns: iterations(600) },
  );
  expect(seen.breaks).toBeGreaterThan(iterations(200));
  expect(seen.safe).toBeGreaterThan(iterations(50));
});
