import { expect, test } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { documentedValues } from '../../generators/emit/docs/schema/documented-values.ts';
import type { Json } from '../../generators/json/json.ts';
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

const named = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const person: Json = { type: 'object', properties: { name: { type: 'string' } } };
const schemas: Record<string, Json> = {
  Person: person,
  Pet: {
    type: 'object',
    properties: {
      owner: { anyOf: [named('Person'), { type: 'null' }] },
      friends: { type: 'array', items: named('Friend') },
    },
  },
  Friend: person,
  Vet: person,
  Own: { ...(person as object), examples: [{ name: 'of the author' }] },
};
const body = (schema: Json, example: Json): Json => ({ 'application/json': { schema, example } });
const post = {
  operationId: 'add',
  requestBody: { content: body(named('Vet'), { name: 'sent' }) },
  responses: {
    '200': {
      description: 'ok',
      content: body({ type: 'array', items: named('Pet') }, [
        { owner: { name: 'Ada' }, friends: [{ name: 'Bo' }, { name: 'Cy' }] },
        { owner: null },
      ]),
    },
    '201': { description: 'ok', content: body(named('Own'), { name: 'of a response' }) },
    '400': { description: 'no', content: body(named('Friend'), { name: 'whole' }) },
  },
};
test.each<[string, Json]>([
  ['Pet', { owner: { name: 'Ada' }, friends: [{ name: 'Bo' }, { name: 'Cy' }] }],
  ['Person', { name: 'Ada' }],
  ['Friend', { name: 'whole' }],
  ['Vet', { name: 'sent' }],
  ['Own', { name: 'of the author' }],
])('the page of %s has what examples of bodies have for it', async (name, want) => {
  const model = modelOf(schemas, { '/pets': { post } });
  const { files } = await buildSite({ model, guides: [], url: undefined });
  const text = files.find(({ path }) => path === `schemas/${name.toLowerCase()}-schema.md`)?.text ?? '';
  const [, shown = ''] = /## Example\n\n```json\n([\s\S]*?)\n```/.exec(text) ?? [];
  expect(JSON.parse(shown)).toEqual(want);
});

test('examples of values that hold themselves end', () => {
  const list = { type: 'object', properties: { next: named('List') } };
  let value: Json = {};
  for (let depth = 0; depth < 5_000; depth += 1) value = { next: value };
  const get = {
    operationId: 'a',
    responses: { '200': { description: 'ok', content: body(named('List'), value) } },
  };
  expect(documentedValues(modelOf({ List: list }, { '/a': { get } })).get('#/components/schemas/List')).toBe(
    value,
  );
});
