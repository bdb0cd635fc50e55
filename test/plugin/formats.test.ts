import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../generators/formats/formats.ts';
import { checkPlugins } from '../../generators/plugin/check.ts';
import { formatsOf } from '../../generators/plugin/formats.ts';
import { folderOf } from '../config/folder.ts';

function isSku(text: string): boolean {
  return text.startsWith('A-');
}

const MODULES = {
  'sku.ts': "export function isSku(text: string): boolean {\n  return text.startsWith('A-');\n}\n",
  'other.ts': 'export function isOther(): boolean {\n  return true;\n}\n',
  'needy.ts': "import { a } from './a.ts';\nexport function isSku(): boolean {\n  return a;\n}\n",
};

describe('what is no format', () => {
  const good = { type: 'string', test: isSku, module: 'sku' };
  const samples = ['A-1', 'A-2'];
  const table: readonly (readonly [name: string, given: object, want: readonly string[]])[] = [
    ['sku', { check: good, samples, nearMisses: { none: 'B-1' } }, []],
    ['sku', { check: { ...good, module: 'sku.ts' }, samples }, []],
    ['Sku', { check: good, samples }, ['"Sku"; names of formats have lower-case letters, digits and dashes']],
    ['date', { check: good, samples }, ['"date", which the toolkit describes']],
    ['http-date', { check: good, samples }, []],
    ['sku', { samples }, ['"sku" without a check (type, test, module) or with texts that are none']],
    [
      'sku',
      { check: good, samples: [1, 2] },
      ['"sku" without a check (type, test, module) or with texts that are none'],
    ],
    ['sku', { check: good, samples: ['A-1'] }, ['"sku" with fewer than two samples']],
    ['sku', { check: good, samples: ['A-1', 'B'] }, ['"sku" that refuses its own text "B"']],
    ['sku', { check: good, samples, nearMisses: { none: 'A-' } }, ['"sku" that takes its near miss "A-"']],
    [
      'sku',
      { check: { ...good, module: 'other' }, samples },
      ['"sku" whose module exports no function "isSku"'],
    ],
    ['sku', { check: { ...good, module: 'needy' }, samples }, ['"sku" whose module imports others']],
    [
      'sku',
      { check: { ...good, module: 'none' }, samples },
      [expect.stringMatching(/^"sku" whose module .*none is not there/)],
    ],
  ];
  test.for(table)('%s %o', ([name, given, want]) => {
    const folder = folderOf(MODULES);
    const { check } = given as { check?: { module: string } };
    const format =
      check === undefined
        ? given
        : { ...given, check: { ...check, module: pathToFileURL(join(folder, check.module)) } };
    const checked = checkPlugins([
      { value: { name: 'acme', formats: { [name]: format } }, label: 'given', at: undefined },
    ]);
    const messages = 'findings' in checked ? checked.findings.map(({ message }) => message) : [];
    expect(messages).toHaveLength(want.length);
    for (const [index, each] of want.entries())
      expect(messages[index]?.replace('The plug-in "acme" has a format ', '').replace(/\.$/, '')).toEqual(
        each,
      );
  });
});

test('a format has its module in a folder of its plug-in, and is unknown until a document is read with it', () => {
  const folder = folderOf(MODULES);
  const module = pathToFileURL(join(folder, 'sku'));
  const plugin = {
    name: 'acme',
    formats: { 'unused-sku': { check: { type: 'string', test: isSku, module } } },
  } as const;
  expect(formatsOf([plugin])).toMatchObject([{ name: 'unused-sku', check: { file: 'acme/sku' } }]);
  expect(formatsOf([plugin])[0]?.check?.module?.href).toBe(`${module.href}.ts`);
  expect(formats.has('unused-sku')).toBe(false);
});
