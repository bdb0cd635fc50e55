import { afterAll, describe, expect, test } from 'vitest';
import { plantedOutcomes, WITHOUT_FAULT, type Outcome } from '../planting/outcomes.ts';
import { sourceFaults } from './all.ts';

const all = [...sourceFaults.values()].flat();
/** By subjects. They take minutes, which no test may wait for. */
const outcomesOf = new Map<string, Readonly<Record<string, Outcome>>>();
for (const subject of sourceFaults.keys()) outcomesOf.set(subject, await plantedOutcomes(subject));
let caught = 0;

afterAll(() => console.log(`sources: caught ${caught} of ${all.length} planted`));

test('there are no fewer faults than before', () => {
  expect(all.length).toBeGreaterThanOrEqual(139);
});

test('each fault of a source has a name of its own', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each([...sourceFaults])('%s', (subject, faults) => {
  const outcomes = outcomesOf.get(subject) ?? {};

  // A test that fails also without a fault sees none.
  test.each(faults.map(({ name, path }) => [name, path]))('%s in %s is caught', (name) => {
    const passing = new Set(outcomes[WITHOUT_FAULT]?.passed);
    expect(outcomes[name]?.failed.filter((each) => passing.has(each))).not.toEqual([]);
    caught += 1;
  });

  test('the tests pass without a fault', () => {
    expect(outcomes[WITHOUT_FAULT]?.failed).toEqual([]);
  });
});
