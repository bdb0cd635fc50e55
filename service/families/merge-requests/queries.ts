import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

type MergeRequest = Row<'merge_requests'>;

/** A merge request by its number within its target project. */
export async function findMergeRequest(
  reads: Reads,
  projectId: number,
  iid: number,
): Promise<MergeRequest | undefined> {
  return await reads.one<MergeRequest>(
    sql`select * from merge_requests where project_id = ${projectId} and iid = ${iid}`,
  );
}

/** The open merge request between two branches; there is at most one. */
export async function findOpenBetween(
  reads: Reads,
  { project_id, source_project_id, source_branch, target_branch }: Branches,
  except = 0,
): Promise<MergeRequest | undefined> {
  return await reads.one<MergeRequest>(sql`
    select * from merge_requests
    where project_id = ${project_id} and source_project_id = ${source_project_id} and state = 'opened'
      and source_branch = ${source_branch} and target_branch = ${target_branch} and id <> ${except}
    order by id`);
}

export interface Branches {
  readonly project_id: number;
  readonly source_project_id: number;
  readonly source_branch: string;
  readonly target_branch: string;
}

/** Stores the result of checking a merge. */
export async function setMergeStatus(
  writes: Writes,
  id: number,
  { merge_status, is_behind }: Pick<MergeRequest, 'merge_status' | 'is_behind'>,
): Promise<void> {
  await writes.run(
    sql`update merge_requests set merge_status = ${merge_status}, is_behind = ${is_behind} where id = ${id}`,
  );
}

/** The open merge requests from a branch that have another commit as its tip. */
export async function openFrom(
  reads: Reads,
  branch: { readonly projectId: number; readonly name: string; readonly sha: string },
): Promise<readonly MergeRequest[]> {
  return await reads.all<MergeRequest>(sql`
    select * from merge_requests
    where source_project_id = ${branch.projectId} and source_branch = ${branch.name} and state = 'opened'
      and sha <> ${branch.sha} order by id`);
}

/** Stores the new tip of a source branch. */
export async function setTip(
  writes: Writes,
  branch: { projectId: number; name: string; sha: string },
): Promise<void> {
  await writes.run(sql`
    update merge_requests set sha = ${branch.sha}, merge_status = 'unchecked'
    where source_project_id = ${branch.projectId} and source_branch = ${branch.name} and state = 'opened'`);
}

/** When the target of merge requests moves, it becomes unknown whether they can be merged. */
export async function forgetStatus(
  writes: Writes,
  branch: { projectId: number; name: string },
): Promise<void> {
  await writes.run(sql`
    update merge_requests set merge_status = 'unchecked'
    where project_id = ${branch.projectId} and target_branch = ${branch.name} and state = 'opened'`);
}
