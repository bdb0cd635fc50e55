import { expect, test } from 'vitest';
import { printCoverage } from './coverage.ts';

test('the table of the coverage is what the records say', async () => {
  await expect(await printCoverage()).toMatchFileSnapshot('../../coverage.md');
}, 60_000);
