import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FileChanged,
  GitError,
  PathExists,
  PathInvalid,
  PathNotFound,
  RefExists,
  RefNotFound,
  RevisionNotFound,
} from '../../git/errors.ts';
import type { FileAction } from '../../git/write/options.ts';
import type { Repository } from '../../git/repository.ts';
import { commitFiles, contentsOf, git, makeRepository, makeStore, mira } from './world.ts';
import { iterations } from '../../../test/runs/iterations.ts';

const stamp = { author: mira(0), message: 'Change' };

test('a commit without a work tree is one that git takes for whole', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a/b.git', { defaultBranch: 'main' });
  const first = await commitFiles(repository, {
    'README.md': 'hello\n',
    'src/a.ts': 'a',
    'src-x': 'x',
    'src.a/b': 'b',
  });
  const second = await commitFiles(repository, { 'README.md': 'hello\nworld\n', 'src/a.ts': null });
  expect(await git(path.join(root, 'a/b.git'), 'fsck', '--strict')).toBe('');
  expect((await repository.commits({})).items.map((commit) => commit.id)).toEqual([second, first]);
  const paths = (await repository.tree({ recursive: true })).items.map((entry) => entry.path);
  expect(paths).toEqual(['src.a', 'README.md', 'src-x', 'src.a/b']);
  expect(await repository.commit('main', { withStats: true })).toMatchObject({
    stats: { additions: 1, deletions: 1, total: 2 },
  });
});

test('a path of 900 folders is one commit, and git takes it for whole', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a/b.git', { defaultBranch: 'main' });
  const deep = `${'a/'.repeat(900)}b`;
  await commitFiles(repository, { [deep]: 'x' });
  expect(await contentsOf(repository, 'main')).toEqual({ [deep]: 'x' });
  expect(await git(path.join(root, 'a/b.git'), 'fsck', '--strict')).toBe('');
});

async function firstCommit(): Promise<string> {
  const repository = await makeRepository();
  const actions: FileAction[] = [{ action: 'create', path: 'a', content: 'b' }];
  return (await repository.createCommit({ ...stamp, branch: 'main', actions })).commit.id;
}

test('the same actions at the same time are the same commit', async () => {
  expect(await firstCommit()).toBe(await firstCommit());
});

const base = { 'a.txt': 'one\n', 'dir/b.txt': 'two\n', 'run.sh': '#!/bin/sh\n' };

async function withBase(): Promise<{ repository: Repository; id: string }> {
  const repository = await makeRepository();
  return { repository, id: await commitFiles(repository, base) };
}

const create = (file: string, content: string): FileAction => ({ action: 'create', path: file, content });

describe('actions and the files they leave', () => {
  const table: [string, FileAction[], Record<string, string>][] = [
    ['create', [create('c/d/e', 'x')], { ...base, 'c/d/e': 'x' }],
    [
      'create from base64',
      [{ action: 'create', path: 'c', content: 'AP8=', encoding: 'base64' }],
      { ...base, c: '\u0000\u00ff' },
    ],
    [
      'create from bytes',
      [{ action: 'create', path: 'c', content: Buffer.from([0, 255]) }],
      { ...base, c: '\u0000\u00ff' },
    ],
    ['update', [{ action: 'update', path: 'a.txt', content: 'x' }], { ...base, 'a.txt': 'x' }],
    ['delete', [{ action: 'delete', path: 'dir/b.txt' }], { 'a.txt': 'one\n', 'run.sh': '#!/bin/sh\n' }],
    [
      'move',
      [{ action: 'move', path: 'c.txt', previousPath: 'a.txt' }],
      { 'dir/b.txt': 'two\n', 'run.sh': '#!/bin/sh\n', 'c.txt': 'one\n' },
    ],
    [
      'move with content',
      [{ action: 'move', path: 'dir/c', previousPath: 'dir/b.txt', content: 'x' }],
      { 'a.txt': 'one\n', 'run.sh': '#!/bin/sh\n', 'dir/c': 'x' },
    ],
    [
      'move into what was a folder',
      [{ action: 'move', path: 'dir', previousPath: 'dir/b.txt' }],
      { 'a.txt': 'one\n', 'run.sh': '#!/bin/sh\n', dir: 'two\n' },
    ],
    [
      'chmod',
      [{ action: 'chmod', path: 'run.sh', executable: true }],
      { ...base, 'run.sh': 'x:#!/bin/sh\n' },
    ],
    [
      'chmod and back',
      [
        { action: 'chmod', path: 'run.sh', executable: true },
        { action: 'chmod', path: 'run.sh', executable: false },
      ],
      base,
    ],
    [
      'one after the other',
      [
        create('n', '1'),
        { action: 'update', path: 'n', content: '2' },
        { action: 'move', path: 'm', previousPath: 'n' },
      ],
      { ...base, m: '2' },
    ],
    [
      'delete and create',
      [{ action: 'delete', path: 'a.txt' }, create('a.txt/inner', 'x')],
      { 'dir/b.txt': 'two\n', 'run.sh': '#!/bin/sh\n', 'a.txt/inner': 'x' },
    ],
    ['all deleted', Object.keys(base).map((file): FileAction => ({ action: 'delete', path: file })), {}],
    ['nothing', [], base],
    [
      'odd names',
      [
        create('-rf', 'a'),
        create('a b\n"c"', 'b'),
        create('ü/✓', 'c'),
        create(':(glob)*', 'd'),
        create('..x', 'e'),
      ],
      { ...base, '-rf': 'a', 'a b\n"c"': 'b', 'ü/✓': 'c', ':(glob)*': 'd', '..x': 'e' },
    ],
  ];
  test.each(table)('%s', async (_, actions, want) => {
    const { repository, id } = await withBase();
    const { commit, change } = await repository.createCommit({ ...stamp, branch: 'main', actions });
    expect(await contentsOf(repository, 'main')).toEqual(want);
    expect(commit.parentIds).toEqual([id]);
    expect(change).toEqual({ ref: 'refs/heads/main', before: id, after: commit.id });
  });
});

describe('actions that cannot be', () => {
  const table: [string, FileAction[], new (...args: never[]) => Error][] = [
    ['create a file that is there', [create('a.txt', 'x')], PathExists],
    ['create where a folder is', [create('dir', 'x')], PathExists],
    ['create below a file', [create('a.txt/b', 'x')], PathExists],
    ['update nothing', [{ action: 'update', path: 'none', content: 'x' }], PathNotFound],
    ['update a folder', [{ action: 'update', path: 'dir', content: 'x' }], PathNotFound],
    ['delete nothing', [{ action: 'delete', path: 'none' }], PathNotFound],
    [
      'delete twice',
      [
        { action: 'delete', path: 'a.txt' },
        { action: 'delete', path: 'a.txt' },
      ],
      PathNotFound,
    ],
    ['move nothing', [{ action: 'move', path: 'x', previousPath: 'none' }], PathNotFound],
    ['move onto a file', [{ action: 'move', path: 'a.txt', previousPath: 'dir/b.txt' }], PathExists],
    ['chmod nothing', [{ action: 'chmod', path: 'none', executable: true }], PathNotFound],
    ['a path outside', [create('../x', 'x')], PathInvalid],
    ['the folder of git', [create('a/.git/config', 'x')], PathInvalid],
    ['a path that is empty', [create('', 'x')], PathInvalid],
    ['what is not base64', [{ action: 'create', path: 'x', content: '%%%', encoding: 'base64' }], GitError],
    ['a good action before a bad one', [create('good', 'x'), create('a.txt', 'x')], PathExists],
  ];
  test.each(table)('%s', async (_, actions, error) => {
    const { repository, id } = await withBase();
    await expect(repository.createCommit({ ...stamp, branch: 'main', actions })).rejects.toBeInstanceOf(
      error,
    );
    expect(await repository.resolve('main')).toBe(id);
  });
});

function update(file: string, lastCommitId: string): FileAction {
  return { action: 'update', path: file, content: 'x', lastCommitId };
}

test('lastCommitId is compared with the last commit of the file', async () => {
  const { repository, id } = await withBase();
  const second = await commitFiles(repository, { 'a.txt': 'changed\n' });
  const commit = (action: FileAction): Promise<unknown> =>
    repository.createCommit({ ...stamp, branch: 'main', actions: [action] });
  await expect(commit(update('a.txt', id))).rejects.toBeInstanceOf(FileChanged);
  await expect(commit({ action: 'delete', path: 'a.txt', lastCommitId: id })).rejects.toBeInstanceOf(
    FileChanged,
  );
  await expect(
    commit({ action: 'move', path: 'z', previousPath: 'a.txt', lastCommitId: id }),
  ).rejects.toBeInstanceOf(FileChanged);
  await commit(update('a.txt', second));
  await commit(update('dir/b.txt', id));
});

describe('where a commit begins', () => {
  const actions = [create('new', 'x')];
  test('a new branch from another, and only once', async () => {
    const { repository, id } = await withBase();
    const options = { ...stamp, branch: 'topic', start: 'main', actions };
    const { commit } = await repository.createCommit(options);
    expect(commit.parentIds).toEqual([id]);
    expect(await repository.resolve('main')).toBe(id);
    await expect(repository.createCommit(options)).rejects.toBeInstanceOf(RefExists);
  });
  test('with force the branch begins anew', async () => {
    const { repository, id } = await withBase();
    await commitFiles(repository, { other: 'x' }, { branch: 'topic', start: 'main' });
    const { commit } = await repository.createCommit({
      ...stamp,
      branch: 'topic',
      start: id,
      force: true,
      actions,
    });
    expect(commit.parentIds).toEqual([id]);
    expect(await repository.resolve('topic')).toBe(commit.id);
  });
  test('a branch that does not exist needs a start, but in an empty repository', async () => {
    const { repository } = await withBase();
    await expect(repository.createCommit({ ...stamp, branch: 'none', actions })).rejects.toBeInstanceOf(
      RefNotFound,
    );
    await expect(
      repository.createCommit({ ...stamp, branch: 'b', start: 'none', actions }),
    ).rejects.toBeInstanceOf(RevisionNotFound);
    const empty = await makeRepository();
    expect((await empty.createCommit({ ...stamp, branch: 'first', actions })).commit.parentIds).toEqual([]);
    expect(await empty.isEmpty()).toBe(false);
  });
  test('a start that is the branch itself changes nothing, and a tag of the same name is not it', async () => {
    const { repository, id } = await withBase();
    const second = await commitFiles(repository, { other: 'x' });
    await repository.createTag({ name: 'main', revision: id });
    const { commit } = await repository.createCommit({
      ...stamp,
      branch: 'main',
      start: 'refs/heads/main',
      actions,
    });
    expect(commit.parentIds).toEqual([second]);
    const topic = await repository.createCommit({
      ...stamp,
      branch: 'topic',
      start: 'refs/heads/main',
      actions: [],
    });
    expect(topic.commit.parentIds).toEqual([commit.id]);
    const empty = await makeRepository();
    const first = await empty.createCommit({ ...stamp, branch: 'main', start: 'main', actions });
    expect(first.commit.parentIds).toEqual([]);
  });
  test('a start in another repository brings its objects', async () => {
    const { store, root } = await makeStore();
    const here = await store.create('here.git', { defaultBranch: 'main' });
    const there = await store.create('there.git', { defaultBranch: 'main' });
    await commitFiles(here, { a: '1' });
    const start = await commitFiles(there, { b: '2' });
    const { commit } = await here.createCommit({
      ...stamp,
      branch: 'topic',
      start: 'main',
      startRepository: there,
      actions,
    });
    expect(commit.parentIds).toEqual([start]);
    expect(await contentsOf(here, 'topic')).toEqual({ b: '2', new: 'x' });
    expect(await git(path.join(root, 'here.git'), 'fsck', '--strict')).toBe('');
  });
  test('a dry run writes no reference, and its change can be made later', async () => {
    const { repository, id } = await withBase();
    const { change } = await repository.createCommit({ ...stamp, branch: 'main', dryRun: true, actions });
    expect(await repository.resolve('main')).toBe(id);
    await repository.updateRefs([change]);
    expect(await repository.resolve('main')).toBe(change.after);
  });
});

test('links and submodules of others are kept as they are', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const id = await commitFiles(repository, { a: '1', 'd/b': '2' });
  const folder = path.join(root, 'a.git');
  const blob = (await git(folder, 'rev-parse', 'main:a')).trim();
  const index = { GIT_INDEX_FILE: path.join(root, 'index') };
  await git(folder, { env: index }, 'read-tree', 'main');
  await git(
    folder,
    { env: index },
    'update-index',
    '--add',
    '--cacheinfo',
    `160000,${id},d/sub`,
    '--cacheinfo',
    `120000,${blob},link`,
  );
  const tree = (await git(folder, { env: index }, 'write-tree')).trim();
  const commit = (await git(folder, 'commit-tree', tree, '-p', 'main', '-m', 'odd')).trim();
  await repository.updateRefs([{ ref: 'refs/heads/main', before: id, after: commit }]);
  await commitFiles(repository, { 'd/c': '3' });
  const entries = (await repository.tree({ recursive: true })).items;
  expect(entries.map((entry) => [entry.path, entry.type, entry.mode])).toEqual([
    ['d', 'tree', '040000'],
    ['a', 'blob', '100644'],
    ['d/b', 'blob', '100644'],
    ['d/c', 'blob', '100644'],
    ['link', 'blob', '120000'],
    ['d/sub', 'commit', '160000'],
  ]);
  const chmod: FileAction = { action: 'chmod', path: 'link', executable: true };
  await expect(
    repository.createCommit({ ...stamp, branch: 'main', actions: [chmod] }),
  ).rejects.toBeInstanceOf(PathInvalid);
});

/** Whether no file has this path, is a folder of it, or is below it. */
function free(paths: Iterable<string>, file: string): boolean {
  return ![...paths].some(
    (other) => other === file || other.startsWith(`${file}/`) || file.startsWith(`${other}/`),
  );
}

/** A tree of files as a map, by the rules of the actions. Undefined if the action is impossible. */
function applyToModel(
  files: ReadonlyMap<string, string>,
  action: FileAction,
): Map<string, string> | undefined {
  const next = new Map(files);
  const content = 'content' in action ? String(action.content) : '';
  switch (action.action) {
    case 'create':
      return free(files.keys(), action.path) ? next.set(action.path, content) : undefined;
    case 'update': {
      const mode = files.get(action.path)?.startsWith('x:') === true ? 'x:' : '';
      return files.has(action.path) ? next.set(action.path, mode + content) : undefined;
    }
    case 'delete':
      return next.delete(action.path) ? next : undefined;
    case 'move': {
      const moved = files.get(action.previousPath);
      next.delete(action.previousPath);
      return moved !== undefined && free(next.keys(), action.path) ? next.set(action.path, moved) : undefined;
    }
    case 'chmod': {
      const known = files.get(action.path)?.replace(/^x:/, '');
      return known === undefined ? undefined : next.set(action.path, (action.executable ? 'x:' : '') + known);
    }
  }
}

test('random lists of actions leave what a simple model says', async () => {
  const file = fc.constantFrom('a', 'b', 'a/a', 'a/b', 'a/b/c', 'b-', 'b.c', 'b/a', 'B');
  const content = fc.constantFrom('1', '2', '');
  const action = fc.oneof(
    fc.record({ action: fc.constant('create' as const), path: file, content }),
    fc.record({ action: fc.constant('create' as const), path: file, content }),
    fc.record({ action: fc.constant('update' as const), path: file, content }),
    fc.record({ action: fc.constant('delete' as const), path: file }),
    fc.record({ action: fc.constant('move' as const), path: file, previousPath: file }),
    fc.record({ action: fc.constant('chmod' as const), path: file, executable: fc.boolean() }),
  );
  const { store, root } = await makeStore();
  let runs = 0;
  const commits = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(commits, async (lists) => {
      runs += 1;
      const repository = await store.create(`r${runs}.git`, { defaultBranch: 'main' });
      let files = new Map<string, string>();
      for (const actions of lists) {
        const want = actions.reduce<Map<string, string> | undefined>(
          (before, one) => before && applyToModel(before, one),
          files,
        );
        const outcome = await repository.createCommit({ ...stamp, branch: 'main', actions }).then(
          () => 'made',
          (error: unknown) => (error instanceof GitError ? 'refused' : error),
        );
        expect(outcome).toBe(want === undefined ? 'refused' : 'made');
        files = want ?? files;
        const left = (await repository.isEmpty()) ? {} : await contentsOf(repository, 'main');
        expect(left).toEqual(Object.fromEntries(files));
      }
    }),
    { numRuns: iterations(25) },
  );
  expect(await git(path.join(root, 'r1.git'), 'fsck', '--strict')).not.toContain('error');
});
