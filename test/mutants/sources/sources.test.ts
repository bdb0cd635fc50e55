import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantedOutcomes, WITHOUT_FAULT, type Outcome } from '../planting/outcomes.ts';
import { sourceFaults } from './all.ts';

const all = [...sourceFaults.values()].flat();
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
  let outcomes: Readonly<Record<string, Outcome>> = {};

  beforeAll(async () => {
    outcomes = await plantedOutcomes(subject);
  });

  test('the tests pass without a fault', () => {
    expect(outcomes[WITHOUT_FAULT]).toMatchObject({ failed: 0 });
    expect(outcomes[WITHOUT_FAULT]?.passed).toBeGreaterThan(0);
  });

  test.each(faults.map(({ name, path }) => [name, path]))('%s in %s is caught', (name) => {
    expect(outcomes[name]?.failed).toBeGreaterThan(0);
    caught += 1;
  });
});
