import { describe, expect, test } from 'vitest';
import { CannotMerge, RefConflict, RefExists, RefNotFound, RevisionNotFound } from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';
import { commitFiles, contentsOf, makeStore } from './world.ts';

const ida = { name: 'Ida Berg', email: 'ida@acme.example', at: '2026-04-01T08:00:00.000Z' };
const lines = (...changed: string[]): string =>
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', ...changed].join('\n');

/** `main` has a file; `topic` starts there and changes its first line; then `main` changes its last line. */
async function forked(): Promise<{
  repository: Repository;
  base: string;
  main: string;
  topic: string;
  root: string;
}> {
  const { store } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const other = await store.create('other.git', { defaultBranch: 'main' });
  await commitFiles(other, { alone: 'z' });
  // The first commit of another history, which is on no branch here.
  const root = await repository.fetch(other, 'main');
  const base = await commitFiles(repository, { file: lines('end\n'), other: 'x\n' });
  const first = lines('end\n').replace('1', 'one');
  const topic = await commitFiles(
    repository,
    { file: first },
    { branch: 'topic', start: 'main', message: 'Write one\n\nIn full.\n' },
  );
  const main = await commitFiles(repository, { file: lines('changed\n') });
  return { repository, base, main, topic, root };
}

describe('cherry-pick', () => {
  test('applies the change, keeps the author and names the commit', async () => {
    const { repository, main, topic } = await forked();
    const { commit, change } = await repository.cherryPick({
      branch: 'main',
      revision: 'topic',
      committer: ida,
    });
    expect(await contentsOf(repository, 'main')).toMatchObject({
      file: lines('changed\n').replace('1', 'one'),
    });
    expect(commit.parentIds).toEqual([main]);
    expect(commit.author).toEqual((await repository.commit(topic)).author);
    expect(commit.committer).toEqual(ida);
    expect(commit.message).toBe(`Write one\n\nIn full.\n\n(cherry picked from commit ${topic})`);
    expect(change).toEqual({ ref: 'refs/heads/main', before: main, after: commit.id });
  });
  test('a message of its own', async () => {
    const { repository } = await forked();
    const { commit } = await repository.cherryPick({
      branch: 'main',
      revision: 'topic',
      committer: ida,
      message: 'Mine',
    });
    expect(commit.message).toBe('Mine');
  });
  test('a dry run moves nothing', async () => {
    const { repository, main } = await forked();
    await repository.cherryPick({ branch: 'main', revision: 'topic', committer: ida, dryRun: true });
    expect(await repository.resolve('main')).toBe(main);
  });
  test.each([true, false])('a conflict, dry run %s', async (dryRun) => {
    const { repository, main } = await forked();
    await commitFiles(repository, { file: lines('mine\n') }, { branch: 'topic' });
    const picked = repository.cherryPick({ branch: 'main', revision: 'topic', committer: ida, dryRun });
    await expect(picked).rejects.toMatchObject({ reason: 'conflict', paths: ['file'] });
    expect(await repository.resolve('main')).toBe(main);
  });
  test.each([true, false])('nothing is left to change, dry run %s', async (dryRun) => {
    const { repository } = await forked();
    await repository.cherryPick({ branch: 'main', revision: 'topic', committer: ida });
    const again = repository.cherryPick({ branch: 'main', revision: 'topic', committer: ida, dryRun });
    await expect(again).rejects.toMatchObject({ reason: 'empty' });
  });
  test('the first commit of a history', async () => {
    const { repository, root } = await forked();
    await repository.cherryPick({ branch: 'main', revision: root, committer: ida });
    expect(await contentsOf(repository, 'main')).toMatchObject({ alone: 'z', other: 'x\n' });
  });
  test('a merge against its first parent', async () => {
    const { repository, base } = await forked();
    await repository.createBranch('old', base);
    const { commit } = await repository.merge({
      source: 'topic',
      target: 'main',
      style: 'merge',
      author: ida,
      message: 'Merge',
    });
    await repository.cherryPick({ branch: 'old', revision: commit.id, committer: ida });
    expect(await contentsOf(repository, 'old')).toMatchObject({ file: lines('end\n').replace('1', 'one') });
  });
  test('onto a new branch', async () => {
    const { repository, main } = await forked();
    const pick = { branch: 'main', revision: 'topic', committer: ida, newBranch: 'pick' };
    const { change } = await repository.cherryPick(pick);
    expect([change.ref, change.before, await repository.resolve('main')]).toEqual([
      'refs/heads/pick',
      null,
      main,
    ]);
    await expect(repository.cherryPick(pick)).rejects.toBeInstanceOf(RefExists);
  });
  test.each([
    ['none', 'topic', RefNotFound],
    ['main', 'none', RevisionNotFound],
  ] as const)('branch %s, commit %s', async (branch, revision, error) => {
    const { repository } = await forked();
    await expect(repository.cherryPick({ branch, revision, committer: ida })).rejects.toBeInstanceOf(error);
  });
});

describe('revert', () => {
  test('undoes a commit that is not the last', async () => {
    const { repository, main } = await forked();
    await commitFiles(repository, { other: 'y\n' });
    const { commit } = await repository.revert({ branch: 'main', revision: main, committer: ida });
    expect(await contentsOf(repository, 'main')).toEqual({ file: lines('end\n'), other: 'y\n' });
    expect(commit.author).toEqual(ida);
    expect(commit.message).toBe(`Revert "Change file"\n\nThis reverts commit ${main}`);
  });
  test('of a revert gives back what was', async () => {
    const { repository, main } = await forked();
    const before = await contentsOf(repository, 'main');
    const { commit } = await repository.revert({ branch: 'main', revision: main, committer: ida });
    await repository.revert({ branch: 'main', revision: commit.id, committer: ida });
    expect(await contentsOf(repository, 'main')).toEqual(before);
  });
  test('of the first commit leaves nothing', async () => {
    const { repository, base } = await forked();
    await repository.createBranch('old', base);
    await repository.revert({ branch: 'old', revision: base, committer: ida });
    expect(await contentsOf(repository, 'old')).toEqual({});
  });
  test('of a commit that others built on is a conflict, twice is empty', async () => {
    const { repository, main } = await forked();
    await commitFiles(repository, { file: lines('again\n') });
    const revert = (): Promise<unknown> =>
      repository.revert({ branch: 'main', revision: main, committer: ida });
    await expect(revert()).rejects.toMatchObject({ reason: 'conflict', paths: ['file'] });
    await commitFiles(repository, { file: lines('end\n') });
    await expect(revert()).rejects.toMatchObject({ reason: 'empty' });
  });
});

describe('merge', () => {
  const merge = { source: 'topic', target: 'main', author: ida, message: 'Merge it' } as const;
  test('with a merge commit', async () => {
    const { repository, main, topic } = await forked();
    const { commit } = await repository.merge({ ...merge, style: 'merge' });
    expect(commit.parentIds).toEqual([main, topic]);
    expect(await contentsOf(repository, 'main')).toMatchObject({
      file: lines('changed\n').replace('1', 'one'),
    });
  });
  test('squashed', async () => {
    const { repository, base, main } = await forked();
    const { commit } = await repository.merge({ ...merge, style: 'merge', squash: 'All' });
    const squashed = await repository.commit(commit.parentIds[1] ?? '');
    expect([commit.parentIds[0], squashed.parentIds, squashed.message]).toEqual([main, [base], 'All']);
    expect(await contentsOf(repository, 'main')).toMatchObject({
      file: lines('changed\n').replace('1', 'one'),
    });
  });
  test('squashed without a merge commit', async () => {
    const { repository, base } = await forked();
    await repository.createBranch('old', base);
    const squashing = { ...merge, target: 'old', style: 'fast-forward', squash: 'All' } as const;
    const { commit } = await repository.merge(squashing);
    expect([commit.parentIds, commit.message]).toEqual([[base], 'All']);
    expect(await contentsOf(repository, 'old')).toEqual(await contentsOf(repository, 'topic'));
  });
  test('with a merge commit only where nothing was added to the target', async () => {
    const { repository, base, topic } = await forked();
    await repository.createBranch('old', base);
    const { commit } = await repository.merge({ ...merge, target: 'old', style: 'linear-merge' });
    expect(commit.parentIds).toEqual([base, topic]);
    await expect(repository.merge({ ...merge, style: 'linear-merge' })).rejects.toMatchObject({
      reason: 'not-fast-forward',
    });
  });
  test('fast-forward only where nothing is lost', async () => {
    const { repository, base, topic } = await forked();
    await repository.createBranch('old', base);
    await repository.merge({ ...merge, target: 'old', style: 'fast-forward' });
    expect(await repository.resolve('old')).toBe(topic);
    await expect(repository.merge({ ...merge, style: 'fast-forward' })).rejects.toMatchObject({
      reason: 'not-fast-forward',
    });
  });
  test('a conflict changes nothing and names the files', async () => {
    const { repository, main } = await forked();
    await commitFiles(repository, { file: lines('mine\n') }, { branch: 'topic' });
    expect(await repository.checkMerge('topic', 'main')).toEqual({ clean: false, conflicts: ['file'] });
    await expect(repository.merge({ ...merge, style: 'merge' })).rejects.toMatchObject({
      reason: 'conflict',
      paths: ['file'],
    });
    expect(await repository.resolve('main')).toBe(main);
  });
  test('a check leaves no objects', async () => {
    const { repository } = await forked();
    const before = await repository.size();
    expect(await repository.checkMerge('topic', 'main')).toEqual({ clean: true, conflicts: [] });
    expect(await repository.size()).toBe(before);
  });
  test('a target that has moved, or has all', async () => {
    const { repository, base } = await forked();
    expect(await repository.checkMerge('topic', 'main')).toEqual({ clean: true, conflicts: [] });
    await expect(repository.merge({ ...merge, style: 'merge', expect: base })).rejects.toBeInstanceOf(
      RefConflict,
    );
    await repository.merge({ ...merge, style: 'merge' });
    await expect(repository.merge({ ...merge, style: 'merge' })).rejects.toMatchObject({
      reason: 'up-to-date',
    });
  });
  test('histories that have nothing in common', async () => {
    const { repository, root } = await forked();
    const merged = repository.merge({ ...merge, source: root, style: 'merge' });
    await expect(merged).rejects.toBeInstanceOf(CannotMerge);
    await expect(merged).rejects.toMatchObject({ reason: 'unrelated' });
  });
});
