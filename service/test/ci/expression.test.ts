import { describe, expect, test } from 'vitest';
import { holds } from '../../ci/rules/evaluate.ts';
import { parseExpression } from '../../ci/rules/expression.ts';
import { Matching } from '../../ci/rules/matching.ts';

const variables = new Map([
  ['BRANCH', 'main'],
  ['TAG', 'v1.2.3'],
  ['EMPTY', ''],
  ['BLANK', '  '],
  ['PATTERN', '/^v\\d/'],
  ['WORDS', 'a main road'],
  ['PATH', 'a/b'],
]);

function decide(source: string): boolean | undefined {
  const matching = new Matching();
  const expression = parseExpression(source, matching);
  return expression === undefined ? undefined : holds(expression, variables, matching);
}

const expressions: readonly [string, boolean | undefined][] = [
  ['$BRANCH', true],
  ['$EMPTY', false],
  ['$BLANK', false],
  ['$MISSING', false],
  ['$BRANCH == "main"', true],
  ["$BRANCH == 'main'", true],
  ['"main" == $BRANCH', true],
  ['$BRANCH != "main"', false],
  ['$MISSING == null', true],
  ['$EMPTY == null', false],
  ['$EMPTY == ""', true],
  ['$MISSING == ""', false],
  ['null == null', true],
  ['$TAG =~ /^v\\d+\\./', true],
  ['$TAG =~ /^V/', false],
  ['$TAG =~ /^V/i', true],
  ['$TAG !~ /^v/', false],
  ['$MISSING =~ /x/', false],
  ['$MISSING !~ /x/', true],
  ['$TAG =~ $PATTERN', true],
  ['$BRANCH =~ $PATTERN', false],
  ['$BRANCH =~ $WORDS', true],
  ['$BRANCH =~ $MISSING', false],
  ['$PATH =~ /a\\/b/', true],
  ['$BRANCH == "main" && $TAG', true],
  ['$BRANCH == "other" || $TAG', true],
  ['$BRANCH == "other" && $TAG', false],
  ['$MISSING || $EMPTY', false],
  ['$TAG || $MISSING && $MISSING', true],
  ['($TAG || $MISSING) && $MISSING', false],
  ['(($BRANCH == "main"))', true],
  ['$BRANCH=="main"&&$TAG=~/^v/', true],
  ['$BRANCH\n  == "main"', true],
  // What is no expression.
  ['', undefined],
  ['   ', undefined],
  ['== null', undefined],
  ['$BRANCH ==', undefined],
  ['$BRANCH "main"', undefined],
  ['$BRANCH = "main"', undefined],
  ['($BRANCH', undefined],
  ['$BRANCH)', undefined],
  ['()', undefined],
  ['BRANCH == "main"', undefined],
  ['$BRANCH == "main', undefined],
  ['$BRANCH && && $TAG', undefined],
  ['$BRANCH =~ null', undefined],
  ['$BRANCH =~ /(/', undefined],
  ['$BRANCH =~ /(?=a)/', undefined],
  ['$BRANCH =~ /(a)\\1/', undefined],
  ['$BRANCH =~ //', undefined],
];

test.each(expressions)('%j gives %j', (given, want) => {
  expect(decide(given)).toBe(want);
});

describe('hostile expressions', () => {
  const hostile: readonly [string, string][] = [
    ['many brackets', '('.repeat(50_000)],
    ['many operands', '$A && '.repeat(60) + '$A'],
    ['spaces', ' '.repeat(100_000)],
    ['a text without end', `"${'x'.repeat(100_000)}`],
    ['slashes', '$A =~ ' + '/'.repeat(4_000)],
    ['backslashes', '$A =~ /' + '\\'.repeat(4_000)],
  ];

  test.each(hostile)('%s are no expression, and soon', (_, source) => {
    expect(decide(source)).toBeUndefined();
  });

  test('patterns that would backtrack take linear time', () => {
    const matching = new Matching();
    expect(matching.matches('/^(a+)+$/', `${'a'.repeat(20_000)}b`)).toBe(false);
    expect(matching.matches('/(x+x+)+y/', 'x'.repeat(20_000))).toBe(false);
  });

  test('matching has a budget over all patterns', () => {
    const matching = new Matching();
    const text = 'a'.repeat(50_000);
    expect(() => {
      for (let times = 0; times < 1_000; times += 1) matching.matches('/(a?){500}b/', text);
    }).toThrow('take too much time');
  });

  test('looking for one text in another has the same budget', () => {
    const matching = new Matching();
    expect(matching.contains('b'.repeat(60_000), 'main')).toBe(false);
    expect(() => matching.contains('a'.repeat(60_000), `${'a'.repeat(30_000)}b`)).toThrow(
      'take too much time',
    );
  });

  test('a pattern of too many instructions is refused', () => {
    expect(() => new Matching().isPattern(`/${'.{1000}'.repeat(100)}/`)).toThrow('too large');
  });
});
