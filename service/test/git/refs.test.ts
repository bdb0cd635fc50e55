import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ObjectNotFound,
  RefConflict,
  RefExists,
  RefNameInvalid,
  RefNotFound,
  RevisionNotFound,
} from '../../git/errors.ts';
import { commitFiles, contentsOf, git, makeRepository, makeStore, mira } from './world.ts';

const none = '0123456789abcdef0123456789abcdef01234567';

test('branches: list, get, create, delete', async () => {
  const repository = await makeRepository();
  const first = await commitFiles(repository, { a: '1' });
  const second = await commitFiles(repository, { a: '2' });
  await repository.createBranch('feature/one', first);
  await repository.createBranch('Feature', 'main');
  expect((await repository.branch('feature/one')).commit.id).toBe(first);
  const names = async (query: object): Promise<string[]> =>
    (await repository.branches(query)).items.map((branch) => branch.name);
  expect(await names({})).toEqual(['Feature', 'feature/one', 'main']);
  expect(await names({ search: 'FEATURE' })).toEqual(['Feature', 'feature/one']);
  expect(await names({ search: '^fea' })).toEqual(['Feature', 'feature/one']);
  expect(await names({ search: 'one$' })).toEqual(['feature/one']);
  expect(await names({ search: '^main$' })).toEqual(['main']);
  expect(await names({ search: '[' })).toEqual([]);
  expect(await names({ sort: 'desc', limit: 1, offset: 1 })).toEqual(['feature/one']);
  expect(await names({ orderBy: 'updated', sort: 'desc', limit: 2 })).not.toContain('feature/one');
  expect(await repository.deleteBranch('Feature')).toEqual({
    ref: 'refs/heads/Feature',
    before: second,
    after: null,
  });
  await expect(repository.branch('Feature')).rejects.toBeInstanceOf(RefNotFound);
  await expect(repository.deleteBranch('Feature')).rejects.toBeInstanceOf(RefNotFound);
});

test('a branch that cannot be made', async () => {
  const repository = await makeRepository();
  const first = await commitFiles(repository, { a: '1' });
  await repository.createBranch('a/b', first);
  await expect(repository.createBranch('a/b', first)).rejects.toBeInstanceOf(RefExists);
  await expect(repository.createBranch('a', first)).rejects.toMatchObject({ reason: 'name' });
  await expect(repository.createBranch('a/b/c', first)).rejects.toMatchObject({ reason: 'name' });
  await expect(repository.createBranch('--exec', first)).rejects.toBeInstanceOf(RefNameInvalid);
  await expect(repository.createBranch('new', 'none')).rejects.toBeInstanceOf(RevisionNotFound);
  await expect(repository.deleteBranch('a/b', { expect: none })).rejects.toBeInstanceOf(RefConflict);
});

test('tags: plain and annotated', async () => {
  const repository = await makeRepository();
  const first = await commitFiles(repository, { a: '1' });
  const plain = await repository.createTag({ name: 'v1', revision: 'main' });
  expect(plain).toMatchObject({ name: 'v1', targetId: first, commit: { id: first } });
  expect(plain).not.toHaveProperty('message');
  const tagger = mira(5);
  await repository.createTag({ name: 'v2', revision: 'main', message: 'Second\n\nMore', tagger });
  const annotated = await repository.tag('v2');
  expect(annotated).toMatchObject({ message: 'Second\n\nMore', tagger, commit: { id: first } });
  expect(annotated.targetId).not.toBe(first);
  expect(await repository.resolve('v2')).toBe(first);
  expect((await repository.tags({ search: '^v' })).items).toEqual([plain, annotated]);
  await expect(repository.createTag({ name: 'v1', revision: 'main' })).rejects.toBeInstanceOf(RefExists);
  expect(await repository.deleteTag('v2')).toEqual({
    ref: 'refs/tags/v2',
    before: annotated.targetId,
    after: null,
  });
  await expect(repository.tag('v2')).rejects.toBeInstanceOf(RefNotFound);
});

test('the default branch', async () => {
  const repository = await makeRepository();
  expect(await repository.isEmpty()).toBe(true);
  expect(await repository.defaultBranch()).toBe('main');
  await repository.setDefaultBranch('trunk/ü');
  expect(await repository.defaultBranch()).toBe('trunk/ü');
  await expect(repository.setDefaultBranch('a\nb')).rejects.toBeInstanceOf(RefNameInvalid);
  await commitFiles(repository, { a: '1' }, { branch: 'trunk/ü' });
  expect((await repository.commits({})).items).toHaveLength(1);
});

test('references that contain a commit', async () => {
  const repository = await makeRepository();
  const first = await commitFiles(repository, { a: '1' });
  await repository.createTag({ name: 'v1', revision: 'main', message: 'x', tagger: mira(1) });
  await repository.createBranch('topic', first);
  const second = await commitFiles(repository, { a: '2' });
  expect(await repository.refsOf(first)).toEqual([
    { type: 'branch', name: 'main' },
    { type: 'branch', name: 'topic' },
    { type: 'tag', name: 'v1' },
  ]);
  expect(await repository.refsOf(second)).toEqual([{ type: 'branch', name: 'main' }]);
  expect(await repository.refsOf(first, 'tag')).toEqual([{ type: 'tag', name: 'v1' }]);
});

describe('updateRefs', () => {
  test('changes all or none', async () => {
    const repository = await makeRepository();
    const first = await commitFiles(repository, { a: '1' });
    const changes = [
      { ref: 'refs/heads/x', before: null, after: first },
      { ref: 'refs/heads/main', before: none, after: first },
    ];
    await expect(repository.updateRefs(changes)).rejects.toMatchObject({
      ref: 'refs/heads/main',
      reason: 'moved',
    });
    expect([...(await repository.refs()).keys()]).toEqual(['refs/heads/main']);
  });
  test.each([
    ['one that is there already', 'refs/heads/main', null, 'first', RefConflict],
    ['one that is not there', 'refs/heads/none', 'first', 'first2', RefConflict],
    ['deleting one that is elsewhere', 'refs/heads/main', none, null, RefConflict],
    ['an object that does not exist', 'refs/heads/x', null, none, ObjectNotFound],
    ['no id', 'refs/heads/x', null, 'main', ObjectNotFound],
    ['a name outside', '../x', null, 'first', RefNameInvalid],
    ['a name with a line feed', 'refs/heads/a\ndelete refs/heads/main', null, 'first', RefNameInvalid],
  ] as const)('refuses %s', async (_, ref, before, after, error) => {
    const repository = await makeRepository();
    const first = await commitFiles(repository, { a: '1' });
    const second = await commitFiles(repository, { a: '2' }, { branch: 'b', start: 'main' });
    const ids = { first, first2: second } as Readonly<Record<string, string>>;
    const value = (text: string | null): string | null => (text === null ? null : (ids[text] ?? text));
    const update = repository.updateRefs([{ ref, before: value(before), after: value(after) }]);
    await expect(update).rejects.toBeInstanceOf(error);
    expect(await repository.resolve('main')).toBe(first);
  });
});

test('two writers on one branch: one wins, the other gets a conflict, and no lock is left', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const first = await commitFiles(repository, { a: '1' });
  // Another store on the same folder, as in another process: they share no lock, so git must detect conflicts.
  const other = await (await makeStore({ root: path.join(root) })).store.open('a.git');
  const writers = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? repository : other));
  const results = await Promise.allSettled(
    writers.map((writer, index) =>
      writer.createCommit({
        branch: 'main',
        message: 'x',
        author: mira(9),
        actions: [{ action: 'create', path: `f${index}`, content: 'x' }],
      }),
    ),
  );
  const won = results.filter((result) => result.status === 'fulfilled');
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(won.length).toBeGreaterThanOrEqual(3);
  for (const error of lost) expect(error).toBeInstanceOf(RefConflict);
  // The reported changes exist, once each, and nothing else.
  expect(await repository.countCommits({ revision: `${first}..main` })).toBe(won.length);
  expect(Object.keys(await contentsOf(repository, 'main'))).toHaveLength(won.length + 1);
  expect(
    (await readdir(path.join(root, 'a.git/refs/heads'))).filter((name) => name.endsWith('.lock')),
  ).toEqual([]);
  expect(await git(path.join(root, 'a.git'), 'fsck', '--strict', '--no-dangling')).toBe('');
});
