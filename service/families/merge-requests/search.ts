import type {
  ListMergeRequestsServerRequest,
  ListProjectMergeRequestsServerRequest,
} from '../../../generated/server/index.js';
import { readable } from '../../access/parts.ts';
import type { Viewer } from '../../access/queries.ts';
import { stored } from '../../clock.ts';
import { containing, joinSql, listOf, name, sql, type Sql } from '../../database/sql.ts';
import { exclusions } from './exclusions.ts';
import {
  approvedBy,
  assignedTo,
  concerning,
  labelled,
  milestoneTitled,
  reviewedBy,
  usersNamed,
} from './conditions.ts';

/** The queries of both lists: that of one project has no default scope, and can filter by numbers. */
export type MergeRequestQuery = Omit<ListMergeRequestsServerRequest['query'], 'scope'> &
  Pick<ListProjectMergeRequestsServerRequest['query'], 'scope' | 'iids[]'>;

/** The merge requests that a list requests (Part B 4.5), in a total order; of one project if it is named. */
export function mergeRequestsQuery(
  query: MergeRequestQuery,
  viewer: Viewer | undefined,
  projectId?: number,
): Sql {
  const conditions = [
    readable('merge requests', viewer),
    ...(projectId === undefined ? [] : [sql`m.project_id = ${projectId}`]),
    ...scoped(query, viewer),
    ...plain(query),
    ...times(query),
    ...people(query),
    ...approvals(query),
    ...planned(query),
    ...undeployed(query),
    ...words(query),
    ...(query.not === undefined ? [] : exclusions(query.not)),
  ];
  return sql`select m.* from merge_requests m join projects p on p.id = m.project_id
    where ${joinSql(conditions, ' and ')} order by ${order(query)}`;
}

/** The merge requests of a milestone that the viewer may read, the newest first. */
export function mergeRequestsOfMilestone(milestoneId: number, viewer: Viewer | undefined): Sql {
  return sql`select m.* from merge_requests m join projects p on p.id = m.project_id
    where m.milestone_id = ${milestoneId} and ${readable('merge requests', viewer)} order by m.created_at desc, m.id desc`;
}

function scoped({ scope = 'all' }: MergeRequestQuery, viewer: Viewer | undefined): readonly Sql[] {
  const me = viewer?.userId ?? 0;
  if (scope === 'created_by_me') return [sql`m.author_id = ${me}`];
  return scope === 'assigned_to_me' ? [assignedTo([me])] : [];
}

function plain(query: MergeRequestQuery): readonly Sql[] {
  const { state = 'all', wip, source_branch, target_branch, 'iids[]': iids } = query;
  return [
    ...(state === 'all' ? [] : [sql`m.state = ${state}`]),
    ...(wip === undefined ? [] : [sql`m.draft = ${wip === 'yes'}`]),
    ...(source_branch === undefined ? [] : [sql`m.source_branch = ${source_branch}`]),
    ...(target_branch === undefined ? [] : [sql`m.target_branch = ${target_branch}`]),
    ...(iids === undefined || iids.length === 0 ? [] : [sql`m.iid in ${listOf(iids)}`]),
  ];
}

function times({
  created_after,
  created_before,
  updated_after,
  updated_before,
}: MergeRequestQuery): readonly Sql[] {
  return [
    ...(created_after === undefined ? [] : [sql`m.created_at >= ${stored(created_after)}`]),
    ...(created_before === undefined ? [] : [sql`m.created_at <= ${stored(created_before)}`]),
    ...(updated_after === undefined ? [] : [sql`m.updated_at >= ${stored(updated_after)}`]),
    ...(updated_before === undefined ? [] : [sql`m.updated_at <= ${stored(updated_before)}`]),
  ];
}

function people(query: MergeRequestQuery): readonly Sql[] {
  const { assignee_id, author_id, author_username, merge_user_id, merge_user_username } = query;
  const { reviewer_id, reviewer_username } = query;
  return [
    ...(author_id === undefined ? [] : [sql`m.author_id = ${author_id}`]),
    ...(author_username === undefined ? [] : [sql`m.author_id in ${usersNamed([author_username])}`]),
    ...(merge_user_id === undefined ? [] : [sql`m.merge_user_id = ${merge_user_id}`]),
    ...(merge_user_username === undefined
      ? []
      : [sql`m.merge_user_id in ${usersNamed([merge_user_username])}`]),
    ...(reviewer_id === undefined ? [] : [reviewedBy([reviewer_id])]),
    ...(reviewer_username === undefined ? [] : [reviewedBy(usersNamed([reviewer_username]))]),
    ...(assignee_id === 'None' || assignee_id === 0
      ? [sql`m.id not in (select merge_request_id from merge_request_assignees)`]
      : []),
    ...(assignee_id === 'Any' ? [sql`m.id in (select merge_request_id from merge_request_assignees)`] : []),
    ...(typeof assignee_id === 'number' && assignee_id !== 0 ? [assignedTo([assignee_id])] : []),
  ];
}

/**
 * A list of users selects merge requests that all of them have approved, or may approve by a rule that names them;
 * `None` and `Any` in place of a user, or of the list, select those without one, or with any.
 */
function approvals(query: MergeRequestQuery): readonly Sql[] {
  const {
    approved,
    approved_by_ids,
    approver_ids,
    'approved_by_ids[]': by,
    'approver_ids[]': approvers,
  } = query;
  const some = sql`m.id in (select merge_request_id from approvals)`;
  const none = sql`m.id not in (select merge_request_id from approvals)`;
  const ruled = sql`(select r.project_id from approval_rules r join approval_rule_users u on u.approval_rule_id = r.id
    where r.project_id is not null)`;
  return [
    ...(approved === undefined ? [] : [approved === 'yes' ? some : none]),
    ...[approved_by_ids ?? [], by ?? []].flat().map((who) => {
      if (typeof who === 'number') return approvedBy(who);
      return who === 'Any' ? some : none;
    }),
    ...[approver_ids ?? [], approvers ?? []].flat().map((who) => {
      if (who === 'Any') return sql`m.project_id in ${ruled}`;
      if (who === 'None') return sql`m.project_id not in ${ruled}`;
      return sql`m.project_id in (select r.project_id from approval_rules r
        join approval_rule_users u on u.approval_rule_id = r.id where u.user_id = ${who})`;
    }),
  ];
}

function planned({ labels = [], milestone, my_reaction_emoji: reaction }: MergeRequestQuery): readonly Sql[] {
  const [only] = labels.length === 1 ? labels : [];
  const any = sql`(select merge_request_id from merge_request_labels)`;
  const byLabel =
    only === 'None'
      ? [sql`m.id not in ${any}`]
      : only === 'Any'
        ? [sql`m.id in ${any}`]
        : labels.map((label) => labelled([label]));
  return [
    ...byLabel,
    ...(milestone === 'None' ? [sql`m.milestone_id is null`] : []),
    ...(milestone === 'Any' ? [sql`m.milestone_id is not null`] : []),
    ...(milestone === undefined || milestone === 'None' || milestone === 'Any'
      ? []
      : [milestoneTitled([milestone])]),
    // There are no reactions here: no merge request has a reaction of the caller.
    ...(reaction === undefined || reaction === 'None' ? [] : [sql`1 = 0`]),
  ];
}

/** There are no deployments here, so no merge request is in an environment or was ever deployed. */
function undeployed({ deployed_after, deployed_before, environment }: MergeRequestQuery): readonly Sql[] {
  return (deployed_after ?? deployed_before ?? environment) === undefined ? [] : [sql`1 = 0`];
}

/** Each word must occur in one of the places. */
function words({ search, in: places }: MergeRequestQuery): readonly Sql[] {
  return (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => concerning(containing(word), places));
}

const columns = {
  created_at: 'm.created_at',
  updated_at: 'm.updated_at',
  merged_at: 'm.merged_at',
  title: 'lower(m.title)',
} as const satisfies Record<MergeRequestQuery['order_by'], string>;

/** Missing values come last, in both directions and on both databases. */
function order({ order_by, sort }: MergeRequestQuery): Sql {
  const direction = name(sort, ['asc', 'desc']);
  const column = name(columns[order_by], Object.values(columns));
  const last = order_by === 'merged_at' ? sql`case when m.merged_at is null then 1 else 0 end, ` : sql``;
  return sql`${last}${column} ${direction}, m.id ${direction}`;
}
