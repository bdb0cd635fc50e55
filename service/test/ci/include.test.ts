import { describe, expect, test } from 'vitest';
import { PathList } from '../../ci/rules/paths.ts';
import type { ReadingOptions } from '../../ci/read-configuration.ts';
import { plain, readWith } from './reading.ts';

const files = {
  'a.yml': 'a: { script: a, image: one }\nstages: [x, test]',
  'ci/b.yaml': 'b: { script: b }\na: { image: two }',
  'nested.yml': 'include: [a.yml]\nn: { script: n }',
  'self.yml': 'include: self.yml',
  'one.yml': 'include: two.yml',
  'two.yml': 'include: one.yml',
  'empty.yml': '  ',
  'list.yml': '- 1',
  'broken.yml': 'a: [',
  'many.yml': 'include: [a.yml]',
  'inputs.yml': [
    'spec:',
    '  inputs:',
    '    name: { options: [prod, dev] }',
    '    count: { type: number, default: 2 }',
    '    list: { type: array, default: [p, q] }',
    '---',
    '"deploy-$[[ inputs.name ]]":',
    '  script:',
    '    - deploy $[[ inputs.name | truncate(0,2) ]]',
    '  parallel: $[[ inputs.count ]]',
    '  tags: $[[ inputs.list ]]',
  ].join('\n'),
};

const right: readonly [string, string, unknown][] = [
  ['a text', 'include: a.yml', { a: { script: 'a', image: 'one' }, stages: ['.pre', 'x', 'test', '.post'] }],
  [
    'a leading slash',
    'include: /ci/b.yaml\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'files over files, and itself over all',
    'include: [a.yml, { local: ci/b.yaml }]\na: { tags: [t] }',
    {
      a: { script: 'a', image: 'two', tags: ['t'] },
      stages: ['.pre', 'x', 'test', '.post'],
      b: { script: 'b' },
    },
  ],
  [
    'nested files',
    'include: nested.yml',
    { a: { script: 'a', image: 'one' }, stages: ['.pre', 'x', 'test', '.post'], n: { script: 'n' } },
  ],
  [
    'a file twice',
    'include: [ci/b.yaml, ci/b.yaml]\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'variables',
    'include: $FOLDER/b.yaml\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'wildcards',
    'include: "ci/*.yaml"\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'rules that hold',
    'include: [{ local: ci/b.yaml, rules: [{ if: $FOLDER == "ci" }] }]\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'rules that do not',
    'include: [{ local: ci/b.yaml, rules: [{ if: $NO }] }]\na: { script: a }',
    { a: { script: 'a' } },
  ],
  [
    'rules that say never',
    'include: [{ local: ci/b.yaml, rules: [{ if: $FOLDER, when: never }] }]\na: { script: a }',
    { a: { script: 'a' } },
  ],
  [
    'rules on files',
    'include: [{ local: ci/b.yaml, rules: [{ exists: ["*/b.yaml"] }] }]\na: { script: a }',
    { b: { script: 'b' }, a: { image: 'two', script: 'a' } },
  ],
  [
    'inputs',
    'include: [{ local: inputs.yml, inputs: { name: prod } }]',
    { 'deploy-prod': { script: ['deploy pr'], parallel: 2, tags: ['p', 'q'] } },
  ],
];

const options: ReadingOptions = {
  variables: new Map([['FOLDER', 'ci']]),
  paths: { all: new PathList(Object.keys(files)) },
};

test.each(right)('%s', async (_, given, want) => {
  const reading = await readWith(given, files, options);
  expect(reading.errors).toEqual([]);
  expect(plain(reading.merged)).toEqual(want);
});

test('the files that were included are named in order', async () => {
  const { included } = await readWith('include: [ci/b.yaml, nested.yml]', files);
  expect(included).toEqual(
    ['ci/b.yaml', 'nested.yml', 'a.yml'].map((location) => ({ type: 'local', location })),
  );
});

const wrong: readonly [string, string, string | RegExp][] = [
  ['no file', 'include: missing.yml', 'Local file `missing.yml` does not exist!'],
  ['an empty file', 'include: empty.yml', 'Local file `empty.yml` is empty!'],
  ['a file of another kind', 'include: a.txt', 'Included file `a.txt` does not have YAML extension!'],
  ['a file without mapping', 'include: list.yml', '`list.yml`: Invalid configuration format'],
  ['a broken file', 'include: broken.yml', /^`broken.yml`: \(<unknown>\): /],
  ['itself', 'include: self.yml', 'Included file `self.yml` includes itself'],
  ['a circle', 'include: one.yml', 'Included file `one.yml` includes itself'],
  ['a path outside', 'include: ../a.yml', 'Local file `../a.yml` does not exist!'],
  ['a path through a folder', 'include: ci/../a.yml', 'Local file `ci/../a.yml` does not exist!'],
  ['wildcards without files', 'include: "x/*.yml"', 'Local file `x/*.yml` does not exist!'],
  ['a number', 'include: [1]', 'include config should be a hash or a string'],
  ['a number as path', 'include: [{ local: 1 }]', 'Included file `1` needs to be a string'],
  ['two kinds', 'include: [{ local: a.yml, remote: b }]', /^Each include must use only one of: /],
  ['no kind', 'include: [{ foo: a }]', /^`{"foo":"a"}` does not have a valid subkey for include\./],
  ['another key', 'include: [{ local: a.yml, foo: a }]', 'include config contains unknown keys: foo'],
  [
    'wrong rules',
    'include: [{ local: a.yml, rules: [{ if: "a b" }] }]',
    'include:rules:rule if invalid expression syntax',
  ],
  [
    'an address',
    'include: https://example.com/a.yml',
    'Included file `https://example.com/a.yml` cannot be read: only `local` files can be included, no `remote`',
  ],
  [
    'a template',
    'include: [{ template: A.yml }]',
    'Included file `A.yml` cannot be read: only `local` files can be included, no `template`',
  ],
  [
    'a component',
    'include: [{ component: a/b/c@1 }]',
    'Included file `a/b/c@1` cannot be read: only `local` files can be included, no `component`',
  ],
  [
    'a project',
    'include: [{ project: a/b, file: [c.yml] }]',
    'Included file `c.yml` cannot be read: only `local` files can be included, no `project`',
  ],
  [
    'a project without file',
    'include: [{ project: a/b }]',
    'include config must specify the file where to fetch the config from',
  ],
  [
    'a missing input',
    'include: inputs.yml',
    '`inputs.yml`: `name` input: required value has not been provided',
  ],
  [
    'an unknown input',
    'include: [{ local: inputs.yml, inputs: { name: dev, x: 1 } }]',
    '`inputs.yml`: unknown input arguments: x',
  ],
  [
    'an input of another type',
    'include: [{ local: inputs.yml, inputs: { name: dev, count: a } }]',
    '`inputs.yml`: `count` input: provided value is not a number',
  ],
  [
    'an input that is no option',
    'include: [{ local: inputs.yml, inputs: { name: x } }]',
    '`inputs.yml`: `name` input: `x` cannot be used because it is not in the list of allowed options',
  ],
];

test.each(wrong)('%s is an error', async (_, given, want) => {
  const { errors, merged, included } = await readWith(given, files, options);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(want);
  expect([merged, included]).toEqual([undefined, undefined]);
});

const resolveInclude: ReadingOptions['resolveInclude'] = ({ kind, location, project }) =>
  Promise.resolve(
    kind === 'project' ? { content: `job: { script: "${project}:${location}" }` } : { error: `no ${kind}` },
  );

test('other kinds of files can be found by a resolver', async () => {
  const found = await readWith('include: [{ project: a/b, file: c.yml }]', {}, { resolveInclude });
  expect(plain(found.merged)).toEqual({ job: { script: 'a/b:c.yml' } });
  expect(found.included).toEqual([{ type: 'project', location: 'c.yml' }]);
  const missing = await readWith('include: [{ template: c.yml }]', {}, { resolveInclude });
  expect(missing.errors).toEqual(['no template']);
});

describe('bombs', () => {
  test('of many files are refused', async () => {
    const { errors } = await readWith(`include: [${'a.yml,'.repeat(151)}]`, files);
    expect(errors).toEqual(['Maximum of 150 nested includes are allowed!']);
  });

  test('of wildcards are refused before a file is read', async () => {
    const read: string[] = [];
    const paths = { all: new PathList(Array.from({ length: 151 }, (_, index) => `ci/${index}.yml`)) };
    const readFile = (path: string): Promise<string> => Promise.resolve(`j${read.push(path)}: {}`);
    const { errors } = await readWith('include: "ci/*.yml"', {}, { paths, readFile });
    expect(errors).toEqual(['Maximum of 150 nested includes are allowed!']);
    expect(read).toEqual([]);
  });

  test('of files that each include others are refused', async () => {
    const levels = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => [
        `l${level}.yml`,
        `include: [l${level + 1}.yml, l${level + 1}.yml]\nx: 1`,
      ]),
    );
    const { errors } = await readWith('include: l0.yml', { ...levels, 'l30.yml': 'x: 1' });
    expect(errors).toEqual(['Maximum of 150 nested includes are allowed!']);
  });

  test('of large files are refused', async () => {
    const { errors } = await readWith('include: [l.yml, l.yml, l.yml]', {
      'l.yml': `x: ${'y'.repeat(500_000)}`,
    });
    expect(errors[0]).toMatch('The parsed YAML is too big');
  });

  test('of inputs are refused', async () => {
    const use = 'a: ["$[[ inputs.x ]]$[[ inputs.x ]]"]\n';
    const { errors } = await readWith(
      'include: [{ local: i.yml, inputs: { x: !!str ' + 'y'.repeat(40_000) + ' } }]',
      {
        'i.yml': `spec: { inputs: { x: } }\n---\n${use}`,
      },
    );
    expect(errors[0]).toMatch('too long');
  });
});
