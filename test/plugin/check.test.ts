import { describe, expect, test } from 'vitest';
import { checkPlugins } from '../../generators/plugin/check.ts';
import { definePlugin } from '../../generators/plugin/plugin.ts';

const definition = { severity: 'note', title: 'A', message: () => 'A.', cause: 'B.', fix: 'C.' } as const;
const emitter = { name: 'acme-list', summary: 'a list', emit: async () => ({ files: [], findings: [] }) };

function reasons(...values: readonly unknown[]): readonly string[] {
  const checked = checkPlugins(values.map((value) => ({ value, label: 'given', at: undefined })));
  return 'findings' in checked ? checked.findings.map(({ message }) => message) : [];
}

test('the compiler checks that codes begin with the name of the plug-in', () => {
  const plugin = definePlugin({ name: 'acme', findings: { definitions: { 'acme/a': definition } } });
  expect(reasons(plugin)).toEqual([]);
  // @ts-expect-error -- the code is another plug-in's
  definePlugin({ name: 'acme', findings: { definitions: { 'other/a': definition } } });
});

describe('what is no plug-in', () => {
  const table: readonly (readonly [value: unknown, want: readonly string[]])[] = [
    [{ name: 'acme', emitters: [emitter], rules: [() => []] }, []],
    [undefined, ['The plug-in "given" is no object that definePlugin made.']],
    [{ name: 'Acme' }, ['The plug-in "Acme" needs a name of lower-case letters, digits and dashes.']],
    [{ name: 'openapi' }, ['The plug-in "openapi" has a name that is taken.']],
    [
      { name: 'acme', emiters: [] },
      ['The plug-in "acme" has an unknown property "emiters". Did you mean "emitters"?.'],
    ],
    [{ name: 'acme', rules: [1] }, ['The plug-in "acme" has rules that are no functions.']],
    [{ name: 'acme', emitters: [{}] }, ['The plug-in "acme" has emitters without name, summary or emit.']],
    [
      { name: 'acme', emitters: [{ ...emitter, name: 'types' }] },
      ['The plug-in "acme" has an emitter "types", a name that is taken.'],
    ],
    [
      { name: 'acme', findings: { definitions: { 'acme/a': { ...definition, fix: undefined } } } },
      ['The plug-in "acme" defines acme/a without severity, title, message, cause or fix.'],
    ],
    [
      { name: 'acme', findings: { definitions: { 'b/a': definition } } },
      [
        'The plug-in "acme" has a finding "b/a"; its code has to begin with the name of the plug-in and a slash.',
      ],
    ],
    [{ name: 'acme', findings: [] }, ['The plug-in "acme" has findings that defineFindings did not make.']],
  ];
  test.for(table)('%o', ([value, want]) => {
    expect(reasons(value)).toEqual(want);
  });
});

test('two plug-ins have two names, for themselves and for their emitters', () => {
  expect(reasons({ name: 'acme' }, { name: 'acme' })).toEqual([
    'The plug-in "acme" has a name that is taken.',
  ]);
  expect(reasons({ name: 'a', emitters: [emitter] }, { name: 'b', emitters: [emitter] })).toEqual([
    'The plug-in "b" has an emitter "acme-list", a name that is taken.',
  ]);
});
