import { describe, expect, test } from 'vitest';
import { model } from '../spec/document.ts';
import { withFaults } from './faults.ts';
import { forgeOf } from './forge.ts';
import { planted } from './planted.ts';
import { checksIn, failuresIn, verifyInProcess } from './run.ts';

const seeds = Array.from({ length: 20 }, (_, index) => index + 2);

describe('a server that is right by construction', () => {
  test('has no fault, and gives a success for every operation', async () => {
    const verification = await verifyInProcess(model, forgeOf(model));
    expect(failuresIn(verification)).toEqual([]);
    const ids = verification.results.map(({ planned }) => planned.case.id);
    expect(new Set(ids).size).toBe(ids.length);
    const successful = verification.results
      .filter(({ planned }) => planned.case.kind === 'valid')
      .filter(({ exchanges }) => exchanges.some(({ status }) => status !== undefined && status < 300));
    expect(new Set(successful.map(({ planned }) => planned.case.operation)).size).toBe(
      model.operations.length,
    );
  });

  // Each seed takes every fifth family, so four seeds try all of them.
  test.for(seeds)('gives no alarm with seed %i', async (seed) => {
    const families = model.families.filter((_, index) => index % 5 === seed % 5);
    for (const { tag } of families)
      expect(failuresIn(await verifyInProcess(model, forgeOf(model), { seed, only: tag }))).toEqual([]);
  });
});

/** What is sent with a seed, and what comes back. */
async function sentWith(seed: number): Promise<readonly unknown[]> {
  const { results } = await verifyInProcess(model, forgeOf(model), { seed, only: 'Milestones' });
  return results.map(({ planned, exchanges }) => [planned.case.id, exchanges]);
}

test('the same seed gives the same cases, and another seed gives others', async () => {
  const first = await sentWith(1);
  expect(await sentWith(1)).toEqual(first);
  expect(await sentWith(2)).not.toEqual(first);
});

test('faults of different kinds are each named by a case of their operation, and nothing else is', async () => {
  const forge = forgeOf(model);
  const answer = withFaults(forge, planted);
  const { results } = await verifyInProcess(model, { ...forge, answer }, { prefer: true });
  expect(checksIn({ results })).toEqual(planted.map(({ want }) => want).toSorted());
});
