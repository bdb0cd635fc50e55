import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');

const exported = /^export (?:async )?(?:function\*?|const|class) ([\w$]+)/gm;

test('what a file of the toolkit exports for programs, another file names', () => {
  const texts = new Map(
    ['generators', 'test']
      .flatMap(filesIn)
      .filter((file) => !file.includes('/node_modules/'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const users = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(text.match(/[\w$]+/g))) users.set(word, (users.get(word) ?? 0) + 1);
  const unused = [...texts].flatMap(([file, text]) =>
    file.startsWith('generators/')
      ? [...text.matchAll(exported)]
          .filter(([, name = '']) => users.get(name) === 1)
          .map(([, name]) => `${file} exports ${name} to nobody`)
      : [],
  );
  expect(unused).toEqual([]);
});
