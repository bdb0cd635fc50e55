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
  const { sha } = row;
  if (row.state !== 'opened' || row.draft || sha === null)
    throw new Refusal({ status: 405, message: '405 Method Not Allowed' });
  if (body.sha !== undefined && body.sha !== sha)
    throw conflict(`SHA does not match HEAD of source branch: ${sha}`);
  const protection = await protectionOf(forge, project, caller);
  if (!protection.may('merge', row.target_branch) && !protection.may('push', row.target_branch))
    throw unauthorized();
  await mustBeApproved(forge, project, row);
  const isSquash = body.squash ?? row.squash;
  const author = await authorshipOf(forge, caller);
  await merging(() =>
    changeReferences(forge, { project, caller, merging: { id: row.id, isSquash } }, (repository) =>
      repository.merge({
        source: sha,
        target: row.target_branch,
        style: isSquash ? 'squash' : 'merge',
        message: messageOf(project, row, body, isSquash),
        author,
      }),
    ),
  );
  const merged = await findMergeRequest(forge.database, project.id, row.iid);
  if (merged === undefined) throw new Error('The merge request is gone.');
  if (body.should_remove_source_branch ?? row.remove_source_branch ?? false)
    await removeSource(forge, { project, row, caller });
  return merged;
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

/** Removes the source branch, unless it is in a fork, is the default branch, or has moved. */
async function removeSource(forge: Forge, { project, row, caller }: Merging): Promise<void> {
  const { sha, source_branch } = row;
  if (row.source_project_id !== project.id || source_branch === project.default_branch || sha === null)
    return;
  // A protected branch stays.
  if ((await protectionOf(forge, project, caller)).covers(source_branch)) return;
  await changeReferences(forge, { project, caller }, async (repository) => {
    if ((await repository.find(`refs/heads/${source_branch}`)) !== sha) return;
    await repository.deleteBranch(source_branch, { expect: sha });
  });
}
