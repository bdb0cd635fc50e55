import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from '../check/model.ts';

const token = { token: [] };

/** The lock of the first operation of a list and the words beside it, as a reader sees them. */
function needIn(html: string): string | undefined {
  const [, lock = '', text] = /<span class="need">(<svg.*?<\/svg>)?(.*?)<\/span>/.exec(html) ?? [];
  const shown = lock === '' ? '' : lock.includes('class="on"') ? 'closed ' : 'open ';
  return text === undefined ? undefined : shown + text;
}

test.each<[string, Json, label: string | undefined, word: string]>([
  ['needs authentication', [token], 'closed Needs authentication', 'required'],
  ['takes requests with and without', [token, {}], 'open Authentication optional', 'optional'],
  ['takes requests without only', [{}], undefined, 'none'],
  ['says nothing', [], undefined, 'none'],
])('the list of a family shows whether an operation %s', async (_, security, label, word) => {
  const get = { operationId: 'find', tags: ['A'], security, responses: { '204': { description: 'ok' } } };
  const { files } = await buildSite({ model: modelOf({}, { '/a': { get } }), guides: [], url: undefined });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
  const main = /<main.*<\/main>/s.exec(textOf('families/a.html'))?.[0] ?? '';
  expect(needIn(main)).toBe(label);
  expect(textOf('families/a.md')).toContain(`\`GET /a\`, authentication ${word}`);
});

const owner = { minimum: 'owner', scope: 'group' };
test.each<[string, Json, need: string, words: string]>([
  ['one role', [owner], 'closed Owner of the group or higher', 'role: owner of the group or higher'],
  [
    'roles by deployment',
    [
      { ...owner, deployment: 'hosted' },
      { minimum: 'administrator', deployment: 'self-managed' },
    ],
    'closed Owner of the group or higher (hosted); administrator of the instance (self-managed)',
    'role: owner of the group or higher (hosted); administrator of the instance (self-managed)',
  ],
  ['any caller', [{ minimum: 'authenticated' }], 'closed Any signed-in user', 'role: any signed-in user'],
  ['no role', [{ minimum: 'none' }], 'closed Needs authentication', 'authentication required\n'],
])('the list of a family shows who may call an operation: %s', async (_, roles, need, words) => {
  const get = {
    operationId: 'find',
    tags: ['A'],
    security: [token],
    'x-role': roles,
    responses: { '204': { description: 'ok' } },
  };
  const { files } = await buildSite({ model: modelOf({}, { '/a': { get } }), guides: [], url: undefined });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
  expect(needIn(textOf('families/a.html'))).toBe(need);
  expect(textOf('families/a.md')).toContain(words);
});
