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
import { requireInGroup, requireInProject } from '../access/require.ts';
import { groupOf, projectOf } from '../access/resources.ts';
import { changeRule, createRule } from '../families/approvals/change.ts';
import { approvalConfiguration, changeConfiguration } from '../families/approvals/configuration.ts';
import { presentRule, ruleOf, rulesPage } from '../families/approvals/present.ts';
import {
  approvalSettings,
  changeSettings,
  checkRetention,
  settingsView,
} from '../families/approvals/settings.ts';

const maintainer = 40;
const owner = 50;

/**
 * List the approval rules of a group
 *
 * `GET /groups/{id}/approval_rules`
 */
export const listGroupApprovalRules: ListGroupApprovalRulesHandler = async ({ path, query }, context) => {
  const group = await groupOf(context, path.id);
  return { status: 200, ...(await rulesPage(context, query, { groupId: group.id })) };
};

/**
 * Create an approval rule of a group
 *
 * `POST /groups/{id}/approval_rules`
 */
export const createGroupApprovalRule: CreateGroupApprovalRuleHandler = async ({ path, body }, context) => {
  const group = await groupOf(context, path.id);
  await requireInGroup(context, group.id, owner);
  const rule = await createRule(context, { groupId: group.id }, body);
  return { status: 201, body: await presentRule(context, rule) };
};

/**
 * Change an approval rule of a group
 *
 * `PUT /groups/{id}/approval_rules/{approval_rule_id}`
 */
export const updateGroupApprovalRule: UpdateGroupApprovalRuleHandler = async (
  { path, body = {} },
  context,
) => {
  const group = await groupOf(context, path.id);
  await requireInGroup(context, group.id, owner);
  const rule = await ruleOf(context, { groupId: group.id }, path.approval_rule_id);
  return { status: 200, body: await presentRule(context, await changeRule(context, rule, body)) };
};

/**
 * Get the approval configuration of a project
 *
 * `GET /projects/{id}/approvals`
 */
export const getProjectApprovalConfiguration: GetProjectApprovalConfigurationHandler = async (
  { path },
  context,
) => {
  const project = await projectOf(context, path.id);
  return { status: 200, body: await approvalConfiguration(context.app.database, project) };
};

/**
 * Change the approval configuration of a project
 *
 * `POST /projects/{id}/approvals`
 */
export const updateProjectApprovalConfiguration: UpdateProjectApprovalConfigurationHandler = async (
  { path, body = {} },
  context,
) => {
  const { database } = context.app;
  const project = await projectOf(context, path.id);
  await requireInProject(context, project, maintainer);
  await database.transaction((writes) => changeConfiguration(writes, project, body));
  return { status: 200, body: await approvalConfiguration(database, project) };
};

/**
 * List the approval rules of a project
 *
 * `GET /projects/{id}/approval_rules`
 */
export const listProjectApprovalRules: ListProjectApprovalRulesHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  return { status: 200, ...(await rulesPage(context, query, { projectId: project.id })) };
};

/**
 * Get an approval rule of a project
 *
 * `GET /projects/{id}/approval_rules/{approval_rule_id}`
 */
export const getProjectApprovalRule: GetProjectApprovalRuleHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  const rule = await ruleOf(context, { projectId: project.id }, path.approval_rule_id);
  return { status: 200, body: await presentRule(context, rule) };
};

/**
 * Get the approval settings of a group
 *
 * `GET /groups/{id}/merge_request_approval_setting`
 */
export const getGroupApprovalSettings: GetGroupApprovalSettingsHandler = async ({ path }, context) => {
  const row = await groupOf(context, path.id);
  return {
    status: 200,
    body: settingsView(await approvalSettings(context.app.database, { kind: 'group', row })),
  };
};

/**
 * Change the approval settings of a group
 *
 * `PUT /groups/{id}/merge_request_approval_setting`
 */
export const updateGroupApprovalSettings: UpdateGroupApprovalSettingsHandler = async (
  { path, body = {} },
  context,
) => {
  const row = await groupOf(context, path.id);
  const changed = await context.app.database.transaction((writes) =>
    changeSettings(writes, { kind: 'group', row }, body, checkRetention(body)),
  );
  return { status: 200, body: settingsView(changed) };
};

/**
 * Get the approval settings of a project
 *
 * `GET /projects/{id}/merge_request_approval_setting`
 */
export const getProjectApprovalSettings: GetProjectApprovalSettingsHandler = async ({ path }, context) => {
  const row = await projectOf(context, path.id);
  return {
    status: 200,
    body: settingsView(await approvalSettings(context.app.database, { kind: 'project', row })),
  };
};

/**
 * Change the approval settings of a project
 *
 * `PUT /projects/{id}/merge_request_approval_setting`
 */
export const updateProjectApprovalSettings: UpdateProjectApprovalSettingsHandler = async (
  { path, body = {} },
  context,
) => {
  const row = await projectOf(context, path.id);
  const changed = await context.app.database.transaction((writes) =>
    changeSettings(writes, { kind: 'project', row }, body, checkRetention(body)),
  );
  return { status: 200, body: settingsView(changed) };
};
