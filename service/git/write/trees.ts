import type { RepositoryContext } from '../context.ts';
import { formatCommit } from '../objects/commit.ts';

/** A merged tree, or the paths that are in conflict. */
export type Merged =
  { readonly treeId: string; readonly conflicts?: undefined } | { readonly conflicts: readonly string[] };

/** The tree of a merge of two commits (`git merge-tree --write-tree`). `env` can keep the new objects separate. */
export async function mergeCommits(
  context: RepositoryContext,
  ours: string,
  theirs: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Merged> {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
  const { code, stdout } = await context.run(args, { codes: [0, 1], env });
  const [treeId = '', ...paths] = stdout.toString().split('\0');
  return code === 0 ? { treeId } : { conflicts: [...new Set(paths.filter(Boolean))] };
}

const stamp = { name: 'merge', email: 'merge@localhost', at: '2000-01-01T00:00:00Z' };

/**
 * The tree of a merge of two trees whose common ancestor is a third. Git 2.39 accepts no base, so temporary commits
 * with the three trees are written; no reference points to them.
 */
export async function mergeTrees(
  context: RepositoryContext,
  trees: { readonly base: string; readonly ours: string; readonly theirs: string },
): Promise<Merged> {
  const commit = async (treeId: string, parentIds: readonly string[]): Promise<string> =>
    await context.write(
      'commit',
      formatCommit({ treeId, parentIds, author: stamp, committer: stamp, message: '' }),
    );
  const base = await commit(trees.base, []);
  const [ours, theirs] = await Promise.all([commit(trees.ours, [base]), commit(trees.theirs, [base])]);
  return await mergeCommits(context, ours, theirs);
}
