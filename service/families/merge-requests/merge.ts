import type { MergeRequestMerge } from '../../../generated/companion/types/index.js';
import { Refusal } from '../../../generated/server/index.js';
import type { Caller } from '../../access/caller.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { CannotMerge } from '../../git/errors.ts';
import type { Written } from '../../git/repository.ts';
import { refusing } from '../../http/git-refusals.ts';
import { conflict, unauthorized } from '../../http/refusals.ts';
import { mustBeApproved } from '../approvals/approve.ts';
import { protectionOf } from '../branches/protection.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { changeReferences } from '../projects/references.ts';
import { findMergeRequest } from './queries.ts';

type MergeRequest = Row<'merge_requests'>;

/** A merge request of a project, and the user who merges it. */
export interface Merging {
  readonly project: Row<'projects'>;
  readonly row: MergeRequest;
  readonly caller: Caller;
}

/**
 * Merges a merge request: with a merge commit, or with one commit of all changes. Throws a `Refusal`: 401 if the caller
 * may not merge into a protected branch, 405 if it is not open, is a draft or lacks approvals, 409 if its source branch
 * is not at `sha`, 422 if there are conflicts.
 */
export async function mergeMergeRequest(
  forge: Forge,
  { project, row, caller }: Merging,
  body: MergeRequestMerge = {},
): Promise<MergeRequest> {
  const isSquash = body.squash ?? row.squash;
  const author = await authorshipOf(forge, caller);
  await merging(() =>
    changeReferences(forge, { project, caller, merging: { id: row.id, isSquash } }, (repository) =>
      // The facts are read in the lock: while a merge waits for it, an approval may be withdrawn.
      repository.locked(async () => {
        const current = await stored(forge, project, row);
        return await repository.merge({
          source: await mergeableTip(forge, { project, row: current, caller }, body),
          target: current.target_branch,
          style: isSquash ? 'squash' : 'merge',
          message: messageOf(project, current, body, isSquash),
          author,
        });
      }),
    ),
  );
  const merged = await stored(forge, project, row);
  if (body.should_remove_source_branch ?? row.remove_source_branch ?? false)
    await removeSource(forge, { project, row: merged, caller });
  return merged;
}

async function stored(
  { database }: Forge,
  project: Row<'projects'>,
  { iid }: MergeRequest,
): Promise<MergeRequest> {
  const found = await findMergeRequest(database, project.id, iid);
  if (found === undefined) throw new Error('The merge request is gone.');
  return found;
}

/** The commit that is merged. Throws a `Refusal` if the caller may not merge it now. */
async function mergeableTip(
  forge: Forge,
  { project, row, caller }: Merging,
  body: MergeRequestMerge,
): Promise<string> {
  const { sha, state, draft, target_branch: target } = row;
  if (state !== 'opened' || draft || sha === null)
    throw new Refusal({ status: 405, message: '405 Method Not Allowed' });
  if (body.sha !== undefined && body.sha !== sha)
    throw conflict(`SHA does not match HEAD of source branch: ${sha}`);
  const protection = await protectionOf(forge, project, caller);
  if (!protection.may('merge', target) && !protection.may('push', target)) throw unauthorized();
  await mustBeApproved(forge, project, row);
  return sha;
}

async function merging(merge: () => Promise<Written>): Promise<Written> {
  return await refusing('Branch', async () => {
    try {
      return await merge();
    } catch (error) {
      throw error instanceof CannotMerge
        ? new Refusal({ status: 422, message: 'Branch cannot be merged' })
        : error;
    }
  });
}

function messageOf(
  project: Row<'projects'>,
  row: MergeRequest,
  body: MergeRequestMerge,
  isSquash: boolean,
): string {
  if (isSquash) return body.squash_commit_message ?? row.title;
  const subject = `Merge branch '${row.source_branch}' into '${row.target_branch}'`;
  return (
    body.merge_commit_message ??
    `${subject}\n\n${row.title}\n\nSee merge request ${project.full_path}!${row.iid}`
  );
}

/** Removes the source branch, unless it is in a fork, is the default branch, is protected, or has moved. */
async function removeSource(forge: Forge, { project, row, caller }: Merging): Promise<void> {
  const { sha, source_branch: branch } = row;
  if (row.source_project_id !== project.id || sha === null) return;
  await changeReferences(forge, { project, caller }, (repository) =>
    repository.locked(async () => {
      if (branch === (await repository.defaultBranch())) return;
      if ((await protectionOf(forge, project, caller)).covers(branch)) return;
      if ((await repository.find(`refs/heads/${branch}`)) !== sha) return;
      await repository.deleteBranch(branch, { expect: sha });
    }),
  );
}
