import { Refusal } from '../../generated/server/index.js';
import type {
  ListGroupApprovalRulesHandler,
  CreateGroupApprovalRuleHandler,
  UpdateGroupApprovalRuleHandler,
  GetProjectApprovalConfigurationHandler,
  UpdateProjectApprovalConfigurationHandler,
  ListProjectApprovalRulesHandler,
  GetProjectApprovalRuleHandler,
  GetGroupApprovalSettingsHandler,
  UpdateGroupApprovalSettingsHandler,
  GetProjectApprovalSettingsHandler,
  UpdateProjectApprovalSettingsHandler,
} from '../../generated/server/index.js';

/**
 * List the approval rules of a group
 *
 * `GET /groups/{id}/approval_rules`
 */
export const listGroupApprovalRules: ListGroupApprovalRulesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listGroupApprovalRules is not implemented.' });
};

/**
 * Create an approval rule of a group
 *
 * `POST /groups/{id}/approval_rules`
 */
export const createGroupApprovalRule: CreateGroupApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'createGroupApprovalRule is not implemented.' });
};

/**
 * Change an approval rule of a group
 *
 * `PUT /groups/{id}/approval_rules/{approval_rule_id}`
 */
export const updateGroupApprovalRule: UpdateGroupApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateGroupApprovalRule is not implemented.' });
};

/**
 * Get the approval configuration of a project
 *
 * `GET /projects/{id}/approvals`
 */
export const getProjectApprovalConfiguration: GetProjectApprovalConfigurationHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectApprovalConfiguration is not implemented.' });
};

/**
 * Change the approval configuration of a project
 *
 * `POST /projects/{id}/approvals`
 */
export const updateProjectApprovalConfiguration: UpdateProjectApprovalConfigurationHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectApprovalConfiguration is not implemented.' });
};

/**
 * List the approval rules of a project
 *
 * `GET /projects/{id}/approval_rules`
 */
export const listProjectApprovalRules: ListProjectApprovalRulesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectApprovalRules is not implemented.' });
};

/**
 * Get an approval rule of a project
 *
 * `GET /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const getProjectApprovalRule: GetProjectApprovalRuleHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectApprovalRule is not implemented.' });
};

/**
 * Get the approval settings of a group
 *
 * `GET /groups/{id}/merge_request_approval_setting`
 */
export const getGroupApprovalSettings: GetGroupApprovalSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'getGroupApprovalSettings is not implemented.' });
};

/**
 * Change the approval settings of a group
 *
 * `PUT /groups/{id}/merge_request_approval_setting`
 */
export const updateGroupApprovalSettings: UpdateGroupApprovalSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateGroupApprovalSettings is not implemented.' });
};

/**
 * Get the approval settings of a project
 *
 * `GET /projects/{id}/merge_request_approval_setting`
 */
export const getProjectApprovalSettings: GetProjectApprovalSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'getProjectApprovalSettings is not implemented.' });
};

/**
 * Change the approval settings of a project
 *
 * `PUT /projects/{id}/merge_request_approval_setting`
 */
export const updateProjectApprovalSettings: UpdateProjectApprovalSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateProjectApprovalSettings is not implemented.' });
};
