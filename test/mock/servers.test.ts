import { expect, test } from 'vitest';
import { oneAddressFindings } from '../../generators/emit/server/findings.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const answering = (id: string): JsonObject =>
  operation({
    operationId: id,
    responses: { 200: { description: 'Its name.', content: jsonContent({ const: id }) } },
  });

/** Joined with the base paths of their servers, these three paths would be one. */
const model = modelOf({
  servers: [{ url: 'https://api.example/v1' }],
  paths: {
    '/files/x': { get: answering('first') },
    '/x': { get: { ...answering('second'), servers: [{ url: 'https://api.example/v1/files' }] } },
    '/v1/files/x': { servers: [{ url: 'https://upload.example' }], get: answering('third') },
  },
});

test.each([
  ['/v1/files/x', 'first'],
  ['/v1/x', 'second'],
  ['/v1/v1/files/x', 'third'],
])('%s is %s: all have the one base path', async (path, id) => {
  const response = await answerFetch(createMock(model), new Request(`http://127.0.0.1${path}`));
  expect(await response.json()).toBe(id);
});

test('which is told', () => {
  expect(oneAddressFindings(model).map(({ code, message }) => [code, message])).toEqual([
    [
      'server/operation-servers-ignored',
      '2 operations state servers of their own (second: https://api.example/v1/files); here they are served below /v1, like all others.',
    ],
  ]);
  expect(oneAddressFindings(modelOf({ paths: { '/a': { get: operation({}) } } }))).toEqual([]);
});

/** Texts of URLs that clients read otherwise than they are written (URL Standard, section 4.4). */
const written = [
  '\\',
  '/a\\b',
  ' /a ',
  '/a/\n',
  '/a\tb',
  '/a/../b',
  '/./a',
  '/a b',
  '/é',
  '/%7Ea',
  '/a//b',
  'c',
  '..',
];

test.each([...written, ...written.map((path) => `https://api.example/${path}`)])(
  'below the server %j, calls reach the mock at the address that it names',
  async (url) => {
    const mock = createMock(modelOf({ servers: [{ url }], paths: { '/x': { get: answering('it') } } }));
    const response = await answerFetch(mock, new Request(`http://127.0.0.1${mock.basePath}/x`));
    expect(await response.json()).toBe('it');
  },
);
