import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf, linkedFiles, shownFiles } from './blocks.ts';
import { describePage, readPage } from './describe-page.ts';
import { repository } from './workplace.ts';

const pages = globSync('docs/*.md', { cwd: repository }).toSorted();

// The pages continue where the first one ends.
const given = shownFiles(readPage('docs/getting-started.md'));
for (const page of pages) await describePage(page, given);

test('the pages show commands at work', () => {
  expect(pages.filter((page) => commandsOf(readPage(page)).length === 0)).toEqual(['docs/README.md']);
});

test('each page is listed', () => {
  const listed = linkedFiles(readPage('docs/README.md')).map((target) => join('docs', target));
  expect([...new Set(listed)].toSorted()).toEqual(pages.filter((page) => !page.endsWith('README.md')));
});
