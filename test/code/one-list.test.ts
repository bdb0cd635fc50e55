import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['where parameters stand', /'path',\s*'query',\s*'header'/, ['generators/source/structure.ts']],
  ['methods', /'get',\s*'(?:put|post)',\s*'/, ['generators/source/structure.ts']],
  ['how a name stands in a JSON Pointer', /'~[01]'/, ['generators/source/pointer.ts']],
  ['how alike two words are', /editDistance|levenshtein/i, ['generators/source/suggestion.ts']],
])('one file says %s', (_what, pattern, want) => {
  const found = filesIn('generators').filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(want);
});
