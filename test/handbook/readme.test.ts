import { expect, test } from 'vitest';
import { commandsOf } from './blocks.ts';
import { describePage, readPage } from './describe-page.ts';

const LONGEST = 350;

await describePage('README.md', []);

test('the README shows commands at work', () => {
  expect(commandsOf(readPage('README.md'))).not.toEqual([]);
});

test('the README is short', () => {
  expect(readPage('README.md').split('\n').length).toBeLessThanOrEqual(LONGEST);
});
