import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../ci/budget.ts';
import { applyExtends } from '../../ci/merge/extends.ts';
import { deepMerge } from '../../ci/merge/deep-merge.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { isMapping, type Mapping, type Value } from '../../ci/value.ts';
import { readYaml, yamlBudget } from '../../ci/yaml/read-yaml.ts';
import { plain } from './reading.ts';

function values(text: string): Mapping {
  const [value] = readYaml(text, yamlBudget()).documents;
  return isMapping(value) ? value : new Map();
}

function job(text: string, name = 'job'): unknown {
  return plain(applyExtends(values(text)).get(name));
}

const cases: readonly [string, string, unknown][] = [
  ['one base', '.a: { x: 1, y: 2 }\njob: { extends: .a, y: 3 }', { x: 1, y: 3, extends: '.a' }],
  [
    'mappings are merged, sequences are replaced',
    '.a: { v: { A: 1, B: 2 }, s: [1, 2] }\njob: { extends: .a, v: { B: 3 }, s: [4] }',
    { v: { A: 1, B: 3 }, s: [4], extends: '.a' },
  ],
  [
    'of several the last wins',
    '.a: { x: 1 }\n.b: { x: 2 }\njob: { extends: [.a, .b] }',
    { x: 2, extends: ['.a', '.b'] },
  ],
  [
    'bases that extend',
    '.a: { x: 1 }\n.b: { extends: .a, y: 2 }\njob: { extends: .b }',
    { x: 1, extends: '.b', y: 2 },
  ],
  [
    'bases that stand below',
    'job: { extends: .b }\n.b: { extends: .a }\n.a: { x: 1 }',
    { x: 1, extends: '.b' },
  ],
  ['null takes away', '.a: { x: 1 }\njob: { extends: .a, x: null }', { x: null, extends: '.a' }],
  ['null extends nothing', 'job: { extends: null, x: 1 }', { extends: null, x: 1 }],
];

test.each(cases)('%s', (_, given, want) => {
  expect(job(given)).toEqual(want);
});

function chain(levels: number): string {
  const bases = Array.from({ length: levels }, (_, level) => `.b${level}: { extends: .b${level + 1} }`);
  return [...bases, `.b${levels}: { script: x }`, 'job: { extends: .b0 }'].join('\n');
}

const faults: readonly [string, string, string | undefined][] = [
  ['an unknown base', 'job: { extends: .a }', 'job: unknown keys in `extends` (.a)'],
  ['a base that is no mapping', '.a: 1\njob: { extends: .a }', 'job: invalid base hashes in `extends` (.a)'],
  ['itself', 'job: { extends: job }', 'job: circular dependency detected in `extends`'],
  ['a circle', '.a: { extends: .b }\n.b: { extends: .a }', '.a: circular dependency detected in `extends`'],
  ['ten levels', chain(10), undefined],
  ['eleven levels', chain(11), '.b0: nesting too deep in `extends`'],
  [
    'a hundred levels from below',
    chain(100).split('\n').toReversed().join('\n'),
    '.b10: nesting too deep in `extends`',
  ],
];

test.each(faults)('extending %s', async (_, given, want) => {
  const { errors } = await readConfiguration(given);
  expect(errors[0]).toBe(want);
});

function wide(count: number): string {
  return Array.from({ length: count }, (_, index) => `V${index}: 1`).join(', ');
}

describe('bombs', () => {
  test('of many jobs that extend a large one are refused', async () => {
    const jobs = Array.from({ length: 3_000 }, (_, index) => `j${index}: { extends: .base }`);
    const text = `.base: { script: a, variables: { ${wide(5_000)} } }\n${jobs.join('\n')}`;
    expect((await readConfiguration(text)).errors).toEqual(['The parsed YAML is too big']);
  });

  test('of many jobs that extend a long one are refused', async () => {
    const jobs = Array.from({ length: 1_000 }, (_, index) => `j${index}: { extends: .base }`);
    const text = `.base: { script: ${'x'.repeat(100_000)} }\n${jobs.join('\n')}`;
    expect((await readConfiguration(text)).errors).toEqual(['The parsed YAML is too big']);
  });

  test('of levels that double are refused', () => {
    const lines = ['.b0: { x: 1 }'];
    for (let level = 1; level <= 10; level += 1) {
      lines.push(
        `.b${level}: { extends: [${Array.from({ length: 2_000 }, () => `.b${level - 1}`).join(', ')}], y${level}: {} }`,
      );
    }
    expect(() => applyExtends(values(lines.join('\n')))).not.toThrow(RangeError);
  });
});

function merge(lower: Mapping, upper: Mapping): Mapping {
  return deepMerge(lower, upper, new Budget(10_000, 'too much'));
}

describe('merging', () => {
  const leaf: fc.Arbitrary<Value> = fc.oneof(fc.constantFrom(null, 1, 'a', true), fc.constant([1]));
  const { mapping } = fc.letrec<{ mapping: Mapping; value: Value }>((tie) => ({
    mapping: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('value')), { maxLength: 3 })
      .map((entries) => new Map(entries)),
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('mapping')),
  }));
  test('nothing over or under a mapping changes nothing, nor does the mapping itself', () => {
    fc.assert(
      fc.property(mapping, (one) => {
        expect(merge(one, new Map())).toEqual(one);
        expect(merge(new Map(), one)).toEqual(one);
        expect(merge(one, one)).toEqual(one);
      }),
    );
  });

  test('what wins over all is there whole, and no key is lost', () => {
    fc.assert(
      fc.property(mapping, mapping, (lower, upper) => {
        const merged = merge(lower, upper);
        expect(new Set(merged.keys())).toEqual(new Set([...lower.keys(), ...upper.keys()]));
        expect(merge(merged, upper)).toEqual(merged);
        const scalars = [...upper].filter(([, value]) => !isMapping(value));
        const alone = [...lower].filter(([key]) => !upper.has(key));
        for (const [key, value] of [...scalars, ...alone]) expect(merged.get(key)).toBe(value);
      }),
    );
  });

  test('given mappings stay as they are', () => {
    fc.assert(
      fc.property(mapping, mapping, (lower, upper) => {
        const before = JSON.stringify([plain(lower), plain(upper)]);
        merge(lower, upper);
        expect(JSON.stringify([plain(lower), plain(upper)])).toBe(before);
      }),
    );
  });
});
