import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PathInvalid, RefNameInvalid, RevisionInvalid, StoragePathInvalid } from '../../git/errors.ts';
import {
  branchRef,
  fullRef,
  isRefName,
  pathSegments,
  revisionCandidates,
  splitRange,
  storagePath,
  trimPath,
} from '../../git/names.ts';
import { iterations } from '../../../test/runs/iterations.ts';

/**
 * The verdict of `git check-ref-format --branch` on each name. A NUL cannot be passed to a process, and is always
 * invalid.
 */
function gitTakes(names: readonly string[]): boolean[] {
  const script =
    'while IFS= read -r -d "" name; do git check-ref-format --branch "$name" >/dev/null 2>&1; echo $?; done';
  const input = names.map((name) => `${name}\0`).join('');
  const { stdout } = spawnSync('bash', ['-c', script], { input, cwd: '/', encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((code) => code === '0');
}

test('names of branches are those of git check-ref-format', () => {
  const piece = fc.constantFrom(
    'a',
    'B',
    '.',
    '..',
    '/',
    '-',
    '@',
    '{',
    '~',
    '^',
    ':',
    '?',
    '*',
    '[',
    '\\',
    ' ',
    '\n',
    '\u007f',
    '.lock',
    'HEAD',
    'é',
    '✓',
    'lock',
    '#',
    '\u00a0',
  );
  const names = fc.sample(
    fc.array(piece, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
    { numRuns: iterations(400) },
  );
  // `-`, `@` and `@{-1}` name the previous branch, which exists on a command line but not in a service.
  const plain = [...new Set(names)].filter((name) => name !== '-' && name !== '@' && !name.startsWith('@{'));
  const taken = gitTakes(plain);
  expect(plain.map((name) => [name, isRefName(name)])).toEqual(
    plain.map((name, index) => [name, taken[index]]),
  );
});

describe('names that a branch cannot have', () => {
  test.each([
    '',
    '-d',
    '--exec=x',
    'a..b',
    'a b',
    'a\0b',
    'a\nb',
    '/a',
    'a/',
    'a//b',
    '.a',
    'a/.b',
    'a.lock',
    'HEAD',
    '@',
    'a@{0}',
    'x\ud800',
    'a'.repeat(300),
    '0'.repeat(40),
  ])('%j', (name) => {
    expect(() => branchRef(name)).toThrow(RefNameInvalid);
  });
});

test.each(['main', 'feature/login', 'ünïcode', 'a-b', 'a.b', '#1', 'a@b', 'refs/heads/x'])(
  '%j is a name of a branch',
  (name) => {
    expect(branchRef(name)).toBe(`refs/heads/${name}`);
  },
);

test.each(['HEAD', 'main', 'refs/heads', 'refs/heads/', 'refs/../x/y', 'refs/heads/a\nb', '../refs/heads/a'])(
  '%j is no whole name of a reference',
  (name) => {
    expect(() => fullRef(name)).toThrow(RefNameInvalid);
  },
);

const id = '0123456789abcdef0123456789abcdef01234567';

test.each([
  ['main', ['refs/tags/main', 'refs/heads/main'], ''],
  ['HEAD', ['HEAD'], ''],
  ['main~2^', ['refs/tags/main', 'refs/heads/main'], '~2^'],
  [id, [id], ''],
  ['abcd', ['refs/tags/abcd', 'refs/heads/abcd', 'abcd'], ''],
  ['refs/heads/main', ['refs/heads/main'], ''],
  ['heads/main', ['refs/tags/heads/main', 'refs/heads/heads/main', 'refs/heads/main'], ''],
])('the revision %j', (revision, names, suffix) => {
  expect(revisionCandidates(revision)).toEqual({ names, suffix });
});

test.each([
  '',
  '-',
  '--all',
  '-n1',
  'a b',
  'a\nb',
  'a\0b',
  'main:README',
  ':/fix',
  'main^{/fix}',
  'main^{tree}',
  'main@{1}',
  '@{-1}',
  'a..b',
  '^main',
  '~1',
  'main~99999999',
  'a\u0007',
])('%j is no revision', (revision) => {
  expect(() => revisionCandidates(revision)).toThrow(RevisionInvalid);
});

test.each([
  ['a..b', { from: 'a', to: 'b', symmetric: false }],
  ['a...b', { from: 'a', to: 'b', symmetric: true }],
  ['a..', { from: 'a', to: undefined, symmetric: false }],
  ['..b', { from: undefined, to: 'b', symmetric: false }],
  ['main', undefined],
])('the range %j', (text, want) => {
  expect(splitRange(text)).toEqual(want);
});

test.each([
  '',
  '/',
  'a//b',
  '/a',
  'a/',
  '.',
  '..',
  'a/../b',
  './a',
  '.git',
  'a/.GIT/config',
  'a\0b',
  '.git ',
  '.git.',
  'git~1',
  '.g\u200cit',
  '.git::$INDEX_ALLOCATION',
  'x\ud800',
  'a/'.repeat(3000) + 'a',
])('%j cannot stand in a tree', (path) => {
  expect(() => pathSegments(path)).toThrow(PathInvalid);
});

test.each([
  ['a', ['a']],
  ['a/b c/d', ['a', 'b c', 'd']],
  ['-rf', ['-rf']],
  ['a\nb', ['a\nb']],
  ['.gitignore', ['.gitignore']],
  ['..a', ['..a']],
  [':(glob)*', [':(glob)*']],
])('the path %j', (path, want) => {
  expect(pathSegments(path)).toEqual(want);
});

test.each([
  ['./a/b/', 'a/b'],
  ['/', ''],
  ['.', ''],
  ['./', ''],
  ['.//./a', 'a'],
  ['.a', '.a'],
  ['', ''],
  ['a/./b', 'a/./b'],
])('the ends of %j', (path, want) => {
  expect(trimPath(path)).toBe(want);
});

test.each([
  '',
  '.',
  '..',
  '/a',
  'a/',
  'a//b',
  'a/../b',
  '-a',
  '.tmp/x',
  'a\0',
  'a b',
  'C:\\x',
  'a\\b',
  '~/x',
])('%j is no storage path', (path) => {
  expect(() => storagePath(path)).toThrow(StoragePathInvalid);
});

test('storage paths', () => {
  expect(storagePath('@hashed/6b/86/6b86b273.git')).toBe('@hashed/6b/86/6b86b273.git');
});
