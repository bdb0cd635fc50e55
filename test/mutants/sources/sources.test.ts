import { afterAll, expect, test } from 'vitest';
import { failedWith } from '../planting/failed.ts';
import { correctedFaults } from './corrected.ts';
import { contractFaults } from './contract.ts';
import { furtherSourceFaults } from './further.ts';
import { knownSourceFaults } from './known.ts';

const faults = [...knownSourceFaults, ...furtherSourceFaults, ...contractFaults, ...correctedFaults];
let caught = 0;

afterAll(() => console.log(`sources: caught ${caught} of ${faults.length} planted`));

test('there are as many as were planted at first, and twenty more', () => {
  expect([knownSourceFaults.length, furtherSourceFaults.length]).toEqual([23, 20]);
});

test('each fault of a source has a name of its own', () => {
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.concurrent.each(faults.map(({ name, path }) => [name, path]))('%s in %s is caught', async (name) => {
  expect(await failedWith('sources', name)).toBeGreaterThan(0);
  caught += 1;
});
