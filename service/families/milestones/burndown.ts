import type { Viewer } from '../../access/queries.ts';
import type { Row } from '../../database/rows.ts';
import { sql, type Sql } from '../../database/sql.ts';
import { visibleIssue } from '../issues/search.ts';

/** The events of a milestone's issues, the oldest first. */
export function burndownQuery(milestoneId: number, viewer: Viewer | undefined): Sql {
  return sql`
    select e.*, i.weight as weight from issue_events e
    join issues i on i.id = e.issue_id join projects p on p.id = i.project_id
    where i.milestone_id = ${milestoneId} and ${visibleIssue(viewer)}
    order by e.created_at, e.id`;
}

/** One step of a burndown chart. */
export type BurndownEvent = Pick<Row<'issue_events'>, 'action' | 'created_at'> &
  Pick<Row<'issues'>, 'weight'>;

export function burndownView({ action, created_at, weight }: BurndownEvent): BurndownEvent {
  return { created_at, weight, action };
}
