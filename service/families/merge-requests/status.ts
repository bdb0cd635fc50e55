import { levelInProject } from '../../access/queries.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { GitError } from '../../git/errors.ts';
import { repositoryOf } from '../projects/repository.ts';
import { setMergeStatus } from './queries.ts';

type MergeRequest = Row<'merge_requests'>;

/** Checks whether open merge requests can be merged, for projects in which the caller is a developer. */
export async function recheckStatuses(
  { app, principal }: Asking,
  rows: readonly MergeRequest[],
): Promise<readonly MergeRequest[]> {
  const viewer = viewerOf(app, principal);
  const allowed = new Map<number, Row<'projects'> | undefined>();
  const checked: MergeRequest[] = [];
  for (const row of rows) {
    if (!allowed.has(row.project_id)) {
      const project = await app.database.one<Row<'projects'>>(
        sql`select * from projects where id = ${row.project_id}`,
      );
      const level =
        viewer === undefined || project === undefined
          ? 0
          : await levelInProject(app.database, viewer, project);
      allowed.set(row.project_id, (level ?? 0) >= 30 ? project : undefined);
    }
    const project = allowed.get(row.project_id);
    checked.push(project === undefined ? row : await withStatus(app, project, row));
  }
  return checked;
}

/** A merge request with its current status by the repository. */
export async function withStatus(
  forge: Forge,
  project: Row<'projects'>,
  row: MergeRequest,
): Promise<MergeRequest> {
  if (row.state !== 'opened' || row.sha === null || row.merge_status !== 'unchecked') return row;
  const status = await statusOf(forge, project, row.sha, row.target_branch);
  await forge.database.transaction((writes) => setMergeStatus(writes, row.id, status));
  return { ...row, ...status };
}

async function statusOf(
  forge: Forge,
  project: Row<'projects'>,
  sha: string,
  branch: string,
): Promise<Pick<MergeRequest, 'merge_status' | 'is_behind'>> {
  const repository = await repositoryOf(forge, project);
  const target = `refs/heads/${branch}`;
  try {
    const { clean } = await repository.checkMerge(sha, target);
    const is_behind = !(await repository.isAncestor(target, sha));
    return { merge_status: clean ? 'can_be_merged' : 'cannot_be_merged', is_behind };
  } catch (error) {
    // Without its branches, or without a common history, nothing can be merged.
    if (error instanceof GitError) return { merge_status: 'cannot_be_merged', is_behind: false };
    throw error;
  }
}
