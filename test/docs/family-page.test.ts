import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/site.ts';
import type { Json } from '../../generators/source/document.ts';
import { modelOf } from '../check/model.ts';

const token = { token: [] };
test.each<[string, Json, label: string | undefined, word: string]>([
  ['needs authentication', [token], 'Needs authentication', 'required'],
  ['takes requests with and without', [token, {}], 'Authentication optional', 'optional'],
  ['takes requests without only', [{}], undefined, 'none'],
  ['says nothing', [], undefined, 'none'],
])('the list of a family shows whether an operation %s', async (_, security, label, word) => {
  const get = { operationId: 'find', tags: ['A'], security, responses: { '204': { description: 'ok' } } };
  const { files } = await buildSite({ model: modelOf({}, { '/a': { get } }), guides: [], url: undefined });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
  const main = /<main.*<\/main>/s.exec(textOf('families/a.html'))?.[0] ?? '';
  expect(/<svg class="lock"[^>]* role="img" aria-label="([^"]*)"/.exec(main)?.[1]).toBe(label);
  expect(textOf('families/a.md')).toContain(`\`GET /a\`, authentication ${word}`);
});
