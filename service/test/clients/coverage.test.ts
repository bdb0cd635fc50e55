import { expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { printCoverage } from './coverage.ts';
import { owners } from './settings-coverage.ts';

test('the table of the coverage is what the records say', async () => {
  const table = await printCoverage();
  await expect(table).toMatchFileSnapshot('../../coverage.md');
  // The second cell names the handler, the third the scenarios: neither is empty in any row.
  expect(table.split('\n').filter((line) => /^\| \w+ \|(?: *\||[^|]*\| *\|)/.test(line))).toEqual([]);
});

const service = new URL('../../', import.meta.url);
const defining =
  /^test\/|application-settings\/|projects\/(?:settings|view|wishes)\.ts$|groups\/(?:settings|view)\.ts$/;
const code = globSync('**/*.ts', { cwd: service })
  .filter((file) => !defining.test(file))
  .map((file) => readFileSync(new URL(file, service), 'utf8'))
  .join('');

/** The switches of features set their access levels, and some names are composed. */
const elsewhere: Readonly<Record<string, string>> = {
  issues_enabled: 'issues_access_level',
  merge_requests_enabled: 'merge_requests_access_level',
  jobs_enabled: 'builds_access_level',
};

test.each(owners)('the settings with an effect are read: $title', ({ names, effects }) => {
  const listed = Object.keys(effects);
  expect(names).toEqual(expect.arrayContaining(listed));
  expect(
    listed.filter((name) => !code.includes(elsewhere[name] ?? name.replace(/.*(?=_key_res)/, ''))),
  ).toEqual([]);
});
