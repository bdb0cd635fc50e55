import type { MergeRequestApprovals } from '../../../generated/companion/types/index.js';
import { viewerOf, type Asking } from '../../access/resources.ts';
import { usersById } from '../../access/users.ts';
import type { InProject } from '../merge-requests/context-commits.ts';
import { userSummary } from '../users/view.ts';
import { mayApprove } from './approve.ts';
import { approvalState } from './state.ts';

/** The approvals of a merge request as a caller sees them. */
export async function presentApprovals(
  asking: Asking,
  { project, row }: InProject,
): Promise<MergeRequestApprovals> {
  const { app, principal } = asking;
  const state = await approvalState(app, project, row);
  const { rules, approvals, approved, settings } = state;
  const users = await usersById(
    app.database,
    approvals.map(({ user_id }) => user_id),
  );
  const given = new Set(approvals.map(({ user_id }) => user_id));
  const named = new Map(
    rules
      .flatMap(({ left, named: people }) => (left === 0 ? [] : (people ?? [])))
      .map((user) => [user.id, user]),
  );
  const viewer = viewerOf(app, principal);
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    merge_status: row.merge_status,
    approved,
    approvals_required: sum(rules.map(({ required }) => required)),
    approvals_left: sum(rules.map(({ left }) => left)),
    require_password_to_approve: settings.require_reauthentication_to_approve.value,
    approved_by: approvals.flatMap(({ user_id, created_at }) => {
      const user = users.get(user_id);
      return user === undefined ? [] : [{ user: userSummary(app.instance, user), approved_at: created_at }];
    }),
    suggested_approvers: [...named.values()]
      .filter(({ id }) => !given.has(id) && id !== row.author_id)
      .map((user) => userSummary(app.instance, user)),
    approvers: [],
    approver_groups: [],
    user_has_approved: viewer !== undefined && given.has(viewer.userId),
    user_can_approve: await mayApprove(asking, { project, row }, state),
    approval_rules_left: rules.flatMap(({ rule, left }) =>
      rule === undefined || left === 0 ? [] : [{ id: rule.id, name: rule.name, rule_type: rule.rule_type }],
    ),
    has_approval_rules: rules.length > 0,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
