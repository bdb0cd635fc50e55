import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { modelOf, operation } from '../types/model-of.ts';

async function mockOf(path: string): Promise<ReturnType<typeof createMock>> {
  const { model } = await loadModel(fileURLToPath(new URL(path, import.meta.url)));
  if (model === undefined) throw new Error('The document has errors.');
  return createMock(model);
}

async function refused(
  mock: ReturnType<typeof createMock>,
  path: string,
  init: RequestInit,
): Promise<unknown> {
  const response = await mock.fetch(new Request(`http://localhost${path}`, init));
  return [response.status, response.headers.get('content-type'), await response.json()];
}

const json = { 'content-type': 'application/json' };

test.each([
  // A text in `message`, where the usual body has the reasons by field.
  [
    '../cli/fixtures/petstore.yaml',
    '/v1/pets',
    'application/json',
    {
      message: 'body/name is missing',
      errors: [{ in: 'body', pointer: '/name', message: 'is missing' }],
    },
  ],
  [
    'fixtures/problems.yaml',
    '/tasks',
    'application/problem+json',
    {
      type: 'https://tasks.example/problems/request',
      title: 'Not as documented',
      detail: 'body/title is missing',
    },
  ],
])('a refusal is as %s says, with its reasons', async (document, path, contentType, body) => {
  const mock = await mockOf(document);
  expect(await refused(mock, path, { method: 'POST', headers: json, body: '{}' })).toEqual([
    400,
    contentType,
    body,
  ]);
});

test.each([
  ['image/*', 'image/png'],
  ['image/gif', 'image/gif'],
  ['text/*', 'text/plain; charset=utf-8'],
  ['*/*', 'application/json'],
])('a refusal described as %s alone is %s', async (described, want) => {
  const responses = {
    200: { description: 'Fine.' },
    400: { description: 'No.', content: { [described]: {} } },
  };
  const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }];
  const mock = createMock(modelOf({ paths: { '/a': { get: operation({ parameters, responses }) } } }));
  const { status, headers } = await mock.fetch(new Request('http://localhost/a'));
  expect([status, headers.get('content-type')]).toEqual([400, want]);
});
