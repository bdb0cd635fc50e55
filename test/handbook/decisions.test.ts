import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedFiles } from './blocks.ts';

const repository = join(import.meta.dirname, '../..');
const INDEX = 'docs/decisions/README.md';
const records = globSync('docs/decisions/0*.md', { cwd: repository }).toSorted();

const readPage = (path: string): string => readFileSync(join(repository, path), 'utf8');

test('each record is listed', () => {
  expect(linkedFiles(readPage(INDEX)).map((target) => join(dirname(INDEX), target))).toEqual(records);
});

test.each([INDEX, ...records, 'SECURITY.md'])('%s names files that exist', (page) => {
  const text = readPage(page);
  const linked = linkedFiles(text).map((target) => join(dirname(page), target));
  const named = [...text.matchAll(/`((?:bench|generated|generators|runtime|spec|test)\/[^`]*)`/g)];
  const missing = [...linked, ...named.map(([, path = '']) => path)].filter(
    (path) => !existsSync(join(repository, path)),
  );
  expect(missing).toEqual([]);
});
