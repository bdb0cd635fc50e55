import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { serve } from './forge.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const text = { type: 'string', minLength: 3 };
const done = { responses: { 200: { description: 'Done.', content: jsonContent({ type: 'object' }) } } };
const key = (place: string): JsonObject => ({ type: 'apiKey', in: place, name: 'X-Key' });
const asParameter = (place: string): JsonObject => ({
  parameters: [{ name: 'X-Key', in: place, required: true, schema: text }],
  security: [{ key: [] }],
});
const body = (type: string): JsonObject => ({
  requestBody: { required: true, content: { [type]: { schema: { type: 'object', minProperties: 1 } } } },
});

/** What many documents do, and the mock takes as it is meant. */
test.each<[what: string, parts: JsonObject, schemes: JsonObject]>([
  ['describe the header of a key as a parameter', asParameter('header'), { key: key('header') }],
  ['describe the query parameter of a key', asParameter('query'), { key: key('query') }],
  ['describe the cookie of a key', asParameter('cookie'), { key: key('cookie') }],
  [
    'describe the key of another alternative as a parameter',
    {
      parameters: [{ name: 'X-Token', in: 'query', required: true, schema: text }],
      security: [{ key: [] }, { token: [] }],
    },
    { key: key('query'), token: { ...key('query'), name: 'X-Token' } },
  ],
  [
    'require a key and a scheme in one header',
    { security: [{ basic: [], key: [] }] },
    { key: { ...key('header'), name: 'Authorization' }, basic: { type: 'http', scheme: 'basic' } },
  ],
  [
    'allow a scheme of which nothing says where a token is',
    { security: [{ key: [] }, { mutual: [] }] },
    { key: key('header'), mutual: { type: 'http', scheme: 'mutual' } },
  ],
  [
    'describe how a message is framed',
    {
      parameters: [
        { name: 'Content-Length', in: 'header', required: true, schema: { type: 'integer' } },
        {
          name: 'content-encoding',
          in: 'header',
          schema: { enum: ['gzip', 'identity'], default: 'identity' },
        },
        { name: 'Host', in: 'header', required: true, schema: { type: 'string', minLength: 2 } },
      ],
      ...body('application/json'),
    },
    {},
  ],
  [
    'name refusals only',
    { responses: { 400: { description: 'Not here.' }, 403: { description: 'Not you.' } } },
    {},
  ],
  [
    'have no value for a refusal',
    {
      ...body('application/json'),
      responses: {
        ...done.responses,
        400: { description: 'No.', content: jsonContent({ type: 'integer', enum: ['0 (unknown)'] }) },
      },
    },
    {},
  ],
  [
    'name a range beside one of its media types',
    {
      requestBody: {
        required: true,
        content: {
          'text/plain': { schema: { type: 'string', pattern: '^a' } },
          'text/*': { schema: { type: 'string', minLength: 2 } },
          '*/*': {},
          'application/octet-stream': {},
        },
      },
    },
    {},
  ],
  ['name a range of media types by suffix', body('application/*+json'), {}],
  ['name a range of media types', body('image/*'), {}],
])('verify does not accuse the mock of documents that %s', async (_, parts, securitySchemes) => {
  const paths = { '/things': { post: operation({ ...done, ...parts }) } };
  const model = modelOf({ paths, securitySchemes });
  const mock = createMock(model);
  // Over the network, as programs set some headers only there.
  const baseUrl = await serve((request) => mock.fetch(request));
  const { results } = await verifyInProcess(model, { answer: fetch, baseUrl }, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
  expect(results.map(({ planned }) => planned.case.kind)).toContain('valid');
});

test('verify does not expect to read what only refusals are named for', async () => {
  const item = {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
  };
  const making = {
    operationId: 'make',
    requestBody: { required: true, content: jsonContent({ ...item, required: ['name'] }) },
    responses: { 201: { description: 'Made.', content: jsonContent(item) } },
  };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
  const reading = { operationId: 'read', parameters, responses: { 404: { description: 'None.' } } };
  const model = modelOf({
    paths: { '/things': { post: operation(making) }, '/things/{id}': { get: operation(reading) } },
  });
  const mock = createMock(model);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  const { results } = await verifyInProcess(model, server, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
});

test('an operation that requires a header which programs cannot send is left out, with the reason', async () => {
  const responses = { 101: { description: 'A WebSocket.' }, 400: { description: 'Not an upgrade.' } };
  const parameters = [{ name: 'upgrade', in: 'header', required: true, schema: { const: 'websocket' } }];
  const model = modelOf({ paths: { '/things': { get: operation({ responses, parameters }) } } });
  const server = { answer: fetch, baseUrl: 'http://localhost' };
  const { plans, results } = await verifyInProcess(model, server, { prefer: true });
  expect(results).toEqual([]);
  expect(new Set(plans.flatMap(({ missing }) => missing.map(({ why }) => why)))).toEqual(
    new Set(['programs cannot send a header that is required: fetch sets it, or leaves it out']),
  );
});

test.each<[what: string, get: JsonObject]>([
  [
    'forbid empty lists, with pages after the last one',
    {
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
      responses: {
        200: {
          description: 'All.',
          content: jsonContent({ type: 'array', minItems: 1, items: { type: 'string' } }),
        },
      },
    },
  ],
  [
    'describe the headers of the connection',
    {
      responses: {
        200: {
          description: 'It.',
          headers: Object.fromEntries(
            ['Keep-Alive', 'Connection', 'Content-Length', 'Transfer-Encoding'].map((name) => [
              name,
              { schema: { type: 'string' } },
            ]),
          ),
          content: jsonContent({ type: 'object' }),
        },
      },
    },
  ],
])('verify does not accuse the mock of reads that %s', async (_, get) => {
  const model = modelOf({ paths: { '/things': { get: operation(get) } } });
  const mock = createMock(model);
  const baseUrl = await serve((request) => mock.fetch(request));
  const { results } = await verifyInProcess(model, { answer: fetch, baseUrl }, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
  expect(results.map(({ planned }) => planned.case.kind)).toContain('head');
});

test.each([
  ['a text', { type: 'string', enum: ['a', 'b'] }, { type: 'integer', minimum: 1 }],
  ['an integer', { type: 'integer' }, { type: 'string', format: 'uuid' }],
  ['a number that is too small', { type: 'integer', maximum: 3 }, { type: 'integer', minimum: 5 }],
])('verify does not take an id that a path refuses from a list: %s', async (_, listed, wanted) => {
  const item = { type: 'object', required: ['id'], properties: { id: listed } };
  const list = { type: 'array', minItems: 1, items: item };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: wanted }];
  const model = modelOf({
    paths: {
      '/things': {
        get: operation({
          operationId: 'list',
          responses: { 200: { description: 'All.', content: jsonContent(list) } },
        }),
      },
      '/things/{id}': { get: operation({ ...done, parameters }) },
    },
  });
  const mock = createMock(model);
  // Over the network, as programs set some headers only there.
  const baseUrl = await serve((request) => mock.fetch(request));
  const { results } = await verifyInProcess(model, { answer: fetch, baseUrl }, { prefer: true });
  expect(failuresIn({ results })).toEqual([]);
});
