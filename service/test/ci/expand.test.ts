import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandAll } from '../../ci/variables/expand-all.ts';
import { expandText, expansionBudget } from '../../ci/variables/expand.ts';

const values = new Map([
  ['A', 'one'],
  ['B', '$A'],
  ['LONG_NAME', 'long'],
]);

const texts: readonly [string, string][] = [
  ['plain', 'plain'],
  ['$A', 'one'],
  ['${A}s', 'ones'],
  ['%A%', 'one'],
  ['$$A', '$A'],
  ['$$$A', '$one'],
  ['$B', '$A'],
  ['$LONG_NAME/$A', 'long/one'],
  ['$A$A', 'oneone'],
  ['[$MISSING]', '[]'],
  ['$1', '$1'],
  ['$', '$'],
  ['${A', '${A'],
  ['100%', '100%'],
];

test.each(texts)('%j becomes %j', (given, want) => {
  expect(expandText(given, values, expansionBudget())).toBe(want);
});

test('what is not defined and $$ can be kept', () => {
  const keep = { keepUnknown: true, keepDollars: true };
  expect(expandText('$A $MISSING ${MISSING} $$A', values, expansionBudget(), keep)).toBe(
    'one $MISSING ${MISSING} $$A',
  );
});

function all(entries: Record<string, string>): {
  values: Record<string, string>;
  circular: readonly string[];
} {
  const map = new Map(Object.entries(entries).map(([name, value]) => [name, { value }]));
  const expansion = expandAll(map, expansionBudget());
  return { values: Object.fromEntries(expansion.values), circular: expansion.circular };
}

describe('variables in variables', () => {
  test('are expanded whatever their order', () => {
    expect(all({ C: '$B!', B: '${A}b', A: 'a' })).toEqual({
      values: { C: 'ab!', B: 'ab', A: 'a' },
      circular: [],
    });
  });

  test('are left alone in raw ones', () => {
    const map = new Map([
      ['A', { value: '$B', raw: true }],
      ['B', { value: 'b' }],
      ['C', { value: '$A' }],
    ]);
    expect(Object.fromEntries(expandAll(map, expansionBudget()).values)).toEqual({
      A: '$B',
      B: 'b',
      C: '$B',
    });
  });

  test('of a circle stay as they stand', () => {
    expect(all({ A: '$B', B: '$C', C: '$A', D: '[$A]', E: '$E' })).toEqual({
      values: { A: '$B', B: '$C', C: '$A', D: '[$B]', E: '$E' },
      circular: ['A', 'B', 'C', 'E'],
    });
  });

  test('may form long chains', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`V${index}`, `$V${index + 1}`]),
    );
    expect(all({ ...chain, V20000: 'end' }).values['V0']).toBe('end');
  });

  test('cannot grow without bound', () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 64 }, (_, index) => [`V${index}`, `$V${index + 1}`.repeat(2)]),
    );
    expect(() => all({ ...doubling, V64: 'x' })).toThrow('becomes too long');
    const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`W${index}`, '$X']));
    expect(() => all({ ...wide, X: 'x'.repeat(60_000) })).toThrow('take too much time');
  });

  const name = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const piece = fc.oneof(
    fc.string({ maxLength: 3 }),
    name.map((used) => `$${used}`),
    name.map((used) => `\${${used}}`),
  );
  const value = fc.array(piece, { maxLength: 4 }).map((pieces) => ({ value: pieces.join('') }));

  test('always come to an end, keep all names, and stay within the bound', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (entries) => {
        const given = new Map(entries);
        const expansion = expandAll(given, expansionBudget());
        expect([...expansion.values.keys()].toSorted()).toEqual([...given.keys()].toSorted());
        for (const text of expansion.values.values()) expect(text.length).toBeLessThanOrEqual(65_536);
        // Without circles nothing is left that could be expanded again.
        if (expansion.circular.length > 0) return;
        for (const text of expansion.values.values()) {
          for (const known of given.keys())
            expect(text.replaceAll('$$', '')).not.toMatch(new RegExp(`\\$${known}\\b|\\$\\{${known}\\}`));
        }
      }),
    );
  });
});
