import { expect, test } from 'vitest';
import { briefly, readFiles } from './document-folder.ts';

/** More than an argument list of a function holds. */
const MANY = 200_000;
const head = { openapi: '3.1.1', info: { title: 'T', version: '1' } };

test('as many findings as a document has room for are held', async () => {
  const text = JSON.stringify({ ...head, tags: Array.from({ length: MANY }, () => ({ name: 'a' })) });
  const { findings } = await readFiles({ 'a.json': text }, { lint: true });
  expect(findings.filter(({ code }) => code === 'lint/duplicate-tag')).toHaveLength(MANY - 1);
});

test('as many errors of an extension as a document has room for are held', async () => {
  const { findings, folder } = await readFiles({
    'a.json': JSON.stringify({
      ...head,
      'x-vocabulary': 'words',
      'x-numbers': Array.from({ length: MANY }, () => 'a'),
    }),
    'words/x-vocabulary.schema.json': '{ "type": "string" }',
    'words/x-numbers.schema.json': '{ "type": "array", "items": { "type": "integer" } }',
  });
  expect(briefly(findings, folder)).toEqual(['openapi/invalid-extension a.json:1:91']);
});
