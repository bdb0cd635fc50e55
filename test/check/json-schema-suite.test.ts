import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outcomeOf, type Outcome } from './json-schema-suite/outcome.ts';
import { isFetched, readSuite } from './json-schema-suite/suite.ts';
import { tableOf } from './json-schema-suite/table.ts';

const published = join(import.meta.dirname, 'json-schema-suite.md');

it('does with the official test suite what the published table says', async ({ skip }) => {
  if (!isFetched) skip('The suite is not there: `npm run suite` fetches it.');
  const outcomes: Outcome[] = [];
  for (const file of await readSuite()) outcomes.push(await outcomeOf(file));
  expect(outcomes.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  await expect(await tableOf(outcomes, published)).toMatchFileSnapshot(published);
});
