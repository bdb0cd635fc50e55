import {
  array,
  each,
  flag,
  integer,
  list,
  nested,
  nullable,
  object,
  one,
  required,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { userSummary } from './shared.ts';

const ruleTypes = ['any_approver', 'regular', 'code_owner', 'report_approver'];

const branchAccess: Facts = {
  id: integer,
  access_level: { type: 'integer', nullable: true },
  access_level_description: text,
  deploy_key_id: nullable(integer),
  user_id: nullable(integer),
  group_id: nullable(integer),
};

/** B 2.6 */
const approvalRule: Resource = {
  name: 'ApprovalRule',
  fields: {
    id: integer,
    name: text,
    rule_type: { type: 'string', values: ruleTypes },
    report_type: nullable(text),
    eligible_approvers: array,
    ...nested('eligible_approvers[]', userSummary),
    approvals_required: integer,
    users: array,
    ...nested('users[]', userSummary),
    groups: array,
    ...nested('groups[]', {
      id: integer,
      ...each(['name', 'path', 'description', 'visibility', 'web_url', 'full_name', 'full_path'], text),
      lfs_enabled: flag,
      request_access_enabled: flag,
      avatar_url: nullable(text),
      parent_id: nullable(integer),
      ldap_cn: { type: 'any', nullable: true },
      ldap_access: { type: 'any', nullable: true },
    }),
    contains_hidden_groups: flag,
    protected_branches: array,
    ...nested('protected_branches[]', {
      id: integer,
      name: text,
      push_access_levels: array,
      ...nested('push_access_levels[]', branchAccess),
      merge_access_levels: array,
      ...nested('merge_access_levels[]', branchAccess),
      unprotect_access_levels: array,
      ...nested('unprotect_access_levels[]', branchAccess),
      allow_force_push: flag,
      code_owner_approval_required: flag,
      inherited: flag,
    }),
    applies_to_all_protected_branches: flag,
  },
};
const projectApprovalRule: Resource = {
  name: 'Approval rule of a project',
  fields: { ...approvalRule.fields, usernames: { type: 'any' } },
};

const configurationFlags: Facts = {
  ...each(
    [
      'reset_approvals_on_push',
      'selective_code_owner_removals',
      'disable_overriding_approvers_per_merge_request',
      'merge_requests_author_approval',
      'merge_requests_disable_committers_approval',
      'require_reauthentication_to_approve',
    ],
    flag,
  ),
  require_password_to_approve: { type: 'boolean', deprecated: 'require_reauthentication_to_approve' },
  approvals_before_merge: { type: 'integer', deprecated: true, removal: 'v5' },
};

/** B 2.6 */
const configuration: Resource = {
  name: 'ProjectApprovalConfiguration',
  fields: {
    ...configurationFlags,
    approvers: { type: 'array', deprecated: true },
    approver_groups: { type: 'array', deprecated: true },
  },
};

/** Nested in each setting. */
const setting: Facts = { value: flag, locked: flag, inherited_from: nullable(text) };
const settable = [
  'allow_author_approval',
  'allow_committer_approval',
  'allow_overrides_to_approver_list_per_merge_request',
  'retain_approvals_on_push',
  'selective_code_owner_removals',
  'require_reauthentication_to_approve',
];

/** B 2.6 */
const settings: Resource = {
  name: 'ApprovalSettings',
  fields: {
    ...each(settable, object),
    require_password_to_approve: { type: 'object', deprecated: 'require_reauthentication_to_approve' },
    ...Object.fromEntries(
      [...settable, 'require_password_to_approve'].flatMap((name) => Object.entries(nested(name, setting))),
    ),
  },
};

const section = 'B 4.6';
const groupRules = '/groups/{id}/approval_rules';
const projectRules = '/projects/{id}/approval_rules';
const ruleFields: Facts = {
  approvals_required: integer,
  name: text,
  group_ids: array,
  'group_ids[]': integer,
  user_ids: array,
  'user_ids[]': integer,
  rule_type: text,
};
const settingsBody = {
  fields: {
    ...each(settable, flag),
    selective_code_owner_removals: { type: 'boolean', requires: ['retain_approvals_on_push=false'] },
  } satisfies Facts,
};

export const approvals: SourceFamily = {
  tag: 'Approvals',
  notShown: [/approval rules of a project/, /single merge request/],
  rows: [
    {
      operation: `GET ${groupRules}`,
      section,
      deployment: 'self-managed',
      featureFlag: true,
      answer: list(approvalRule),
    },
    {
      operation: `POST ${groupRules}`,
      section,
      deployment: 'self-managed',
      featureFlag: true,
      body: { fields: { ...ruleFields, approvals_required: required(integer), name: required(text) } },
      says: [/requires no approvals exists by default/, /[Nn]ot meant for building rules/],
      answer: one(approvalRule),
    },
    {
      operation: `PUT ${groupRules}/{approval_rule_id}`,
      section,
      deployment: 'self-managed',
      featureFlag: true,
      path: { approval_rule_id: integer },
      body: { fields: ruleFields },
      answer: one(approvalRule),
    },
    { operation: 'GET /projects/{id}/approvals', section, answer: one(configuration) },
    {
      operation: 'POST /projects/{id}/approvals',
      section,
      body: {
        fields: {
          ...configurationFlags,
          selective_code_owner_removals: { type: 'boolean', requires: ['reset_approvals_on_push=false'] },
        },
      },
      says: [/authors can approve their own/],
      impliedStatus: '200',
      answer: one(configuration),
    },
    { operation: `GET ${projectRules}`, section, answer: list(projectApprovalRule) },
    {
      operation: `GET ${projectRules}/{approval_rule_id}`,
      section,
      path: { approval_rule_id: integer },
      answer: one(projectApprovalRule),
    },
    {
      operation: 'GET /groups/{id}/merge_request_approval_setting',
      section,
      roles: ['owner'],
      answer: one(settings),
    },
    {
      operation: 'PUT /groups/{id}/merge_request_approval_setting',
      section,
      roles: ['owner'],
      body: settingsBody,
      answer: one(settings),
    },
    {
      operation: 'GET /projects/{id}/merge_request_approval_setting',
      section,
      roles: ['maintainer'],
      answer: one(settings),
    },
    {
      operation: 'PUT /projects/{id}/merge_request_approval_setting',
      section,
      roles: ['maintainer'],
      body: settingsBody,
      answer: one(settings),
    },
  ],
};
