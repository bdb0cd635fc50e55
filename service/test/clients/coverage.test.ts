import { expect, test } from 'vitest';
import { printCoverage } from './coverage.ts';

test('the table of the coverage is what the records say', async () => {
  const table = await printCoverage();
  await expect(table).toMatchFileSnapshot('../../coverage.md');
  // The second cell names the handler, the third the scenarios: neither is empty in any row.
  expect(table.split('\n').filter((line) => /^\| \w+ \|(?: *\||[^|]*\| *\|)/.test(line))).toEqual([]);
});
