import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import { briefly, folderOf } from '../source/document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const schemaAt = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;
const unsuccessful = (...before: readonly string[]) =>
  `${before.join('')}${head}paths:\n  /a:\n    get: { responses: { '404': { description: d } } }\n`;
const ignoring = (code: string, reason = 'R.') => `x-lint-ignore: { ${code}: ${reason} }`;

const linted = async (text: string, lint = true) => (await generateFrom(text, { lint, strict: lint })).found;

describe('findings that an author accepts', () => {
  test.each<readonly [text: string, want: readonly string[]]>([
    [schemaAt('{ maxlength: 40 }'), ['schema/misspelt-keyword 5:10']],
    [schemaAt(`{ maxlength: 40, ${ignoring('schema/misspelt-keyword')} }`), []],
    [schemaAt(`{ items: { maxlength: 40 }, ${ignoring('schema/misspelt-keyword')} }`), []],
    [
      schemaAt(`{ properties: { a: { ${ignoring('schema/misspelt-keyword')} }, b: { maxlength: 4 } } }`),
      ['schema/misspelt-keyword 5:84'],
    ],
    [
      schemaAt(`{ maxlength: 40, ${ignoring('schema/misspelt-keyword', "''")} }`),
      ['schema/misspelt-keyword 5:10', 'lint/invalid-ignore 5:42'],
    ],
    [schemaAt('{ x-lint-ignore: schema/misspelt-keyword }'), ['lint/invalid-ignore 5:25']],
    [schemaAt(`{ ${ignoring('schema/mispelt-keyword')} }`), ['lint/invalid-ignore 5:27']],
    [schemaAt(`{ ${ignoring('__proto__')} }`), ['lint/invalid-ignore 5:27', 'source/prototype-key 5:27']],
    [schemaAt(`{ ${ignoring('openapi/lone-surrogate')} }`), ['lint/invalid-ignore 5:27']],
    [schemaAt(`{ properties: { x-lint-ignore: { maxlength: 4 } } }`), ['schema/misspelt-keyword 5:41']],
    [schemaAt(`{ ${ignoring('schema/misspelt-keyword')} }`), ['lint/unused-ignore 5:27']],
    [schemaAt(`{ ${ignoring('client/base-url')} }`), []],
    [unsuccessful(), ['lint/missing-success-response 5:23']],
    [unsuccessful(ignoring('lint/missing-success-response'), '\n'), []],
    [unsuccessful(ignoring('lint/missing-summary'), '\n'), ['lint/missing-success-response 6:23']],
  ])('%s', async (text, want) => {
    expect(await linted(text)).toEqual(want);
  });

  test('other commands follow the entries, and say nothing of them', async () => {
    expect(await linted(schemaAt('{ maxlength: 40 }'), false)).toHaveLength(1);
    const text = schemaAt(`{ maxlength: 40, ${ignoring('schema/misspelt-keyword')} }`);
    expect(await linted(text, false)).toEqual([]);
    expect(await linted(schemaAt(`{ ${ignoring('schema/unknown')} }`), false)).toEqual([]);
  });

  test('in JSON', async () => {
    const text =
      '{"openapi":"3.1.1","info":{"title":"T","version":"1"},"components":{"schemas":{"A":{"maxlength":1,"x-lint-ignore":{"schema/misspelt-keyword":"R."}}}}}';
    expect(await linted(text)).toEqual([]);
  });

  test('the vocabulary of a document need not have the extension', async () => {
    const text = `x-vocabulary: ./words\n${schemaAt(`{ maxlength: 40, ${ignoring('schema/misspelt-keyword')} }`)}`;
    const folder = await folderOf({
      'a.yaml': text,
      'words/x-vocabulary.schema.json': '{ "type": "string" }',
    });
    const { findings, model } = await loadModel(join(folder, 'a.yaml'), { lint: true, strict: true });
    expect(briefly(findings, folder)).toEqual([]);
    expect(model).toBeDefined();
  });
});
