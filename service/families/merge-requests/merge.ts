import type { MergeRequestMerge } from '../../../generated/companion/types/index.js';
import { Refusal } from '../../../generated/server/index.js';
import type { Caller } from '../../access/caller.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { CannotMerge } from '../../git/errors.ts';
import type { Written } from '../../git/repository.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest, conflict, unauthorized } from '../../http/refusals.ts';
import { mustBeApproved } from '../approvals/approve.ts';
import { protectionOf } from '../branches/protection.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { hasEnded } from '../pipelines/progress.ts';
import { changeReferences } from '../projects/references.ts';
import { settingsOf } from '../projects/settings.ts';
import type { InProject } from './context-commits.ts';
import { headPipelines } from './head-pipelines.ts';
import { mergeStyle, pipelineObstacle, squashes } from './merge-settings.ts';
import { findMergeRequest } from './queries.ts';

type MergeRequest = Row<'merge_requests'>;

/** A merge request of a project, and the user who merges it. */
export interface Merging extends InProject {
  readonly caller: Caller;
}

/**
 * Merges a merge request as the settings of its project say. Throws a `Refusal`: 400 if it is to be merged later, 401 if
 * the caller may not merge into a protected branch, 405 if it is not open, is a draft, lacks approvals or waits for its
 * time or pipeline, 409 if its source branch is not at `sha`, 422 if there are conflicts or it must be rebased.
 */
export async function mergeMergeRequest(
  forge: Forge,
  { project, row, caller }: Merging,
  body: MergeRequestMerge = {},
): Promise<MergeRequest> {
  const settings = settingsOf(project);
  const style = mergeStyle(settings);
  const isSquash = squashes(settings, body.squash ?? row.squash);
  const merge = { id: row.id, isSquash, hasMergeCommit: style !== 'fast-forward' };
  const author = await authorshipOf(forge, caller);
  await merging(() =>
    changeReferences(forge, { project, caller, merging: merge }, (repository) =>
      // The facts are read in the lock: while a merge waits for it, an approval may be withdrawn.
      repository.locked(async () => {
        const current = await currentState(forge, row);
        return await repository.merge({
          source: await mergeableTip(forge, { ...current, caller }, body),
          target: current.row.target_branch,
          style,
          message: body.merge_commit_message ?? messageOf(current),
          ...(isSquash ? { squash: body.squash_commit_message ?? current.row.title } : {}),
          author,
        });
      }),
    ),
  );
  const { row: merged } = await currentState(forge, row);
  if (body.should_remove_source_branch ?? row.remove_source_branch ?? false)
    await removeSource(forge, { project, row: merged, caller });
  return merged;
}

/** A merge request and its project as they are now. */
async function currentState({ database }: Forge, { project_id, iid }: MergeRequest): Promise<InProject> {
  const row = await findMergeRequest(database, project_id, iid);
  const project = await database.one<Row<'projects'>>(sql`select * from projects where id = ${project_id}`);
  if (row === undefined || project === undefined) throw new Error('The merge request is gone.');
  return { project, row };
}

/** The commit that is merged. Throws a `Refusal` if the caller may not merge it now. */
async function mergeableTip(
  forge: Forge,
  { project, row, caller }: Merging,
  body: MergeRequestMerge,
): Promise<string> {
  const { sha, state, draft, merge_after, target_branch: target } = row;
  const isEarly = merge_after !== null && merge_after > instant(forge.clock);
  if (state !== 'opened' || draft || isEarly || sha === null) throw notMergeable();
  if (body.sha !== undefined && body.sha !== sha)
    throw conflict(`SHA does not match HEAD of source branch: ${sha}`);
  const protection = await protectionOf(forge, project, caller);
  if (!protection.may('merge', target) && !protection.may('push', target)) throw unauthorized();
  await mustBeApproved(forge, project, row);
  const pipeline = (await headPipelines(forge.database, [row])).get(row.id);
  const isLater = body.auto_merge ?? body.merge_when_pipeline_succeeds ?? false;
  if (isLater && pipeline !== undefined && !hasEnded(pipeline.status))
    throw badRequest(`auto_merge is not available: merge when pipeline ${pipeline.id} has ended`);
  if (pipelineObstacle(settingsOf(project), pipeline) !== undefined) throw notMergeable();
  return sha;
}

function notMergeable(): Refusal {
  return new Refusal({ status: 405, message: '405 Method Not Allowed' });
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

function messageOf({ project, row }: InProject): string {
  const { source_branch, target_branch, title, iid } = row;
  const subject = `Merge branch '${source_branch}' into '${target_branch}'`;
  return `${subject}\n\n${title}\n\nSee merge request ${project.full_path}!${iid}`;
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
