import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf } from '../check/model.ts';

/** What the page of an operation states of the examples of its parameter `q`, in both its forms. */
async function examplesOf(parameter: JsonObject): Promise<readonly [html: string[], markdown: string]> {
  const get = {
    operationId: 'find',
    parameters: [{ name: 'q', in: 'query', ...parameter }],
    responses: { '204': { description: 'ok' } },
  };
  const { files } = await buildSite({
    model: modelOf({}, { '/a': { get } }),
    guides: [],
    url: undefined,
  });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? '';
  const facts = textOf('operations/find.html').matchAll(/<span class="fact">(example.*?)<\/span>/g);
  const line = /^- `q` .*$/m.exec(textOf('operations/find.md'))?.[0] ?? '';
  return [[...facts].map(([, fact = '']) => fact), line];
}

const text = { type: 'string' };
test.each<[string, JsonObject, readonly string[]]>([
  ['none', { schema: text }, []],
  ['one', { schema: text, example: 'acme/deploy' }, ['example <code>acme/deploy</code>']],
  [
    'named ones, in the order of the document',
    {
      schema: text,
      examples: { b: { summary: 'By path', value: 'a/b' }, a: { value: '7' } },
    },
    ['example: By path <code>a/b</code>', 'example <code>7</code>'],
  ],
  [
    'those of its schema',
    { schema: { ...text, examples: ['x', 'y'] } },
    ['example <code>x</code>', 'example <code>y</code>'],
  ],
  [
    'its own before those of its schema',
    { schema: { ...text, examples: ['x'] }, example: 'z' },
    ['example <code>z</code>'],
  ],
  [
    'an object as JSON',
    { schema: { type: 'object' }, example: { a: 1 } },
    ['example <code>{&quot;a&quot;:1}</code>'],
  ],
  ['markup as text', { schema: text, example: '<img src=x>' }, ['example <code>&lt;img src=x&gt;</code>']],
  ['no boolean', { schema: { type: 'boolean' }, example: true }, []],
  ['nothing that is long', { schema: text, example: 'x'.repeat(201) }, []],
  [
    'three at most',
    { schema: { ...text, examples: ['1', '2', '3', '4'] } },
    ['1', '2', '3'].map((each) => `example <code>${each}</code>`),
  ],
])('a parameter shows examples: %s', async (_, parameter, want) => {
  const [html, markdown] = await examplesOf(parameter);
  expect(html).toEqual(want);
  expect(markdown.match(/; example|: example/g)?.length ?? 0).toBe(want.length);
});
