import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/site.ts';
import type { Json } from '../../generators/source/document.ts';
import { modelOf } from '../check/model.ts';

/** The example on the page of a schema; undefined where the page has none. */
async function exampleOf(schema: Record<string, Json>): Promise<unknown> {
  const { files } = await buildSite({ model: modelOf({ A: schema }), guides: [], url: undefined });
  const markdown = files.find(({ path }) => path === 'schemas/a-schema.md')?.text ?? '';
  const html = files.find(({ path }) => path === 'schemas/a-schema.html')?.text ?? '';
  const [, text] = /## Example\n\n```json\n([\s\S]*?)\n```/.exec(markdown) ?? [];
  expect(html.includes('<h2>Example</h2>')).toBe(text !== undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

const properties = { id: { type: 'integer', minimum: 3 }, name: { type: 'string', examples: ['Ada'] } };
test.each<[string, Record<string, Json>, unknown]>([
  ['of the author', { type: 'object', properties, examples: [{ id: 7 }] }, { id: 7 }],
  ['of the author, in the old way', { type: 'object', properties, example: { id: 8 } }, { id: 8 }],
  [
    'that is made, with members that are not required',
    { type: 'object', properties, required: ['id'] },
    { id: 3, name: 'Ada' },
  ],
  ['of a text: none', { type: 'string' }, undefined],
  ['of an object without members: none', { type: 'object' }, undefined],
])('the example %s', async (_, schema, want) => {
  expect(await exampleOf(schema)).toEqual(want);
});
