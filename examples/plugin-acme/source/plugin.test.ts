import { deepEqual, match } from 'node:assert/strict';
import { test } from 'node:test';
import { generateFrom, testRules } from 'forgespec/testing';
import acme from './plugin.ts';

test('paths name things', () =>
  testRules(acme(), [
    ['paths: { /pets: {}, /pets/old: {}, /getters: {} }', []],
    ['paths: { /getPets: {}, /pets/delete: {} }', ['acme/verb-in-path 1:20', 'acme/verb-in-path 1:38']],
  ]));

test('the verbs are those of the configuration', () =>
  testRules(acme({ verbs: ['put'] }), [
    ['paths: { /getPets: {}, /putPet: {} }', ['acme/verb-in-path 1:33']],
  ]));

test('routes are written, and parameters that span segments reported', async () => {
  const document = `paths:
  /files/{path}:
    get:
      operationId: getFile
      parameters:
        - { name: path, in: path, required: true, schema: { type: string }, x-multi-segment: true }
      responses: { '200': { description: The file. } }
`;
  const { files, found } = await generateFrom(document, { plugins: [acme()] });
  deepEqual(found, ['acme/path-in-path 3:5']);
  match(
    files['acme/routes.js'] ?? '',
    /getFile = \(values = \{\}\) => fillPath\('\/files\/\{path\}', values\);/,
  );
});

test('the format is checked', async () => {
  const document = 'components: { schemas: { Sku: { type: string, format: acme-sku, example: ABC-12341 } } }';
  const { found } = await generateFrom(document, { plugins: [acme()] });
  deepEqual(found, ['schema/example-mismatch 1:74']);
});
