import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['where parameters stand', /'path',\s*'query',\s*'header'/, ['generators/source/document/structure.ts']],
  ['methods', /'get',\s*'(?:put|post)',\s*'/, ['generators/source/document/structure.ts']],
  ['how a name stands in a JSON Pointer', /'~[01]'/, ['generators/json/pointer.ts']],
  ['how alike two words are', /editDistance|levenshtein/i, ['generators/source/rules/suggestion.ts']],
])('one file says %s', (_what, pattern, want) => {
  const found = filesIn('generators').filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(want);
});
