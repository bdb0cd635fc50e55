import type { Row } from '../../database/rows.ts';

/** What issues and merge requests have in common: what they are, and since when. */
export type PlannedView = Pick<
  Row<'issues'> & Row<'merge_requests'>,
  'id' | 'iid' | 'project_id' | 'title' | 'description' | 'state' | 'created_at' | 'updated_at'
>;

/** The members that every view of an issue or a merge request begins with. */
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
