import { expect, test } from 'vitest';
import { Matching } from '../../ci/rules/matching.ts';

const globs: readonly [string, string, boolean][] = [
  ['Dockerfile', 'Dockerfile', true],
  ['Dockerfile', 'docker/Dockerfile', false],
  ['*.md', 'README.md', true],
  ['*.md', 'doc/README.md', false],
  ['**/*.md', 'README.md', true],
  ['**/*.md', 'doc/a/README.md', true],
  ['docker/scripts/*', 'docker/scripts/a.sh', true],
  ['docker/scripts/*', 'docker/scripts/b/a.sh', false],
  ['dockerfiles/**/*', 'dockerfiles/a', true],
  ['dockerfiles/**/*', 'dockerfiles/a/b/c', true],
  ['dockerfiles/**/*', 'other/a', false],
  ['a/**', 'a/b', true],
  ['a/**', 'a/b/c', false],
  ['more_scripts/*.{rb,py,sh}', 'more_scripts/x.py', true],
  ['more_scripts/*.{rb,py,sh}', 'more_scripts/x.js', false],
  ['{a,b/{c,d}}.txt', 'b/d.txt', true],
  ['{**/,}x', 'p/q/x', true],
  ['file?.c', 'file1.c', true],
  ['file?.c', 'file/.c', false],
  ['[a-c]x', 'bx', true],
  ['[^a-c]x', 'bx', false],
  ['[!a-c]x', 'dx', true],
  ['[^a]x', '/x', false],
  ['*', '.hidden', true],
  ['a\\*b', 'a*b', true],
  ['a\\*b', 'axb', false],
  ['a+(b).c', 'a+(b).c', true],
  ['a*b.c', 'axbxc', false],
  ['ä*', 'äö', true],
  ['a/{b,c}', 'a/c', true],
  ['a/[bc', 'a/[bc', true],
  ['a,b*', 'a,bc', true],
  ['{a,b}{c,d}*', 'bd1', true],
  ['{a,}*.c', '.c', true],
  ['\\{a,b}*', '{a,b}x', true],
  ['a}*', 'a}x', true],
  ['{a,{b,c}*}x', 'cdx', true],
  ['*a\\b', 'xab', true],
  ['**/b.{c,d}e', 'a/b.de', true],
  // Unbalanced brackets match only themselves, or nothing.
  ['{a,b', 'a', false],
  ['[a', '[a', true],
];

test.each(globs)('the glob %j on %j gives %j', (glob, path, want) => {
  expect(new Matching().pathMatcher(glob)(path)).toBe(want);
});

test('globs that would backtrack take linear time', () => {
  const matching = new Matching();
  expect(matching.pathMatcher(`${'a*'.repeat(100)}b`)('a'.repeat(2_000))).toBe(false);
  expect(matching.pathMatcher(`${'**/'.repeat(100)}b`)('a/'.repeat(1_000))).toBe(false);
  expect(matching.pathMatcher('{'.repeat(5_000))('a')).toBe(false);
});
