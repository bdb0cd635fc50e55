import type { ListProjectIssuesServerRequest } from '../../../generated/companion/server/index.js';
import { readable } from '../../access/parts.ts';
import { heldGroups, heldProjects, type Viewer } from '../../access/queries.ts';
import { stored } from '../../clock.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { containing, joinSql, listOf, name, sql, type Sql } from '../../database/sql.ts';

type Query = ListProjectIssuesServerRequest['query'];

/**
 * A condition on an issue `i` of a project `p`: the viewer may see it. Confidential issues are visible to planners,
 * authors, assignees and the owner of the namespace.
 */
export function visibleIssue(viewer: Viewer | undefined): Sql {
  const seen = readable('issues', viewer);
  if (viewer?.isAdministrator === true) return seen;
  if (viewer === undefined) return sql`(${seen} and i.confidential = ${false})`;
  return sql`(${seen} and (
    i.confidential = ${false} or i.author_id = ${viewer.userId}
    or i.id in (select issue_id from issue_assignees where user_id = ${viewer.userId})
    or p.namespace_id in (select id from namespaces where owner_id = ${viewer.userId})
    or p.id in (select id from ${heldProjects(viewer)} as planned_projects where level >= 15)
    or p.namespace_id in (select id from ${heldGroups(viewer)} as planned_groups where level >= 15)))`;
}

/** The issues of a milestone that the viewer may see, the newest first. */
export function issuesOfMilestone(milestoneId: number, viewer: Viewer | undefined): Sql {
  return sql`select i.* from issues i join projects p on p.id = i.project_id
    where i.milestone_id = ${milestoneId} and ${visibleIssue(viewer)} order by i.created_at desc, i.id desc`;
}

/** The issues of a project that a list requests, in a total order. */
export function issuesQuery(query: Query, projectId: number, viewer: Viewer | undefined): Sql {
  const conditions = [
    sql`i.project_id = ${projectId}`,
    visibleIssue(viewer),
    ...plain(query),
    ...people(query, viewer),
    ...planned(query),
    ...words(query),
  ];
  return sql`select i.* from issues i join projects p on p.id = i.project_id
    where ${joinSql(conditions, ' and ')} order by ${order(query)}`;
}

function plain(query: Query): readonly Sql[] {
  const iids = query['iids[]'];
  const { state, confidential, created_after, created_before, updated_after, updated_before } = query;
  return [
    ...(iids === undefined || iids.length === 0 ? [] : [sql`i.iid in ${listOf(iids)}`]),
    ...(state === 'all' ? [] : [sql`i.state = ${state}`]),
    ...(confidential === undefined ? [] : [sql`i.confidential = ${confidential}`]),
    ...(created_after === undefined ? [] : [sql`i.created_at >= ${stored(created_after)}`]),
    ...(created_before === undefined ? [] : [sql`i.created_at <= ${stored(created_before)}`]),
    ...(updated_after === undefined ? [] : [sql`i.updated_at >= ${stored(updated_after)}`]),
    ...(updated_before === undefined ? [] : [sql`i.updated_at <= ${stored(updated_before)}`]),
  ];
}

function people(query: Query, viewer: Viewer | undefined): readonly Sql[] {
  const { scope, author_id, author_username, assignee_id } = query;
  const me = viewer?.userId ?? 0;
  const assigned = sql`(select issue_id from issue_assignees)`;
  return [
    ...(scope === 'created_by_me' ? [sql`i.author_id = ${me}`] : []),
    ...(scope === 'assigned_to_me' ? [assignedTo(me)] : []),
    ...(author_id === undefined ? [] : [sql`i.author_id = ${author_id}`]),
    ...(author_username === undefined
      ? []
      : [
          sql`i.author_id in (select id from users where lower(username) = ${author_username.toLowerCase()})`,
        ]),
    ...(assignee_id === 'None' || assignee_id === 0 ? [sql`i.id not in ${assigned}`] : []),
    ...(assignee_id === 'Any' ? [sql`i.id in ${assigned}`] : []),
    ...(typeof assignee_id === 'number' && assignee_id !== 0 ? [assignedTo(assignee_id)] : []),
  ];
}

function assignedTo(userId: number): Sql {
  return sql`i.id in (select issue_id from issue_assignees where user_id = ${userId})`;
}

function planned({ labels = [], milestone }: Query): readonly Sql[] {
  const labelled = sql`(select issue_id from issue_labels)`;
  const [only] = labels.length === 1 ? labels : [];
  const byLabel =
    only === 'None'
      ? [sql`i.id not in ${labelled}`]
      : only === 'Any'
        ? [sql`i.id in ${labelled}`]
        : labels.map(
            (label) => sql`i.id in (select t.issue_id from issue_labels t join labels l on l.id = t.label_id
              where l.name = ${label})`,
          );
  if (milestone === undefined) return byLabel;
  if (milestone === 'None') return [...byLabel, sql`i.milestone_id is null`];
  if (milestone === 'Any') return [...byLabel, sql`i.milestone_id is not null`];
  return [...byLabel, sql`i.milestone_id in (select id from milestones where title = ${milestone})`];
}

function words({ search }: Query): readonly Sql[] {
  return (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) => sql`(lower(i.title) like ${containing(word)} escape '\\'
        or lower(coalesce(i.description, '')) like ${containing(word)} escape '\\')`,
    );
}

const columns = {
  created_at: 'i.created_at',
  updated_at: 'i.updated_at',
  title: 'lower(i.title)',
  due_date: 'i.due_date',
  weight: 'i.weight',
} as const satisfies Record<Query['order_by'], string>;

/** Missing values come last, in both directions and on both databases. */
function order({ order_by, sort }: Query): Sql {
  const direction = name(sort, ['asc', 'desc']);
  const column = name(columns[order_by], Object.values(columns));
  return sql`case when ${column} is null then 1 else 0 end, ${column} ${direction}, i.id ${direction}`;
}

/** An issue by its number within the project; undefined if there is none that the viewer may see. */
export async function findIssue(
  reads: Reads,
  { projectId, iid }: { readonly projectId: number; readonly iid: number },
  viewer: Viewer | undefined,
): Promise<Row<'issues'> | undefined> {
  return await reads.one<Row<'issues'>>(sql`
    select i.* from issues i join projects p on p.id = i.project_id
    where i.project_id = ${projectId} and i.iid = ${iid} and ${visibleIssue(viewer)}`);
}
