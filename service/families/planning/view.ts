import type { Row } from '../../database/rows.ts';

/** The common members of issues and merge requests. */
export type PlannedView = Pick<
  Row<'issues'> & Row<'merge_requests'>,
  'id' | 'iid' | 'project_id' | 'title' | 'description' | 'state' | 'created_at' | 'updated_at'
>;

/** The members at the beginning of every view of an issue or a merge request. */
export function plannedView({
  id,
  iid,
  project_id,
  title,
  description,
  state,
  created_at,
  updated_at,
}: PlannedView): PlannedView {
  return { id, iid, project_id, title, description, state, created_at, updated_at };
}
