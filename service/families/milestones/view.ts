import type { EmbeddedMilestone, Milestone } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** A milestone (Part B 2.7). `today` is `YYYY-MM-DD`. One of a group has `group_id` and no `project_id`. */
export function milestoneView(
  row: Row<'milestones'>,
  today: string,
): Milestone & { readonly group_id?: number } {
  return {
    id: row.id,
    iid: row.iid,
    ...(row.project_id === null ? {} : { project_id: row.project_id }),
    ...(row.group_id === null ? {} : { group_id: row.group_id }),
    title: row.title,
    description: row.description,
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    due_date: row.due_date,
    start_date: row.start_date,
    expired: row.due_date !== null && row.due_date < today,
  };
}

/** A milestone inside an issue or merge request. `owner` is the web URL of its project or group. */
export function embeddedMilestone(row: Row<'milestones'>, today: string, owner: string): EmbeddedMilestone {
  return { ...milestoneView(row, today), web_url: `${owner}/-/milestones/${row.iid}` };
}
