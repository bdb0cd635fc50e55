import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import { iterations } from '../runs/iterations.ts';
import { comparedFrom, request, response } from './documents.ts';
import { oracle } from './oracle.ts';
import { asSent, describesAll, editedObjects, isDescribed, objects, unsent } from './random-objects.ts';

it.each(['request', 'response'] as const)(
  'calls no change of the members of a %s safe that is not',
  async (side) => {
    const [mark, parts] =
      side === 'request' ? (['readOnly', request] as const) : (['writeOnly', response] as const);
    const seen = { safe: 0, breaks: 0 };
    await fastCheck.assert(
      fastCheck.asyncProperty(editedObjects, async ([before, after]) => {
        const { changes } = diffModels(comparedFrom(parts(before)), comparedFrom(parts(after)));
        const isSafe = changes.every(
          ({ verdict }) => verdict.kind === 'safe' || verdict.kind === 'documentation',
        );
        if (changes.some(({ verdict }) => verdict.kind === 'breaks')) seen.breaks += 1;
        if (!isSafe) return;
        seen.safe += 1;
        // What is sent keeps to the first, and has to keep to the second.
        const [sender, receiver] = side === 'request' ? [before, after] : [after, before];
        const gone = [sender, receiver].map((schema) => unsent(schema, mark));
        const [sends, takes] = [
          await oracle(asSent(sender, gone[0] ?? new Set()), true),
          await oracle(asSent(receiver, gone[1] ?? new Set()), true),
        ];
        const broken = objects.filter(
          (value) =>
            !Object.keys(value).some((name) => gone.some((names) => names.has(name))) &&
            (side === 'response' || !describesAll(sender) || isDescribed(sender, value)) &&
            sends(value) &&
            !takes(value),
        );
        expect({ broken: broken.slice(0, 3), codes: changes.map(({ code }) => code) }).toEqual({
          broken: [],
          codes: changes.map(({ code }) => code),
        });
      }),
      { numRuns: iterations(2_000) },
    );
    expect(seen.safe).toBeGreaterThan(iterations(200));
    expect(seen.breaks).toBeGreaterThan(iterations(200));
  },
);
