import { expect, test } from 'vitest';
import type { Schema } from '../../generators/model/model.ts';
import { suggestShown, suggestValue } from '../../generators/sample/suggest.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

const node: Schema = {
  type: 'object',
  required: ['next'],
  properties: { next: { $ref: '#/components/schemas/Node' } },
};

test.each<readonly [string, Schema, Json]>([
  ['an example', { type: 'string', examples: ['shown'], default: 'usual' }, 'shown'],
  ['the default', { type: 'integer', default: 20 }, 20],
  ['the first of a set', { enum: ['b', 'a'] }, 'b'],
  ['text of a pattern', { type: 'string', pattern: '^\\d{3}$' }, '111'],
  [
    'as many items as are needed',
    { type: 'array', minItems: 2, items: { multipleOf: 5, minimum: 1 } },
    [5, 5],
  ],
  ['no items that are not needed', { type: 'array', items: { type: 'string' } }, []],
  [
    'what is required, in all that holds together',
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'boolean' }, b: { type: 'string' } } },
        { required: ['c'], properties: { c: { type: 'string', format: 'date' } } },
      ],
    },
    { a: true, c: '2026-01-15' },
  ],
  [
    'a member that does not go to the service is left out',
    {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } },
    },
    { name: 'Aurora' },
  ],
  ['nothing where nothing can be right', false, null],
  ['nothing where a value would never end', node, null],
])('%s', (_, schema, want) => {
  expect(suggestValue(modelOf({ schemas: { Node: node } }), schema, { direction: 'request' })).toEqual(want);
});

const text = { type: 'string', default: 'four' };
const pair: Schema = { type: 'object', required: ['a'], properties: { a: text, b: text } };

test.each<readonly [string, Schema, number, Json | undefined]>([
  ['members that are not required', pair, 100, { a: 'four', b: 'four' }],
  ['exactly the longest value', pair, '{"a":"four","b":"four"}'.length, { a: 'four', b: 'four' }],
  ['only what is required where more is too long', pair, '{"a":"four","b":"four"}'.length - 1, { a: 'four' }],
  ['exactly what is required', pair, '{"a":"four"}'.length, { a: 'four' }],
  ['nothing longer', pair, '{"a":"four"}'.length - 1, undefined],
  ['no part of a long list', { type: 'array', minItems: 900, items: text }, 1_000, undefined],
])('within a length: %s', (_, schema, longest, want) => {
  expect(suggestShown(modelOf({}), schema, { direction: 'response', longest })).toEqual(want);
});

test('one schema has the value of each name that it is used under, in any order', () => {
  const shared: Schema = { type: 'string' };
  const model = modelOf({ schemas: { Shared: shared } });
  const reference: Schema = { $ref: '#/components/schemas/Shared' };
  const used: Schema = {
    type: 'object',
    properties: {
      title: shared,
      color: shared,
      tags: { type: 'array', items: shared },
      owner: { type: 'object', properties: { name: reference } },
      project: { type: 'object', properties: { name: reference } },
      owners: { type: 'array', items: { type: 'object', properties: { name: reference } } },
    },
  };
  const want = {
    title: 'The first draft',
    color: '#4b45d1',
    tags: ['v1.2.0'],
    owner: { name: 'Ada Lovelace' },
    project: { name: 'Aurora' },
    owners: [{ name: 'Aurora' }],
  };
  for (const name of ['title', 'color', 'title']) {
    expect(suggestShown(model, used, { direction: 'response', longest: 1_000 })).toEqual(want);
    expect(suggestValue(model, shared, { direction: 'response', name })).toBe(
      name === 'title' ? want.title : want.color,
    );
  }
});
