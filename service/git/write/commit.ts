import type { RepositoryContext } from '../context.ts';
import { RefExists, RefNotFound } from '../errors.ts';
import { branchRef } from '../names.ts';
import { formatCommit } from '../objects/commit.ts';
import type { Authorship, RefChange } from '../objects/types.ts';
import type { CommitOptions } from './options.ts';
import { readCommit } from '../read/commits.ts';
import { findObject, resolve } from '../read/revisions.ts';
import { isEmpty, valueOf } from '../refs/change.ts';
import { updateRefs } from '../refs/update.ts';
import type { Repository, Written } from '../repository.ts';
import { ActionRun } from './actions.ts';
import { ObjectWrites } from './object-writes.ts';
import { TreeEdit } from './tree-edit.ts';

/** The parts of a commit object. */
export interface NewCommit {
  readonly treeId: string;
  readonly parentIds: readonly string[];
  readonly author: Authorship;
  readonly committer: Authorship;
  readonly message: string;
}

/** Writes the commit object and, unless this is a dry run, moves the branch to it. Called in the lock. */
export async function commitTo(
  context: RepositoryContext,
  commit: NewCommit,
  target: { readonly ref: string; readonly before: string | null; readonly dryRun?: boolean | undefined },
): Promise<Written> {
  const id = await context.write('commit', formatCommit(commit));
  const change: RefChange = { ref: target.ref, before: target.before, after: id };
  if (target.dryRun !== true) await updateRefs(context, [change]);
  return { commit: await readCommit(context, id), change };
}

/** The parent of a commit: the branch itself, another start, or nothing in a repository without branches. */
async function baseOf(
  context: RepositoryContext,
  options: CommitOptions,
  before: string | null,
  fetch: (from: Repository, revision: string) => Promise<string>,
): Promise<string | undefined> {
  const ref = branchRef(options.branch);
  const isItself =
    options.startRepository === undefined && [options.branch, ref].includes(options.start ?? '');
  if (options.start !== undefined && !isItself) {
    if (before !== null && options.force !== true) throw new RefExists(ref);
    if (options.startRepository !== undefined) return await fetch(options.startRepository, options.start);
    return await resolve(context, options.start);
  }
  if (before !== null) return before;
  if (await isEmpty(context)) return undefined;
  throw new RefNotFound(ref);
}

/** All actions in one commit. */
export async function createCommit(
  context: RepositoryContext,
  options: CommitOptions,
  fetch: (from: Repository, revision: string) => Promise<string>,
): Promise<Written> {
  const ref = branchRef(options.branch);
  return await context.locked(async () => {
    const before = await valueOf(context, ref);
    const base = await baseOf(context, options, before, fetch);
    const tree = new TreeEdit(
      context,
      base === undefined ? undefined : await findObject(context, base, 'tree'),
    );
    const writes = new ObjectWrites(context);
    const run = new ActionRun(context, tree, writes, base);
    try {
      for (const action of options.actions) await run.apply(action);
    } finally {
      // Also after an action that failed: nothing is written once the lock is released.
      await writes.settled();
    }
    // Trees only after all contents: where these do not fit on the disk, nothing is left of the commit.
    await writes.finish();
    const treeId = tree.write(writes);
    await writes.finish();
    const commit = {
      treeId,
      parentIds: base === undefined ? [] : [base],
      author: options.author,
      committer: options.committer ?? options.author,
      message: options.message,
    };
    return await commitTo(context, commit, { ref, before, dryRun: options.dryRun });
  });
}
