import { describe, expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import { modelOf, operation } from '../types/model-of.ts';

const items = [5, 3, 9, 1, 7].map((id) => ({ id }));
const integer = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  in: 'query',
  schema: { type: 'integer', ...more },
});
const cursor: JsonObject = { name: 'cursor', in: 'query', schema: { type: 'string' } };

/** The bodies that a mock sends for a list with one example. */
async function bodies(
  example: JsonObject,
  given: {
    readonly schema?: JsonObject;
    readonly parameters?: JsonObject[];
    readonly queries: readonly string[];
  },
): Promise<readonly Json[]> {
  const { schema = { type: 'object' }, parameters = [integer('page'), integer('per_page')], queries } = given;
  const content = { 'application/json': { schema, example } };
  const mock = createMock(
    modelOf({
      paths: { '/a': { get: operation({ parameters, responses: { 200: { description: 'x', content } } }) } },
    }),
  );
  return Promise.all(
    queries.map(async (query) => {
      const response = await answerFetch(mock, new Request(`http://mock.example/a${query}`));
      return (await response.json()) as Json;
    }),
  );
}

describe('the list of an envelope is paged', () => {
  test.each<[string, JsonObject, Parameters<typeof bodies>[1], readonly Json[]]>([
    [
      'with numbers',
      { data: items, page: 1, per_page: 20, total: 99, total_pages: 9, note: 'kept' },
      { queries: ['?page=2&per_page=2', '?page=9'] },
      [
        { data: items.slice(2, 4), page: 2, per_page: 2, total: 5, total_pages: 3, note: 'kept' },
        { data: [], page: 9, per_page: 5, total: 5, total_pages: 1, note: 'kept' },
      ],
    ],
    [
      'with numbers in a member of its own',
      { things: items, meta: { currentPage: 1, totalCount: 0, nextPage: null } },
      { queries: ['?per_page=3', '?per_page=3&page=2'] },
      [
        { things: items.slice(0, 3), meta: { currentPage: 1, totalCount: 5, nextPage: 2 } },
        { things: items.slice(3), meta: { currentPage: 2, totalCount: 5, nextPage: null } },
      ],
    ],
    [
      'with an address',
      { results: items, next: 'https://api.example/a?page=2', errors: [] },
      { queries: ['?per_page=3', '?per_page=3&page=2'] },
      [
        { results: items.slice(0, 3), next: 'http://localhost/a?per_page=3&page=2', errors: [] },
        { results: items.slice(3), next: null, errors: [] },
      ],
    ],
    [
      'with a cursor, which goes away at the end',
      { data: items, next_cursor: '3', has_more: true },
      {
        parameters: [cursor, integer('limit')],
        schema: {
          type: 'object',
          required: ['data'],
          properties: { next_cursor: { type: 'string', minLength: 1 }, has_more: { type: 'boolean' } },
        },
        queries: ['?limit=2', '?limit=2&cursor=3', '?limit=2&cursor=1'],
      },
      [
        { data: items.slice(0, 2), next_cursor: '3', has_more: true },
        { data: items.slice(2, 4), next_cursor: '1', has_more: true },
        { data: items.slice(4), has_more: false },
      ],
    ],
    [
      'unless it holds several lists without a usual name',
      { cats: items, dogs: items },
      { queries: ['?per_page=1'] },
      [{ cats: items, dogs: items }],
    ],
    [
      'unless the document wants all of it',
      { data: items },
      { schema: { properties: { data: { minItems: 5 } } }, queries: ['?per_page=1'] },
      [{ data: items }],
    ],
    [
      'unless the operation takes nothing to page it by',
      { data: items },
      { parameters: [integer('per_page')], queries: ['?per_page=1'] },
      [{ data: items }],
    ],
    [
      'and what the document does not allow to change stays',
      { data: items, total: 99 },
      { schema: { properties: { total: { const: 99 } } }, queries: ['?per_page=1'] },
      [{ data: items.slice(0, 1), total: 99 }],
    ],
  ])('%s', async (_, example, given, want) => expect(await bodies(example, given)).toEqual(want));
});
