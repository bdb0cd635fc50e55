import { describe, expect, test } from 'vitest';
import { defineFindings } from '../../generators/diagnostics/define-findings.ts';
import { definePlugin, type Plugin } from '../../generators/plugin/plugin.ts';
import { generateFrom, type TestOptions } from '../../generators/testing/generate-from.ts';
import type { TestDocument } from '../../generators/testing/test-document.ts';

const { definitions, finding } = defineFindings({
  'acme/counted': {
    severity: 'note',
    title: 'Operations are counted',
    message: (p: { count: number }) => `There are ${p.count}.`,
    cause: 'They are counted.',
    fix: 'Nothing has to be done.',
  },
});

const counting = definePlugin({
  name: 'acme',
  findings: { definitions },
  emitters: [
    {
      name: 'acme-list',
      summary: 'acme.txt: the operations',
      emit: ({ operations }) => ({
        files: [{ path: 'acme.txt', text: operations.map(({ id }) => `${id}\n`).join('') }],
        findings: [finding('acme/counted', { count: operations.length }, undefined)],
      }),
    },
  ],
});

const operation = "{ operationId: getPet, responses: { '200': { description: D } } }";

describe('a document in memory', () => {
  test.each<[about: string, document: TestDocument, found: readonly string[]]>([
    [
      'YAML without its head',
      'components: { schemas: { A: { maxlength: 1 } } }',
      ['schema/misspelt-keyword 1:31'],
    ],
    [
      'JSON',
      '{ "components": { "schemas": { "A": { "maxlength": 1 } } } }',
      ['schema/misspelt-keyword 1:39'],
    ],
    ['an object', { components: { schemas: { A: { maxlength: 1 } } } }, ['schema/misspelt-keyword 5:9']],
    ['an object with large numbers', { components: { schemas: { A: { minimum: 2n ** 64n } } } }, []],
    ['an empty object', {}, []],
    [
      'its own head',
      "openapi: 3.2.0\ninfo: { title: T, version: '1' }\npaths: {}",
      ['source/newer-version 1:10'],
    ],
    ['half a head', 'openapi: 3.1.1\npaths: {}', ['openapi/missing-field 1:1']],
    ['a list', '[]', ['source/not-a-document 1:1']],
    ['no YAML', 'a: [', ['source/syntax 1:5']],
    ['nothing', '', ['source/empty 1:1']],
    ['another version', "swagger: '2.0'", ['source/unsupported-version 1:10']],
    [
      'several files',
      {
        './api/openapi.yaml': "components: { schemas: { A: { $ref: pet.yaml }, B: { $ref: 'none.yaml' } } }",
        'api/pet.yaml': '\nmaxlength: 1',
      },
      ['source/unresolved-reference api/openapi.yaml:1:60', 'schema/misspelt-keyword api/pet.yaml:2:1'],
    ],
    [
      'the place in another file',
      { 'openapi.yaml': 'components: { schemas: { A: { $ref: pet.yaml } } }', 'pet.yaml': '\nmaxlength: 1' },
      ['schema/misspelt-keyword pet.yaml:2:1'],
    ],
  ])('%s', async (_, document, found) => {
    expect((await generateFrom(document)).found).toEqual(found);
  });

  test('a file needs a text', async () => {
    const files = { 'openapi.yaml': {} } as never;
    await expect(generateFrom(files)).rejects.toThrow(
      'The file "openapi.yaml" of a test needs a text, but is object.',
    );
  });
});

test('the files that emitters print, the model, and findings by their places', async () => {
  const result = await generateFrom(`paths: { /a: { get: ${operation} } }\ntags: [{ nam: a }]`, {
    plugins: [counting],
  });
  expect(result.files).toEqual({ 'acme.txt': 'getPet\n' });
  expect(result.model?.operations.map(({ id }) => id)).toEqual(['getPet']);
  expect(result.found).toEqual(['acme/counted', 'openapi/incomplete 2:8', 'openapi/unknown-field 2:10']);
  expect(result.findings.map(({ code }) => code)).toEqual(result.found.map((line) => line.split(' ')[0]));
});

test('with an error, there is no model and no file', async () => {
  const { model, files } = await generateFrom('[]', { plugins: [counting] });
  expect([model, files]).toEqual([undefined, {}]);
});

test.each<[options: TestOptions, severities: readonly string[]]>([
  [{}, ['warning']],
  [{ strict: true }, ['error']],
  [{ levels: { 'schema/misspelt-keyword': 'off' } }, []],
])('%j is followed', async (options, severities) => {
  const { findings } = await generateFrom('components: { schemas: { A: { maxlength: 1 } } }', options);
  expect(findings.map(({ severity }) => severity)).toEqual(severities);
});

test('the texts of files after their corrections', async () => {
  const { fixed } = await generateFrom({
    'openapi.yaml':
      'components: { schemas: { A: { maxlength: 1 }, B: { $ref: pet.yaml }, C: { $ref: other.yaml } } }',
    'pet.yaml': 'type: strng # a comment\n',
    'other.yaml': 'type: string\n',
  });
  expect(fixed).toEqual({
    'openapi.yaml':
      'components: { schemas: { A: { maxLength: 1 }, B: { $ref: pet.yaml }, C: { $ref: other.yaml } } }',
    'pet.yaml': 'type: string # a comment\n',
  });
});

test.each<[plugin: Plugin, found: readonly string[]]>([
  [{ name: 'Bad' }, ['config/invalid-plugin']],
  [{ name: 'bad', findings: { definitions } }, ['config/invalid-plugin']],
  [{ name: 'bad', rules: [() => JSON.parse('{')] }, ['config/plugin-failed']],
])('a plug-in that cannot be used: %j', async (plugin, found) => {
  expect((await generateFrom({}, { plugins: [plugin] })).found).toEqual(found);
});
