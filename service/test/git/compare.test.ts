import { spawnSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RevisionNotFound } from '../../git/errors.ts';
import type { FileAction } from '../../git/write/options.ts';
import type { Repository } from '../../git/repository.ts';
import { commitFiles, git, makeRepository, makeStore, mira, temporaryFolder } from './world.ts';
import { iterations } from '../../../test/runs/iterations.ts';

const long = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n');

async function act(repository: Repository, ...actions: FileAction[]): Promise<string> {
  return (await repository.createCommit({ branch: 'main', message: 'x', author: mira(30), actions })).commit
    .id;
}

describe('differences of a commit', () => {
  const table: [string, FileAction[], object][] = [
    [
      'a new file',
      [{ action: 'create', path: 'n', content: '1\n2\n' }],
      {
        oldPath: 'n',
        newPath: 'n',
        oldMode: '000000',
        newMode: '100644',
        isNew: true,
        diff: '@@ -0,0 +1,2 @@\n+1\n+2\n',
        additions: 2,
        deletions: 0,
      },
    ],
    [
      'a new empty file',
      [{ action: 'create', path: 'n', content: '' }],
      { isNew: true, diff: '', additions: 0 },
    ],
    [
      'a changed file',
      [{ action: 'update', path: 'a', content: '1\nx\n' }],
      {
        isNew: false,
        isDeleted: false,
        isRenamed: false,
        diff: '@@ -1,2 +1,2 @@\n 1\n-2\n+x\n',
        additions: 1,
        deletions: 1,
      },
    ],
    [
      'no line feed at the end',
      [{ action: 'update', path: 'a', content: '1\n2' }],
      { diff: '@@ -1,2 +1,2 @@\n 1\n-2\n+2\n\\ No newline at end of file\n' },
    ],
    [
      'a deleted file',
      [{ action: 'delete', path: 'a' }],
      { isDeleted: true, newMode: '000000', diff: '@@ -1,2 +0,0 @@\n-1\n-2\n' },
    ],
    [
      'a renamed file',
      [{ action: 'move', path: 'd/moved', previousPath: 'long' }],
      { isRenamed: true, oldPath: 'long', newPath: 'd/moved', diff: '' },
    ],
    [
      'a renamed and changed file',
      [{ action: 'move', path: 'moved', previousPath: 'long', content: `${long}\nmore\n` }],
      { isRenamed: true, oldPath: 'long', newPath: 'moved', additions: 2, deletions: 1 },
    ],
    [
      'another mode',
      [{ action: 'chmod', path: 'a', executable: true }],
      { oldMode: '100644', newMode: '100755', diff: '' },
    ],
    [
      'a binary file',
      [{ action: 'create', path: 'bin', content: Buffer.from([0, 1, 2]) }],
      { isBinary: true, isNew: true, diff: 'Binary files /dev/null and b/bin differ\n' },
    ],
    [
      'lines that look like heads',
      [{ action: 'create', path: 'n', content: 'diff --git a/x b/x\n@@ -1 +1 @@\n--- a/x\n+++ b/x\n' }],
      { diff: '@@ -0,0 +1,4 @@\n+diff --git a/x b/x\n+@@ -1 +1 @@\n+--- a/x\n++++ b/x\n', additions: 4 },
    ],
    [
      'an odd name',
      [{ action: 'create', path: 'a "b"\n\tü\\c', content: 'x' }],
      { newPath: 'a "b"\n\tü\\c', additions: 1 },
    ],
    [
      'a name like a head',
      [{ action: 'create', path: 'x\ndiff --git a/y b/y', content: 'x' }],
      { newPath: 'x\ndiff --git a/y b/y', additions: 1 },
    ],
  ];
  test.each(table)('%s', async (_, actions, want) => {
    const repository = await makeRepository();
    await commitFiles(repository, { a: '1\n2\n', long });
    const id = await act(repository, ...actions);
    const { items, hasMore } = await repository.diff(id);
    expect(hasMore).toBe(false);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ isBinary: false, tooLarge: false, ...want });
  });
  test('the first commit is compared with nothing', async () => {
    const repository = await makeRepository();
    const id = await commitFiles(repository, { a: '1\n', b: '2\n' });
    expect((await repository.diff(id)).items.map((file) => [file.newPath, file.isNew, file.diff])).toEqual([
      ['a', true, '@@ -0,0 +1 @@\n+1\n'],
      ['b', true, '@@ -0,0 +1 @@\n+2\n'],
    ]);
  });
  test('the unified form has the lines of the names', async () => {
    const repository = await makeRepository();
    await commitFiles(repository, { a: '1\n' });
    const id = await commitFiles(repository, { a: '2\n', b: 'x\n' });
    expect((await repository.diff(id, { unified: true })).items.map((file) => file.diff)).toEqual([
      '--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n',
      '--- /dev/null\n+++ b/b\n@@ -0,0 +1 @@\n+x\n',
    ]);
  });
  test('a file that became a link has both texts, and does not shift those behind it', async () => {
    const { store, root } = await makeStore();
    const repository = await store.create('a.git', { defaultBranch: 'main' });
    const first = await commitFiles(repository, { l: 'old\n', z: '1\n' });
    const folder = path.join(root, 'a.git');
    const blob = (await git(folder, { input: 'target' }, 'hash-object', '-w', '--stdin')).trim();
    const z = (await git(folder, { input: '2\n' }, 'hash-object', '-w', '--stdin')).trim();
    const tree = (
      await git(folder, { input: `120000 blob ${blob}\tl\n100644 blob ${z}\tz\n` }, 'mktree')
    ).trim();
    const id = (await git(folder, 'commit-tree', tree, '-p', first, '-m', 'x')).trim();
    expect((await repository.diff(id)).items.map((file) => [file.newPath, file.diff])).toEqual([
      ['l', '@@ -1 +0,0 @@\n-old\n@@ -0,0 +1 @@\n+target\n\\ No newline at end of file\n'],
      ['z', '@@ -1 +1 @@\n-1\n+2\n'],
    ]);
  });
});

describe('limits', () => {
  const files = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`f${index}`, 'line\n'.repeat(20)]),
  );
  test.each([
    [{ files: 3 }, 3, 0],
    [{ lines: 60 }, 10, 8],
    [{ fileBytes: 50 }, 10, 10],
    [{ bytes: 2000 }, 10, 6],
  ])('%j', async (limits, count, missing) => {
    const repository = await makeRepository();
    await commitFiles(repository, files);
    const { items, hasMore } = await repository.diff('main', { limits });
    expect(items).toHaveLength(count);
    const left = items.filter((file) => file.tooLarge);
    expect(left.length).toBeGreaterThanOrEqual(missing);
    expect(left.every((file) => file.diff === '')).toBe(true);
    expect(hasMore || left.length === 10).toBe(true);
  });
});

describe('compare', () => {
  test('against the common ancestor and straight', async () => {
    const repository = await makeRepository();
    const base = await commitFiles(repository, { a: '1\n' });
    const t1 = await commitFiles(repository, { t: '1\n' }, { branch: 'topic', start: 'main' });
    const t2 = await commitFiles(repository, { t: '2\n' }, { branch: 'topic' });
    const main = await commitFiles(repository, { a: '2\n' });
    const compared = await repository.compare({ from: 'main', to: 'topic' });
    expect(compared).toMatchObject({ mergeBase: base, from: main, to: t2, sameRef: false, overflow: false });
    expect(compared.commits.map((commit) => commit.id)).toEqual([t1, t2]);
    expect(compared.diffs.map((file) => file.newPath)).toEqual(['t']);
    const straight = await repository.compare({ from: 'main', to: 'topic', straight: true });
    expect(straight.diffs.map((file) => file.newPath)).toEqual(['a', 't']);
    expect(await repository.compare({ from: 'topic', to: 'topic' })).toMatchObject({
      sameRef: true,
      commits: [],
      diffs: [],
    });
    const cut = await repository.compare({ from: 'main', to: 'topic', commits: 1 });
    expect([cut.commits.map((commit) => commit.id), cut.overflow]).toEqual([[t2], true]);
    await expect(repository.compare({ from: 'none', to: 'main' })).rejects.toBeInstanceOf(RevisionNotFound);
  });
  test('across a fork', async () => {
    const { store } = await makeStore();
    const repository = await store.create('a.git', { defaultBranch: 'main' });
    const base = await commitFiles(repository, { a: '1\n' });
    const fork = await store.fork('a.git', 'fork.git');
    const there = await commitFiles(fork, { a: '2\n' });
    const here = await commitFiles(repository, { b: '1\n' });
    const compared = await repository.compare({ from: 'main', to: 'main', fromRepository: fork });
    expect(compared).toMatchObject({ mergeBase: base, from: there, to: here });
    expect(compared.commits.map((commit) => commit.id)).toEqual([here]);
    expect(compared.diffs.map((file) => file.newPath)).toEqual(['b']);
    const straight = await repository.compare({
      from: 'main',
      to: 'main',
      fromRepository: fork,
      straight: true,
    });
    expect(straight.diffs.map((file) => file.newPath)).toEqual(['a', 'b']);
    expect(await repository.find(there)).toBeUndefined();
  });
  test('histories without a common ancestor are compared directly', async () => {
    const { store } = await makeStore();
    const repository = await store.create('a.git', { defaultBranch: 'main' });
    const other = await store.create('b.git', { defaultBranch: 'main' });
    await commitFiles(repository, { a: '1\n' });
    await commitFiles(other, { b: 'other\n' });
    const compared = await repository.compare({ from: 'main', to: 'main', fromRepository: other });
    expect(compared).not.toHaveProperty('mergeBase');
    expect(compared.diffs.map((file) => [file.newPath, file.isNew, file.isDeleted])).toEqual([
      ['a', true, false],
      ['b', false, true],
    ]);
  });
});

test('differences in unified form are patches that git applies', async () => {
  const line = fc.constantFrom(
    'a',
    'b',
    '--- x',
    '+++ y',
    '@@ -1 +1 @@',
    '',
    'diff --git a/x b/x',
    '\\ No newline',
    '\r',
    'ü',
  );
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
  const work = await temporaryFolder();
  await git(work, 'init', '-q');
  await fc.assert(
    fc.asyncProperty(text, text, async (before, after) => {
      fc.pre(before !== after && before !== '' && after !== '');
      const repository = await makeRepository();
      await act(repository, { action: 'create', path: 'f', content: before });
      const id = await act(repository, { action: 'update', path: 'f', content: after });
      const [file] = (await repository.diff(id, { unified: true })).items;
      const blob = async (content: string): Promise<string> =>
        (await git(work, { input: content }, 'hash-object', '-w', '--stdin')).trim();
      await git(work, 'update-index', '--add', '--cacheinfo', `100644,${await blob(before)},f`);
      const applied = spawnSync('git', ['apply', '--cached', '--unidiff-zero', '-'], {
        cwd: work,
        input: file?.diff ?? '',
        encoding: 'utf8',
      });
      expect([before, after, applied.stderr, applied.status]).toEqual([before, after, applied.stderr, 0]);
      expect((await git(work, 'ls-files', '-s')).split(' ')[1]).toBe(await blob(after));
    }),
    { numRuns: iterations(20) },
  );
});
