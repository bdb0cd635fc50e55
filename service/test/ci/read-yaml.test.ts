import { describe, expect, test } from 'vitest';
import { plain } from './reading.ts';
import { readYaml, yamlBudget } from '../../ci/yaml/read-yaml.ts';

function read(text: string): unknown {
  return plain(readYaml(text, yamlBudget()).documents[0]);
}

const texts: readonly [string, unknown][] = [
  ['a: 1', { a: 1 }],
  ['a: yes\nb: off\nc: "yes"', { a: true, b: false, c: 'yes' }],
  ['a: 2024-01-01', { a: '2024-01-01' }],
  ['10: x\n2: y', { 10: 'x', 2: 'y' }],
  ['a: &x [1, 2]\nb: *x', { a: [1, 2], b: [1, 2] }],
  ['.b: &b { x: 1, y: 2 }\nj:\n  <<: *b\n  y: 3', { '.b': { x: 1, y: 2 }, j: { x: 1, y: 3 } }],
  [
    '.b: &b { x: 1 }\n.c: &c { x: 2, z: 3 }\nj: { <<: [*b, *c] }',
    { '.b': { x: 1 }, '.c': { x: 2, z: 3 }, j: { x: 1, z: 3 } },
  ],
  ['s: !reference [.setup, script]', { s: '!reference [".setup", "script"]' }],
  ['s:\n  - !reference [a]\n  - b', { s: ['!reference ["a"]', 'b'] }],
  ['__proto__: { a: 1 }', Object.fromEntries([['__proto__', { a: 1 }]])],
  ['', undefined],
  ['text', 'text'],
  ['- 1', [1]],
  ['a:', { a: null }],
];

test.each(texts)('%j is read', (given, want) => {
  expect(read(given)).toEqual(want);
});

test('a text may have several documents', () => {
  expect(readYaml('a: 1\n---\nb: 2\n', yamlBudget()).documents.map((value) => plain(value))).toEqual([
    { a: 1 },
    { b: 2 },
  ]);
});

test('keys keep the order of their author', () => {
  const [document] = readYaml('z: 1\n10: 2\na: 3', yamlBudget()).documents;
  expect(document instanceof Map && [...document.keys()]).toEqual(['z', '10', 'a']);
});

test('the last of equal keys is used, with a warning', () => {
  const { documents, warnings } = readYaml('a: 1\nb:\n  c: 1\n  c: 2\na: 3', yamlBudget());
  expect(plain(documents[0])).toEqual({ a: 3, b: { c: 2 } });
  expect(warnings).toEqual([
    'the key c is defined more than once at line 4, the last definition is used',
    'the key a is defined more than once at line 5, the last definition is used',
  ]);
});

const errors: readonly [string, string | RegExp][] = [
  ['invalid: yaml: test', '(<unknown>): mapping values are not allowed in this context at line 1 column 10'],
  ['a: [1', /^\(<unknown>\): .* at line 1 column \d+$/],
  ['a: *missing', /missing/],
  ['a: &x [*x]', /Unknown alias: x/],
  ['[a, b]: 1', 'Invalid configuration format'],
  ['a: !reference []', '!reference [] is not valid'],
  ['a: !reference b', '!reference [] is not valid'],
  ['a: !reference [[1]]', '!reference [null] is not valid'],
  ['a: !reference [b, 0]', '!reference ["b", 0] is not valid'],
  ['a:\n  <<: 1', /merge key/],
];

test.each(errors)('%j is refused', (given, want) => {
  expect(() => read(given)).toThrow(want);
});

function laughs(levels: number): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level <= levels; level += 1) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`);
  }
  return lines.join('\n');
}

function merges(levels: number): string {
  const lines = ['m0: &m0 { a: 1, b: 2 }'];
  for (let level = 1; level <= levels; level += 1)
    lines.push(`m${level}: &m${level} { x: *m${level - 1}, y: *m${level - 1} }`);
  return lines.join('\n');
}

describe('bombs', () => {
  const bombs: readonly [string, string][] = [
    ['aliases of aliases', laughs(9)],
    ['mappings of aliases', merges(40)],
    ['brackets', '['.repeat(20_000)],
    ['brackets that close', '['.repeat(5_000) + ']'.repeat(5_000)],
    ['deep blocks', Array.from({ length: 150 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['a long text', 'a'.repeat(1_100_000)],
    ['many values', `[${'1,'.repeat(150_000)}]`],
    ['one alias often', `a: &a [${'1,'.repeat(1_000)}]\nb: [${'*a,'.repeat(1_000)}]`],
  ];

  test.each(bombs)('of %s are refused, and soon', (_, text) => {
    expect(() => readYaml(text, yamlBudget())).toThrow(/too big|too deep|at line/);
  });

  test('many equal keys take linear time', () => {
    expect(readYaml('a: 1\n'.repeat(40_000), yamlBudget()).warnings.length).toBe(39_999);
  });

  test('many keys take linear time', () => {
    const text = Array.from({ length: 40_000 }, (_, index) => `k${index}: 1`).join('\n');
    expect(readYaml(text, yamlBudget()).warnings).toEqual([]);
  });
});
