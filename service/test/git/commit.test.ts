import { expect, test } from 'vitest';
import { commitFiles, git, makeStore } from './world.ts';
import path from 'node:path';

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
  expect((await repository.tree({ recursive: true })).items.map((entry) => entry.path)).toEqual([
    'src.a',
    'README.md',
    'src-x',
    'src.a/b',
  ]);
  expect(await repository.commit('main', { withStats: true })).toMatchObject({
    stats: { additions: 1, deletions: 1, total: 2 },
  });
});
