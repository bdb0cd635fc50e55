import type { Issue } from '../../../generated/companion/types/index.js';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { embeddedMilestones } from '../milestones/present.ts';
import { labelsOf } from '../planning/labels.ts';
import { usersById } from '../../access/users.ts';
import { peopleOf } from '../planning/people.ts';
import { plannedView } from '../planning/view.ts';
import { taskCompletion } from '../planning/tasks.ts';
import { noTime } from '../planning/time.ts';
import { userSummary } from '../users/view.ts';

/** Issues in lists and single responses. */
export async function presentIssues(forge: Forge, rows: readonly Row<'issues'>[]): Promise<Issue[]> {
  const { database, instance } = forge;
  const ids = rows.map(({ id }) => id);
  const projects = await database.all<Row<'projects'>>(
    sql`select * from projects where id in ${listOf(rows.map(({ project_id }) => project_id))}`,
  );
  const paths = new Map(projects.map((project) => [project.id, project.full_path]));
  const users = await usersById(
    database,
    rows.flatMap(({ author_id, closed_by_id }) => [author_id, closed_by_id]),
  );
  const assignees = await peopleOf(database, 'issue_assignees', ids);
  const labels = await labelsOf(database, 'issue_labels', ids);
  const milestones = await embeddedMilestones(
    forge,
    rows.map(({ milestone_id }) => milestone_id),
  );
  return rows.map((row) => {
    const path = paths.get(row.project_id) ?? '';
    const author = users.get(row.author_id ?? 0);
    const closer = users.get(row.closed_by_id ?? 0);
    const assigned = (assignees.get(row.id) ?? []).map((user) => userSummary(instance, user));
    const tasks = taskCompletion(row.description);
    return {
      ...plannedView(row),
      closed_at: row.closed_at,
      closed_by: closer === undefined ? null : userSummary(instance, closer),
      labels: (labels.get(row.id) ?? []).map(({ name }) => name),
      milestone: milestones.get(row.milestone_id ?? 0) ?? null,
      ...(author === undefined ? {} : { author: userSummary(instance, author) }),
      assignee: assigned[0] ?? null,
      assignees: assigned,
      type: row.issue_type.toUpperCase(),
      issue_type: row.issue_type,
      confidential: row.confidential,
      discussion_locked: row.discussion_locked,
      due_date: row.due_date,
      weight: row.weight,
      upvotes: 0,
      downvotes: 0,
      user_notes_count: 0,
      merge_requests_count: 0,
      web_url: `${instance.url}/${path}/-/issues/${row.iid}`,
      references: { short: `#${row.iid}`, relative: `#${row.iid}`, full: `${path}#${row.iid}` },
      time_stats: noTime,
      task_completion_status: tasks,
      has_tasks: tasks.count > 0,
    };
  });
}

/** One issue. */
export async function presentIssue(forge: Forge, row: Row<'issues'>): Promise<Issue> {
  const [presented] = await presentIssues(forge, [row]);
  if (presented === undefined) throw new Error('The issue is not presented.');
  return presented;
}
