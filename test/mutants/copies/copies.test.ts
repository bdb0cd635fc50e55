import { afterAll, expect, test } from 'vitest';
import { failedWith } from '../planting/failed.ts';
import { furtherCopyFaults } from './further.ts';

let caught = 0;

afterAll(() => console.log(`copies of the runtime: caught ${caught} of ${furtherCopyFaults.length} planted`));

test('each fault has a name of its own', () => {
  const names = furtherCopyFaults.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.concurrent.each(furtherCopyFaults.map(({ name, path }) => [name, path]))(
  '%s in %s is caught',
  async (name) => {
    expect(await failedWith('copies', name)).toBeGreaterThan(0);
    caught += 1;
  },
);
