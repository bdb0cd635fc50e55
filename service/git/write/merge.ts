import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepositoryContext } from '../context.ts';
import { CannotMerge, RefConflict, RefNotFound } from '../errors.ts';
import { branchRef } from '../names.ts';
import { formatCommit } from '../objects/commit.ts';
import type { RefChange } from '../objects/types.ts';
import type { MergeOptions } from './options.ts';
import { isAncestor, mergeBase, readCommit } from '../read/commits.ts';
import { resolve } from '../read/revisions.ts';
import { valueOf } from '../refs/change.ts';
import { updateRefs } from '../refs/update.ts';
import type { MergeCheck, Written } from '../repository.ts';
import { commitTo, type NewCommit } from './commit.ts';
import { mergeCommits } from './trees.ts';

/** Merges a revision into a branch. */
export async function merge(context: RepositoryContext, options: MergeOptions): Promise<Written> {
  const ref = branchRef(options.target);
  return await context.locked(async () => {
    const before = await valueOf(context, ref);
    if (before === null) throw new RefNotFound(ref);
    if (options.expect !== undefined && options.expect !== before) throw new RefConflict(ref, 'moved');
    const source = await resolve(context, options.source);
    if (await isAncestor(context, source, before)) {
      throw new CannotMerge('up-to-date', `${options.target} has all of ${options.source}`);
    }
    if (options.style !== 'merge' && !(await isAncestor(context, before, source)))
      throw new CannotMerge(
        'not-fast-forward',
        `${options.target} has commits that ${options.source} has not`,
      );
    // Before anything is written: it refuses conflicts.
    const treeId = await mergedTree(context, before, source, {});
    const taken = await squashed(context, options, { before, source });
    if (options.style === 'fast-forward')
      return await moveTo(context, options, { ref, before, after: taken });
    const commit = { treeId, parentIds: [before, taken], ...stampOf(options), message: options.message };
    return await commitTo(context, commit, { ref, before, dryRun: options.dryRun });
  });
}

function stampOf({ author, committer }: MergeOptions): Pick<NewCommit, 'author' | 'committer'> {
  return { author, committer: committer ?? author };
}

/** The source, or one commit with all of its changes. */
async function squashed(
  context: RepositoryContext,
  { squash: message, ...options }: MergeOptions,
  { before, source }: { readonly before: string; readonly source: string },
): Promise<string> {
  if (message === undefined) return source;
  const base = await mergeBase(context, [before, source]);
  const { treeId } = await readCommit(context, source);
  const parentIds = base === undefined ? [] : [base];
  return await context.write('commit', formatCommit({ treeId, parentIds, ...stampOf(options), message }));
}

async function moveTo(
  context: RepositoryContext,
  { dryRun }: MergeOptions,
  change: RefChange & { readonly after: string },
): Promise<Written> {
  if (dryRun !== true) await updateRefs(context, [change]);
  return { commit: await readCommit(context, change.after), change };
}

async function mergedTree(
  context: RepositoryContext,
  ours: string,
  theirs: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if ((await mergeBase(context, [ours, theirs])) === undefined) {
    throw new CannotMerge('unrelated', 'The histories have nothing in common');
  }
  const merged = await mergeCommits(context, ours, theirs, env);
  if (merged.conflicts !== undefined) {
    const names = merged.conflicts.slice(0, 10).join(', ');
    throw new CannotMerge('conflict', `Conflicts: ${names}`, merged.conflicts);
  }
  return merged.treeId;
}

/** Whether a revision can be merged into another. Branches without a common ancestor cannot. */
export async function checkMerge(
  context: RepositoryContext,
  source: string,
  target: string,
): Promise<MergeCheck> {
  const [theirs, ours] = await Promise.all([resolve(context, source), resolve(context, target)]);
  // The tree is not needed, so its objects are removed with the folder.
  const aside = await mkdtemp(join(context.temporary, 'merge-'));
  try {
    await mergedTree(context, ours, theirs, context.writingTo(aside));
    return { clean: true, conflicts: [] };
  } catch (error) {
    if (!(error instanceof CannotMerge)) throw error;
    return { clean: false, conflicts: error.paths };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
