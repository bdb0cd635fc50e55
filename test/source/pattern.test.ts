import { describe, expect, test } from 'vitest';
import { compilePattern, isRunawayPattern } from '../../generators/source/pattern.ts';

const runaway = [
  '(a+)+',
  '(a|a)*',
  '(a|ab)*c',
  '^(\\w+\\s?)*$',
  '(.*)*',
  '(a*)*',
  '((a+)b?)+',
  '(\\d|\\w)+x',
  '(x+x+)+y',
  'a*a*a*b',
  '(?:a{1,30}){1,30}',
  '(\\w+)+\\1',
  '(?=(a+)+b)c',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '([^"]|.)*"',
  '(?<n>a+){20,}',
  '(a?){50}',
  '([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+',
  '(\\p{L}|é)*!',
  '(\\u0061|a)*b',
  '.*.*.*x',
];

const harmless = [
  '^[a-z]+$',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  '^(?:[a-z]+\\.)+[a-z]+$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(foo|bar)+$',
  '^#?[0-9a-fA-F]{6}$',
  '^.*foo.*$',
  '^(\\d+)(,\\d+)*$',
  '^[0-9]+(\\.[0-9]+){2}$',
  '^(a|b|c)*$',
  '^[^/]+/[^/]+$',
  '^([0-9a-f]{2}:){5}[0-9a-f]{2}$',
  '\\p{L}+',
  '^$',
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==)?$',
  '^https?://[^\\s]+$',
  '^v\\d+\\.\\d+\\.\\d+$',
  '^[AB] [1-9][0-9]?(\\.[1-9][0-9]?)?$',
  '^(?!-)[a-z-]+$',
  '[\\]a]+\\)',
];

describe('patterns', () => {
  test.each(runaway)('%s can run away', (pattern) => expect(isRunawayPattern(pattern)).toBe(true));
  test.each(harmless)('%s cannot', (pattern) => expect(isRunawayPattern(pattern)).toBe(false));

  test('the check itself does not run away', () => {
    const long = [
      '(a'.repeat(2000),
      '(?:a|'.repeat(900),
      '[a-z]*'.repeat(800),
      'a{1,2}'.repeat(800),
      '|'.repeat(4999),
    ];
    const start = performance.now();
    for (const pattern of long) isRunawayPattern(pattern);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test.each([
    ['^\\p{Lu}$', 'É', true],
    ['^[\\w\\-]+\\-$', 'a-', true],
    ['^.$', '😀', true],
  ])('%s is compiled', (pattern, text, want) => {
    const compiled = compilePattern(pattern);
    expect(compiled instanceof RegExp && compiled.test(text)).toBe(want);
  });

  test.each(['(', '[a', '(?i)a', 'a**'])('%s is not', (pattern) => {
    expect(compilePattern(pattern)).toEqual({ reason: expect.stringMatching(/^[a-z]/) as string });
  });
});
