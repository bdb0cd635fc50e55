import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { createNodeServer } from '../../runtime/server/node.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const text = { schema: { type: 'string' } };
const required = { required: true, ...text };

/** An operation whose response has these headers. */
const answering = (operationId: string, headers: JsonObject): JsonObject => ({
  get: operation({
    operationId,
    responses: { 200: { description: 'An answer.', headers, content: jsonContent({ const: { id: 1 } }) } },
  }),
});

const paths: JsonObject = {
  '/examples': answering('examples', {
    'X-Required': { ...required, example: 'one' },
    'X-Named': { required: true, schema: { type: 'integer' }, examples: { first: { value: 7 } } },
    'X-Optional': { ...text, example: 'two' },
    'X-Invalid': { schema: { type: 'integer' }, example: 'nothing' },
    'X-Plain': text,
    'X-Json': { content: { 'application/json': { schema: { type: 'object' }, example: { q: [1] } } } },
    'X-Exploded': {
      explode: true,
      schema: { type: 'object', properties: { a: { type: 'integer' } } },
      example: { a: 1 },
    },
  }),
  '/framing': answering('framing', {
    'Content-Encoding': { required: true, schema: { enum: ['gzip', 'br'] }, example: 'gzip' },
    'Transfer-Encoding': { required: true, schema: { enum: ['chunked'] } },
    Connection: { required: true, schema: { enum: ['close'] } },
    'Content-Length': { required: true, schema: { type: 'integer', minimum: 50 }, example: 50 },
  }),
  '/nothing': {
    get: operation({
      operationId: 'nothing',
      responses: {
        204: {
          description: 'Nothing.',
          headers: { 'Content-Length': { required: true, schema: { type: 'integer' }, example: 5 } },
        },
      },
    }),
  },
  '/pages': {
    get: operation({
      operationId: 'pages',
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
      responses: {
        200: {
          description: 'A page.',
          headers: {
            Link: { ...text, example: '</pages?page=8>; rel="next"' },
            'X-Total': { schema: { type: 'integer' }, example: 400 },
            'X-Region': { ...text, example: 'north' },
          },
          content: {
            'application/json': { schema: { type: 'array', items: { type: 'integer' } }, example: [1] },
          },
        },
      },
    }),
  },
};

/** The headers of a response over a real connection, where a wrong length or coding makes the call fail. */
async function headersOf(path: string): Promise<Headers> {
  const server = createNodeServer(createMock(modelOf({ paths }))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await response.text();
  expect({ status: response.status, isEmpty: body === '' }).toEqual(
    path === '/nothing' ? { status: 204, isEmpty: true } : { status: 200, isEmpty: false },
  );
  return response.headers;
}

test.each([
  ['x-required', 'one'],
  ['x-named', '7'],
  ['x-optional', 'two'],
  ['x-invalid', null],
  ['x-plain', null],
  ['x-json', '{"q":[1]}'],
  ['x-exploded', 'a=1'],
])('sends the example of %s: %s', async (name, want) => {
  expect((await headersOf('/examples')).get(name)).toBe(want);
});

test('sets the headers of the connection itself, whatever the document says', async () => {
  const headers = await headersOf('/framing');
  expect(
    ['content-encoding', 'transfer-encoding', 'content-length'].map((name) => headers.get(name)),
  ).toEqual([null, null, '8']);
  expect((await headersOf('/nothing')).get('content-length')).toBeNull();
});

test('sends no examples that are about another page', async () => {
  const headers = await headersOf('/pages');
  expect(headers.get('link')).not.toContain('page=8');
  expect([headers.get('x-total'), headers.get('x-region')]).toEqual(['1', 'north']);
});
