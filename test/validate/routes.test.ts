import { expect, test } from 'vitest';
import { createRoutes } from '../../generators/validate/routes.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { modelOf, operation } from '../types/model-of.ts';

const upload = [{ url: 'https://upload.example/api/2.0' }];

const paths: JsonObject = {
  '/files': {
    get: operation({ operationId: 'listFiles' }),
    post: operation({ operationId: 'upload', servers: upload }),
  },
  '/files/{id}': { servers: upload, put: operation({ operationId: 'replace' }) },
  '/beside/{id}': {
    servers: [{ url: 'https://api.example/2.0/files' }],
    get: operation({ operationId: 'getBeside' }),
  },
};
const model = modelOf({
  servers: [
    { url: 'https://api.example/2.0' },
    { url: 'https://{region}.example/2.0', variables: { region: { default: 'eu' } } },
  ],
  paths,
});

test.each<[method: string, url: string, want: string | undefined, baseUrl?: string]>([
  ['GET', 'https://api.example/2.0/files', 'listFiles'],
  ['GET', 'https://us.example/2.0/files', 'listFiles'],
  ['POST', 'https://upload.example/api/2.0/files', 'upload'],
  ['PUT', 'https://upload.example/api/2.0/files/1?x', 'replace'],
  ['GET', 'https://api.example/2.0/files/beside/1', 'getBeside'],
  ['POST', 'https://api.example/2.0/files', 'wrong-method'],
  ['GET', 'https://upload.example/api/2.0/files', 'wrong-method'],
  ['PUT', 'https://api.example/2.0/files/1', 'not-found'],
  ['GET', 'https://cdn.other/2.0/files', undefined],
  ['GET', 'https://upload.example/files', undefined],
  ['POST', 'http://127.0.0.1/mock/files', 'upload', 'http://127.0.0.1/mock'],
  ['POST', 'https://upload.example/api/2.0/files', undefined, 'http://127.0.0.1/mock'],
])('%s %s leads to %s', (method, url, want, baseUrl) => {
  const match = createRoutes(model, baseUrl)({ method, url, headers: [] })?.match;
  expect(match?.kind === 'found' ? match.operation.id : match?.kind).toBe(want);
});

test('a document whose operations all have servers of their own still has its own', () => {
  const other = modelOf({
    servers: [{ url: 'https://api.example' }],
    paths: { '/a': { get: operation({ servers: upload }) } },
  });
  expect(createRoutes(other)({ method: 'GET', url: 'https://api.example/a', headers: [] })?.match.kind).toBe(
    'not-found',
  );
});
