import { afterAll, expect, test } from 'vitest';
import { loadSources } from '../../conformance/compare/sources.ts';
import { catchMutant } from '../catch.ts';
import { whyEquivalent } from '../equivalent.ts';
import { plantMutants, type Mutant } from '../mutants.ts';
import { mutators } from '../mutators/all.ts';
import { printScore, type Outcome } from '../score.ts';

const SEED = Number(process.env['MUTANTS_SEED'] ?? 1);
const sources = await loadSources(SEED);
const mutants = plantMutants(sources, mutators, { seed: SEED, perKind: 3 });
const outcomes: Outcome[] = [];

afterAll(() => console.log(printScore(outcomes)));

test('there are enough of them, of every kind', () => {
  const kinds = new Set(mutants.map(({ artifact, kind }) => `${artifact} ${kind}`));
  expect(mutants.length).toBeGreaterThanOrEqual(200);
  expect(mutators.filter(({ artifact, kind }) => !kinds.has(`${artifact} ${kind}`))).toEqual([]);
});

test.each(mutants.map((mutant): [string, Mutant] => [`${mutant.kind} in ${mutant.path}`, mutant]))(
  '%s is caught',
  async (_name, mutant) => {
    const found = await catchMutant(sources, mutant);
    const why = whyEquivalent(mutant);
    outcomes.push({ mutant, caughtBy: found?.name, why });
    expect({ what: mutant.what, isAccountedFor: (found?.name ?? why) !== undefined }).toEqual({
      what: mutant.what,
      isAccountedFor: true,
    });
  },
);
