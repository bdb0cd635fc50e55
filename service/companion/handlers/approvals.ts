import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateProjectApprovalRuleHandler,
  UpdateProjectApprovalRuleHandler,
  DeleteProjectApprovalRuleHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Create an approval rule of a project
 *
 * `POST /projects/{id}/approval_rules`
 */
export const createProjectApprovalRule: CreateProjectApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'createProjectApprovalRule is not implemented.' });
};

/**
 * Change an approval rule of a project
 *
 * `PUT /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const updateProjectApprovalRule: UpdateProjectApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectApprovalRule is not implemented.' });
};

/**
 * Delete an approval rule of a project
 *
 * `DELETE /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const deleteProjectApprovalRule: DeleteProjectApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectApprovalRule is not implemented.' });
};
