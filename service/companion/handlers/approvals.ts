import type {
  CreateProjectApprovalRuleHandler,
  UpdateProjectApprovalRuleHandler,
  DeleteProjectApprovalRuleHandler,
  GetMergeRequestApprovalsHandler,
  ApproveMergeRequestHandler,
  UnapproveMergeRequestHandler,
} from '../../../generated/companion/server/index.js';
import { projectOf } from '../../access/resources.ts';
import { approve, unapprove } from '../../families/approvals/approve.ts';
import { changeRule, createRule } from '../../families/approvals/change.ts';
import { presentApprovals } from '../../families/approvals/merge-request-view.ts';
import { presentRule, ruleOf } from '../../families/approvals/present.ts';
import { deleteRule } from '../../families/approvals/queries.ts';
import { mergeRequestOf } from '../../families/merge-requests/find.ts';

/**
 * Create an approval rule of a project
 *
 * `POST /projects/{id}/approval_rules`
 */
export const createProjectApprovalRule: CreateProjectApprovalRuleHandler = async (
  { path, body },
  context,
) => {
  const project = await projectOf(context, path.id);
  const rule = await createRule(context, { projectId: project.id }, body);
  return { status: 201, body: await presentRule(context, rule) };
};

/**
 * Change an approval rule of a project
 *
 * `PUT /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const updateProjectApprovalRule: UpdateProjectApprovalRuleHandler = async (
  { path, body = {} },
  context,
) => {
  const project = await projectOf(context, path.id);
  const rule = await ruleOf(context, { projectId: project.id }, path.approval_rule_id);
  return { status: 200, body: await presentRule(context, await changeRule(context, rule, body)) };
};

/**
 * Delete an approval rule of a project
 *
 * `DELETE /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const deleteProjectApprovalRule: DeleteProjectApprovalRuleHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  const rule = await ruleOf(context, { projectId: project.id }, path.approval_rule_id);
  await context.app.database.transaction((writes) => deleteRule(writes, rule.id));
  return { status: 204 };
};

/**
 * Get the approvals of a merge request
 *
 * `GET /projects/{id}/merge_requests/{merge_request_iid}/approvals`
 */
export const getMergeRequestApprovals: GetMergeRequestApprovalsHandler = async ({ path }, context) => {
  return { status: 200, body: await presentApprovals(context, await mergeRequestOf(context, path)) };
};

/**
 * Approve a merge request
 *
 * `POST /projects/{id}/merge_requests/{merge_request_iid}/approve`
 */
export const approveMergeRequest: ApproveMergeRequestHandler = async ({ path, body = {} }, context) => {
  const found = await mergeRequestOf(context, path);
  await approve(context, found, body);
  return { status: 201, body: await presentApprovals(context, found) };
};

/**
 * Revoke an approval
 *
 * `POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove`
 */
export const unapproveMergeRequest: UnapproveMergeRequestHandler = async ({ path }, context) => {
  const found = await mergeRequestOf(context, path);
  await unapprove(context, found);
  return { status: 201, body: await presentApprovals(context, found) };
};
