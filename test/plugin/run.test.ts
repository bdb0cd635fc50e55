import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineFindings } from '../../generators/diagnostics/define-findings.ts';
import type { Emitter, OutputFile } from '../../generators/emit/emitter.ts';
import { generate } from '../../generators/pipeline.ts';
import { emittersOf } from '../../generators/plugin/guard.ts';
import { definePlugin, type Plugin } from '../../generators/plugin/plugin.ts';
import type { Levels } from '../../generators/diagnostics/severities.ts';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import { folderOf } from '../config/folder.ts';

const DOCUMENT = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /getPets: { get: { operationId: getPets, responses: { '200': { description: d } } } }
`;

const { definitions, finding } = defineFindings({
  'acme/no-verbs': {
    severity: 'warning',
    title: 'A path holds a verb',
    message: (p: { path: string }) => `${p.path} holds a verb.`,
    cause: 'The method is the verb.',
    fix: 'Name the thing.',
  },
});

function emitting(name: string, files: readonly OutputFile[]): Emitter {
  return { name, summary: name, emit: async () => ({ files, findings: [] }) };
}

const acme = definePlugin({
  name: 'acme',
  findings: { definitions },
  rules: [
    function* verbs({ root, places }) {
      const { paths } = root;
      for (const path of Object.keys(paths ?? {}))
        if (path.startsWith('/get'))
          yield finding('acme/no-verbs', { path }, places.at(paths as object, path));
    },
  ],
  emitters: [
    {
      name: 'acme-list',
      summary: 'acme.txt: the operations',
      emit: async ({ operations }) => ({
        files: [{ path: 'acme.txt', text: operations.map(({ id }) => `${id}\n`).join('') }],
        findings: [],
      }),
    },
  ],
});

const document = (): string => join(folderOf({ 'api.yaml': DOCUMENT }), 'api.yaml');

test.each<[levels: Levels, want: readonly string[]]>([
  [{}, ['warning acme/no-verbs']],
  [{ 'acme/no-verbs': 'off' }, []],
  [{ 'acme/no-verbs': 'error' }, ['error acme/no-verbs']],
])('rules of plug-ins are followed, and users choose their severities: %j', async (levels, want) => {
  const { findings, model } = await generateFrom(DOCUMENT, { plugins: [acme], levels });
  expect(findings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(want);
  expect(model === undefined).toBe(levels['acme/no-verbs'] === 'error');
});

test('emitters of plug-ins write files, after which a severity can still fail the run', async () => {
  const request = { document: document(), emitters: emittersOf([acme]), plugins: [acme] };
  const { output } = await generate(request);
  expect(output?.files).toEqual([{ path: 'acme.txt', text: 'getPets\n', owner: 'acme-list' }]);
  const refused = await generate({ ...request, levels: { 'acme/no-verbs': 'error' } });
  expect(refused.output).toBeUndefined();
});

test.for<readonly [string, Plugin, string]>([
  [
    'a rule that throws',
    { name: 'bad', rules: [() => JSON.parse('{')] },
    'The rule 1 of the plug-in "bad" failed: ',
  ],
  [
    'an emitter that throws',
    { name: 'bad', emitters: [{ ...emitting('bad-one', []), emit: () => JSON.parse('{') }] },
    'The emitter bad-one of the plug-in "bad" failed: ',
  ],
  [
    'a unit that throws',
    {
      name: 'bad',
      emitters: [
        {
          ...emitting('bad-one', []),
          emit: () => ({
            files: [{ path: 'bad', reads: () => [], print: () => JSON.parse('{') }],
            findings: [],
          }),
        },
      ],
    },
    'The emitter bad-one of the plug-in "bad" failed: ',
  ],
  [
    'findings that are none',
    { name: 'bad', rules: [() => [null as never]] },
    'The rule 1 of the plug-in "bad" failed: ',
  ],
  ['no list', { name: 'bad', rules: [() => null as never] }, 'The rule 1 of the plug-in "bad" failed: '],
  [
    'a finding that no plug-in defines',
    { name: 'bad', rules: [() => [finding('acme/no-verbs', { path: '/' })]] },
    'The rule 1 of the plug-in "bad" failed: TypeError: its result has a finding "acme/no-verbs", which no plug-in defines',
  ],
  [
    'a finding at no place',
    {
      name: 'acme',
      findings: { definitions },
      rules: [() => [{ ...finding('acme/no-verbs', { path: '/' }), at: { pointer: '' } as never }]],
    },
    'The rule 1 of the plug-in "acme" failed: ',
  ],
  ...(
    [
      ['files that are none', { files: [null], findings: [] }],
      ['a file without a text', { files: [{ path: 'a' }], findings: [] }],
      ['emitted findings that are none', { files: [], findings: [null] }],
      ['findings of another plug-in', { files: [], findings: [finding('acme/no-verbs', { path: '/' })] }],
      ['no findings', { files: [] }],
      ['nothing', undefined],
    ] as const
  ).map(
    ([about, result]) =>
      [
        about,
        { name: 'bad', emitters: [{ ...emitting('bad-one', []), emit: () => result as never }] },
        'The emitter bad-one of the plug-in "bad" failed: ',
      ] as const,
  ),
  [
    'an emitter that empties the model',
    {
      name: 'bad',
      emitters: [
        {
          ...emitting('bad-one', []),
          emit: (model) => {
            (model.operations as unknown[]).length = 0;
            return { files: [], findings: [] };
          },
        },
      ],
    },
    'The emitter bad-one of the plug-in "bad" failed: TypeError: Cannot assign to read only property',
  ],
])('%s is a fault of its plug-in', async ([, plugin, want]) => {
  const { files, findings } = await generateFrom(DOCUMENT, { plugins: [plugin] });
  expect(files).toEqual({});
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(want)]);
});

test.for<readonly [string, readonly Emitter[], readonly string[]]>([
  ['../a.txt', [emitting('one', [{ path: '../a.txt', text: '' }])], ['output/outside-path']],
  ['/a.txt', [emitting('one', [{ path: '/a.txt', text: '' }])], ['output/outside-path']],
  [
    'one path twice',
    [emitting('one', [{ path: 'a/B.txt', text: '' }]), emitting('two', [{ path: 'A/b.txt', text: '' }])],
    ['output/duplicate-path'],
  ],
  [
    'a folder',
    [emitting('one', [{ path: 'types', text: '' }]), emitting('two', [{ path: 'Types/x', text: '' }])],
    ['output/duplicate-path'],
  ],
  [
    'a folder, the other way round',
    [emitting('one', [{ path: 'a/b/c', text: '' }]), emitting('two', [{ path: 'a/b', text: '' }])],
    ['output/duplicate-path'],
  ],
  [
    'accents',
    [
      emitting('one', [
        { path: 'é', text: '' },
        { path: 'e\u0301', text: '' },
      ]),
    ],
    ['output/duplicate-path'],
  ],
  ...[
    'forgespec.lock.json',
    'FORGESPEC.lock.json',
    '.forgespec-staging',
    '.Forgespec-Staging/a',
    '.forgespec-staging-1',
    'CON',
    'a/aux.txt',
    'Com1.js',
    'a.',
    'a /b',
    'a\nb',
    'a*',
    'a?',
    'a|b',
    'a\u007f',
  ].map(
    (path) =>
      [JSON.stringify(path), [emitting('one', [{ path, text: '' }])], ['output/non-portable-name']] as const,
  ),
])('a file is refused: %s', async ([, emitters, want]) => {
  const { output, findings } = await generate({ document: document(), emitters });
  expect(output).toBeUndefined();
  expect(findings.map(({ code }) => code)).toEqual(want);
});
