import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf } from '../types/model-of.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const none = { responses: { 204: { description: 'Deleted.' } } };
const some = { responses: { 200: { description: 'Deleted.', content: jsonContent({ type: 'object' }) } } };

/** Path parameters, each with an example. */
function path(examples: JsonObject, schema: JsonObject = { type: 'string' }): JsonObject {
  const parameters = Object.entries(examples).map(([name, example]) => ({
    name,
    in: 'path',
    required: true,
    schema,
    example,
  }));
  return { parameters };
}

/** The failures of the mock of some paths, and the operations of which a request was sent. */
async function triedOf(paths: JsonObject): Promise<readonly [readonly string[], readonly string[]]> {
  const model = modelOf({ paths });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { results } = await verifyInProcess(model, server, { prefer: true });
  const tried = results.filter(({ planned }) => planned.case.kind === 'valid');
  return [failuresIn({ results }), [...new Set(tried.map(({ planned }) => planned.case.operation))]];
}

test.each<[about: string, paths: JsonObject, tried: readonly string[]]>([
  [
    'an example that is the text of another path',
    {
      '/users/me': { delete: { operationId: 'leave', ...none } },
      '/users/{name}': { ...path({ name: 'me' }), delete: { operationId: 'remove', ...some } },
    },
    ['leave', 'remove'],
  ],
  [
    'one of several parameters',
    {
      '/users/{name}/keys/main': { ...path({ name: 'ada' }), delete: { operationId: 'reset', ...none } },
      '/users/{name}/keys/{key}': {
        ...path({ name: 'ada', key: 'main' }),
        delete: { operationId: 'remove', ...some },
      },
    },
    ['reset', 'remove'],
  ],
  [
    'the only value of a parameter',
    {
      '/users/me': { delete: { operationId: 'leave', ...none } },
      '/users/{name}': {
        ...path({ name: 'me' }, { type: 'string', const: 'me' }),
        delete: { operationId: 'remove', ...some },
      },
    },
    ['leave'],
  ],
  [
    'two templates of one form',
    {
      '/keys/{name}': { ...path({ name: 'a' }), delete: { operationId: 'leave', ...none } },
      '/keys/{id}': { ...path({ id: 'b' }), delete: { operationId: 'remove', ...some } },
    },
    ['leave'],
  ],
  [
    'the path with a slash at the end',
    {
      '/keys/{name}': { ...path({ name: 'a' }), patch: { operationId: 'change', ...none } },
      '/keys/{name}/': { ...path({ name: 'a' }), delete: { operationId: 'remove', ...some } },
    },
    ['change', 'remove'],
  ],
])('no request of an operation is one of another: %s', async (_, paths, tried) => {
  expect(await triedOf(paths)).toEqual([[], tried]);
});

test.each<[about: string, name: JsonObject, format: JsonObject]>([
  ['an example with the text between them', { type: 'string', examples: ['v1.2'] }, { enum: ['json'] }],
  ['a broken value with the text between them', { type: 'integer' }, { type: 'string' }],
])('no value of two parameters in a segment is sent that is read as another: %s', async (_, name, format) => {
  const parameters = Object.entries({ name, format }).map(([each, schema]) => ({
    name: each,
    in: 'path',
    required: true,
    schema,
  }));
  const paths = { '/tags/{name}.{format}': { parameters, get: { operationId: 'read', ...some } } };
  expect(await triedOf(paths)).toEqual([[], ['read']]);
});
