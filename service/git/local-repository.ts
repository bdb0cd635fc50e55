import type { RepositoryContext } from './context.ts';
import { folderSize } from './folders.ts';
import type { RefChange } from './objects/types.ts';
import type * as query from './read/queries.ts';
import { archive } from './read/archive.ts';
import { blame } from './read/blame.ts';
import { readBlob, streamBlob } from './read/blobs.ts';
import * as commits from './read/commits.ts';
import { contributors } from './read/contributors.ts';
import { compare, diffOf } from './read/diff.ts';
import { find, resolve } from './read/revisions.ts';
import { readSignature } from './read/signature.ts';
import { fileAt, listTree } from './read/trees.ts';
import * as change from './refs/change.ts';
import * as list from './refs/list.ts';
import { updateRefs } from './refs/update.ts';
import type { Repository } from './repository.ts';
import { cherryPick, revert } from './write/apply.ts';
import { createCommit } from './write/commit.ts';
import { fetchCommit } from './write/fetch.ts';
import { maintain } from './write/maintain.ts';
import { checkMerge, merge } from './write/merge.ts';

/** A repository on the disk of this machine. Each method is implemented in its own file. */
export function localRepository(context: RepositoryContext): Repository {
  const fetch = async (from: Repository, revision: string): Promise<string> =>
    await fetchCommit(context, from.path, await from.resolve(revision));
  return {
    path: context.path,
    isEmpty: () => change.isEmpty(context),
    size: () => folderSize(context.folder),

    resolve: (revision) => resolve(context, revision),
    find: (revision) => find(context, revision),
    commit: (revision, options) => commits.readCommit(context, revision, options),
    commits: (options) => commits.listCommits(context, options),
    countCommits: (options) => commits.countCommits(context, options),
    refsOf: (revision, type = 'all') => list.refsContaining(context, revision, type),
    branchesMergedInto: (revision, names) => list.branchesMergedInto(context, revision, names),
    sequence: (revision, options) => commits.sequence(context, revision, options?.firstParent === true),
    signature: (revision) => readSignature(context, revision),
    diff: (revision, options) => diffOf(context, revision, options),
    compare: (options: query.CompareQuery) =>
      compare(context, options, (revision) =>
        options.fromRepository === undefined
          ? resolve(context, revision)
          : options.fromRepository.resolve(revision),
      ),
    mergeBase: (revisions) => commits.mergeBase(context, revisions),
    isAncestor: (ancestor, descendant) => commits.isAncestor(context, ancestor, descendant),
    contributors: (options) => contributors(context, options),

    tree: (options) => listTree(context, options),
    file: (revision, path) => fileAt(context, revision, path),
    lastCommit: (revision, path) => commits.lastCommit(context, revision, path),
    blame: (options) => blame(context, options),
    blob: (id, options) => readBlob(context, id, options?.maxBytes),
    blobStream: (id) => streamBlob(context, id),
    archive: (options) => archive(context, options),

    defaultBranch: () => change.defaultBranch(context),
    setDefaultBranch: (name) => change.setDefaultBranch(context, name),
    branches: (options) => list.listBranches(context, options),
    branch: (name) => list.readBranch(context, name),
    createBranch: (name, revision) => change.createBranch(context, name, revision),
    deleteBranch: (name, options) => change.deleteBranch(context, name, options?.expect),
    tags: (options) => list.listTags(context, options),
    tag: (name) => list.readTag(context, name),
    createTag: (options) => change.createTag(context, options),
    deleteTag: (name) => change.deleteTag(context, name),
    refs: (prefix) => list.allRefs(context, prefix),
    watched: (before) => localRepository(context.watched(before)),
    locked: (task) => context.locked(task),
    updateRefs: (changes: readonly RefChange[]) => context.locked(() => updateRefs(context, changes)),

    createCommit: (options) => createCommit(context, options, fetch),
    cherryPick: (options) => cherryPick(context, options),
    revert: (options) => revert(context, options),
    merge: (options) => merge(context, options),
    checkMerge: (source, target) => checkMerge(context, source, target),
    maintain: () => maintain(context),
    fetch,
  };
}
