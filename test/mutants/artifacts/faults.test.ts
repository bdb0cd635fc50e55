import { afterAll, expect, test } from 'vitest';
import { loadSources } from '../../conformance/compare/sources.ts';
import { catchMutant } from '../catch.ts';
import { failedWith } from '../planting/failed.ts';
import { knownCopyFaults } from '../copies/known.ts';
import type { ArtifactFault } from './fault.ts';
import { furtherFaults } from './further.ts';
import { knownFaults } from './known.ts';
import { otherFaults } from './other-kinds.ts';
import { planted } from './planted.ts';
import { referenceFaults } from './references.ts';
import { unseenFaults } from './unseen.ts';

const sources = await loadSources();
/** Kinds of the faults of a table that were caught. */
const caught = { known: [] as string[], further: [] as string[] };

afterAll(() => {
  const kinds = { known: [...knownFaults.map(({ kind }) => kind), ...knownCopyFaults.map(() => 'copies')] };
  console.log(score('known', caught.known, kinds.known));
  console.log(
    score(
      'further',
      caught.further,
      furtherFaults.map(({ kind }) => kind),
    ),
  );
});

/** `known: caught 41 of 41 (types 8 of 8, …)`. */
function score(table: string, found: readonly string[], kinds: readonly string[]): string {
  const each = [...new Set(kinds)].map((kind) => {
    const count = (all: readonly string[]): number => all.filter((other) => other === kind).length;
    return `${kind} ${count(found)} of ${count(kinds)}`;
  });
  return `${table}: caught ${found.length} of ${kinds.length} (${each.join(', ')})`;
}

const rows = (faults: readonly ArtifactFault[]): readonly (readonly [string, string, ArtifactFault])[] =>
  faults.map((fault) => [`${fault.kind}: ${fault.name}`, fault.caughtBy, fault]);

test('there are as many as were planted at first, twenty-one more, those of other kinds, those that nothing saw, and those between parts', () => {
  const first = knownFaults.length + knownCopyFaults.length;
  const counts = [
    first,
    furtherFaults.length,
    otherFaults.length,
    unseenFaults.length,
    referenceFaults.length,
  ];
  expect(counts).toEqual([41, 21, 11, 20, 28]);
});

test.each(rows(knownFaults))('%s: caught by %s', async (_name, comparison, fault) => {
  expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
  caught.known.push(fault.kind);
});

test.each(knownCopyFaults.map((fault) => [fault.name, fault.tests.join(', '), fault] as const))(
  'copies: %s: caught by %s',
  async (_name, _tests, fault) => {
    expect(await failedWith('copies', fault.name)).toBeGreaterThan(0);
    caught.known.push('copies');
  },
);

test.each(rows(furtherFaults))('%s: caught by %s', async (_name, comparison, fault) => {
  expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
  caught.further.push(fault.kind);
});

test.each(rows(otherFaults))('%s: caught by %s', async (_name, comparison, fault) => {
  expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
});

test.each(rows(unseenFaults))('%s: caught by %s', async (_name, comparison, fault) => {
  expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
});

test.each(rows(referenceFaults))('%s: caught by %s', async (_name, comparison, fault) => {
  expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
});
