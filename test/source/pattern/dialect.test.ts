import { describe, expect, test } from 'vitest';
import { enforceablePattern, readPattern } from '../../../generators/source/pattern/read-pattern.ts';

describe('patterns of other dialects', () => {
  test.each<[pattern: string, foreign: string, reads: string | undefined]>([
    ['\\A[a-z]+\\z', '\\A \\z', '^[a-z]+$'],
    ['\\Aa\\Z', '\\A \\Z', '^a(?=\\n?$)'],
    ['\\a\\e', '\\a \\e', '\\x07\\x1b'],
    ['^\\h+$', '\\h', undefined],
    ['^[\\h]+$', '\\h', undefined],
    ['\\H', '\\H', undefined],
    ['a\\Rb', '\\R', undefined],
    ['\\Xa', '\\X', undefined],
    ['\\Ga', '\\G', undefined],
    ['a\\Kb', '\\K', undefined],
    ['\\N+', '\\N', undefined],
    ['^\\i\\c*$', '\\i \\c', undefined],
    ['\\ya\\y', '\\y', undefined],
    ['^\\l$', '\\l', undefined],
    ['[\\A]', '\\A', undefined],
    ['\\u00', '\\u', undefined],
    ['\\xg', '\\x', undefined],
    ['(?i)^abc$', '(?i)', '^abc$'],
    ['^(?i)abc$', '(?i)', '^abc$'],
    ['(?s)^.$', '(?s)', '^[^]$'],
    ['(?is)a.', '(?is)', 'a[^]'],
    ['(?m)^a$', '(?m)', undefined],
    ['(?x) a', '(?x)', undefined],
    ['a(?i)b', '(?i)', undefined],
    ['(?i:a)b', '(?i:', undefined],
    ['(?-i)b', '(?-i)', undefined],
    ['(?P<year>\\d+)', '(?P<year>', '\\d'],
    ["^(?'year'\\d+)$", "(?'year'", '^(?<year>\\d+)$'],
    ['^(?P<q>a)(?P=q)$', '(?P<q> (?P=…)', '^(?<q>a)\\k<q>$'],
    ['^(?<q>a)\\k{q}$', '\\k{q}', '^(?<q>a)\\k<q>$'],
    ['(?<a>x)|(?<a>y)', '(?<a>', undefined],
    ['a++b', '++', undefined],
    ['a*+b', '*+', undefined],
    ['a?+b', '?+', undefined],
    ['a{1,2}+b', '{1,2}+', undefined],
    ['(?>a|b)c', '(?>', undefined],
    ['(?|a|b)c', '(?|', undefined],
    ['(a)?(?(1)b|c)', '(?(', undefined],
    ['a(?R)?b', '(?R)', undefined],
    ['(a)(?1)', '(?1)', undefined],
    ['(a)\\g<1>', '\\g', undefined],
    ['a(?#comment)b', '(?#…)', 'ab'],
    ['^a{,5}$', '{,5}', undefined],
    ['^[[:alpha:]]+$', '[[:alpha:]]', undefined],
    ['^[_[:digit:]]+$', '[[:digit:]]', undefined],
    ['^[[:^space:]]$', '[[:^space:]]', undefined],
    ['^[a-z&&[^b]]$', '&&', undefined],
    ['^[a-z-[aeiou]]+$', '-[…]', undefined],
    ['^[]a]+$', '[]', '^[\\]a]+$'],
    ['^[^]a]+$', '[^]', '^[^\\]a]+$'],
    ['^\\Qa.b\\E+$', '\\Q…\\E', '^a\\.b+$'],
    ['\\Q(', '\\Q…\\E', '\\('],
    ['^\\x{41}$', '\\x{41}', '^\\u{41}$'],
    ['^\\U0001F600$', '\\U0001F600', '^\\u{1f600}$'.replace('1f', '1F')],
    ['^\\012$', '\\012', '^\\u{a}$'],
    ['^\\pL$', '\\pL', '^\\p{L}$'],
    ['^\\p{^L}$', '\\p{^L}', '^\\P{L}$'],
    ['^\\p{Latin}$', '\\p{Latin}', '^\\p{Script=Latin}$'],
    ['^\\p{IsLatin}$', '\\p{IsLatin}', undefined],
    ['^[\\p{IsLatin}]$', '\\p{IsLatin}', undefined],
  ])('%s', (pattern, foreign, reads) => {
    const read = readPattern(pattern);
    expect(read.foreign.map(({ text }) => text).join(' ')).toBe(foreign);
    expect(read.matching?.by === 'engine' ? read.matching.source : undefined).toBe(reads);
  });

  test.each([
    ['(?i)^abc$', 'aBC', true],
    ['(?i)^k$', '\u212a', true],
    ['\\Aa\\Z', 'a\n', true],
    ['\\Aa\\Z', 'a\nb', false],
    ['\\Aa\\z', 'Aaz', false],
    ['^[]a]+$', ']a', true],
  ])('%s and %j', (pattern, text, want) => {
    expect(enforceablePattern(pattern)?.test(text)).toBe(want);
  });
});

describe('what all dialects read alike is no finding', () => {
  test.each<[pattern: string, reads: string]>([
    ['^a\\-b\\_c\\"\\\'\\ \\@\\#\\%\\&\\~\\!\\:\\;\\=\\,\\<\\>\\`$', '^a-b_c"\' @#%&~!:;=,<>`$'],
    ['^[\\w-.]+$', '^[\\w\\-.]+$'],
    ['^[a-\\d]+$', '^[a\\-\\d]+$'],
    ['^[-\\d]+$', '^[-\\d]+$'],
    ['^[\\d-]+$', '^[\\d-]+$'],
    ['^[\\_\\.\\-\\/]+$', '^[_\\.\\-\\/]+$'],
    ['^/a/{id}$', '^/a/\\{id\\}$'],
    ['^{a}$', '^\\{a\\}$'],
    ['^a]$', '^a\\]$'],
    ['^a{$', '^a\\{$'],
    ['^\\é$', '^é$'],
    ['^[^]$', '^[^]$'],
    ['^[[a]$', '^[[a]$'],
    ['^[a-z-[]+$', '^[a-z-[]+$'],
    ['^[&]+$', '^[&]+$'],
    ['^(?<n>a)\\k<n>$', '^(?<n>a)\\k<n>$'],
  ])('%s', (pattern, reads) => {
    expect(readPattern(pattern)).toMatchObject({ foreign: [], matching: { by: 'engine', source: reads } });
  });
});

test.each(['(', '[a', 'a**', '*/', '\\', 'a\\', ')', '(?<a', '[z-a]', 'a{2,1}', '\\1(a', '\\k<n>'])(
  '%s is no pattern',
  (pattern) => {
    expect(readPattern(pattern)).toMatchObject({
      matching: undefined,
      problem: { kind: 'invalid', reason: expect.stringMatching(/^\\?[ a-z]/) as string },
    });
  },
);
