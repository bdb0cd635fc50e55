import type { RepositoryContext } from '../context.ts';
import { CannotApply, RefExists, RefNotFound, RevisionNotFound } from '../errors.ts';
import { branchRef } from '../names.ts';
import type { Commit } from '../objects/types.ts';
import type { ApplyOptions } from './options.ts';
import { readCommit } from '../read/commits.ts';
import { valueOf } from '../refs/change.ts';
import type { Written } from '../repository.ts';
import { commitTo } from './commit.ts';
import { mergeTrees } from './trees.ts';

/** Applies a commit to a branch again. */
export async function cherryPick(context: RepositoryContext, options: ApplyOptions): Promise<Written> {
  return await apply(context, options, (commit, parentTree) => ({
    trees: { base: parentTree, theirs: commit.treeId },
    author: options.author ?? commit.author,
    message: options.message ?? `${commit.message.trimEnd()}\n\n(cherry picked from commit ${commit.id})`,
  }));
}

/** Undoes a commit on a branch. */
export async function revert(context: RepositoryContext, options: ApplyOptions): Promise<Written> {
  return await apply(context, options, (commit, parentTree) => ({
    trees: { base: commit.treeId, theirs: parentTree },
    author: options.author ?? options.committer,
    message: options.message ?? `Revert "${commit.title}"\n\nThis reverts commit ${commit.id}`,
  }));
}

interface Plan {
  readonly trees: { readonly base: string; readonly theirs: string };
  readonly author: Commit['author'];
  readonly message: string;
}

async function apply(
  context: RepositoryContext,
  options: ApplyOptions,
  plan: (commit: Commit, parentTree: string) => Plan,
): Promise<Written> {
  const from = branchRef(options.branch);
  return await context.locked(async () => {
    const commit = await readCommit(context, options.revision);
    const { trees, author, message } = plan(commit, await treeBefore(context, commit, options.mainline));
    const tip = await valueOf(context, from);
    if (tip === null) throw new RefNotFound(from);
    const ours = await readCommit(context, tip);
    const merged = await mergeTrees(context, { ...trees, ours: ours.treeId });
    if (merged.conflicts !== undefined) {
      const names = merged.conflicts.slice(0, 10).join(', ');
      throw new CannotApply('conflict', `Conflicts with ${options.branch}: ${names}`, merged.conflicts);
    }
    if (merged.treeId === ours.treeId) {
      throw new CannotApply('empty', `Nothing is left to change on ${options.branch}`);
    }
    const made = { treeId: merged.treeId, parentIds: [tip], author, committer: options.committer, message };
    return await commitTo(context, made, {
      ...(await target(context, options, tip)),
      dryRun: options.dryRun,
    });
  });
}

/** The branch that gets the commit. */
async function target(
  context: RepositoryContext,
  options: ApplyOptions,
  tip: string,
): Promise<{ ref: string; before: string | null }> {
  if (options.newBranch === undefined) return { ref: branchRef(options.branch), before: tip };
  const ref = branchRef(options.newBranch);
  if ((await valueOf(context, ref)) !== null) throw new RefExists(ref);
  return { ref, before: null };
}

/** The tree before the commit: of its main line, or the empty tree for a first commit. */
async function treeBefore(context: RepositoryContext, commit: Commit, mainline = 1): Promise<string> {
  if (commit.parentIds.length === 0) return await context.write('tree', Buffer.alloc(0));
  const parent = commit.parentIds[mainline - 1];
  if (parent === undefined) throw new RevisionNotFound(`${commit.id}^${mainline}`);
  return (await readCommit(context, parent)).treeId;
}
