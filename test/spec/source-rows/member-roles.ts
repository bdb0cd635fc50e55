import {
  each,
  flag,
  flagBy,
  integer,
  list,
  nothing,
  nullable,
  one,
  reportedLevel,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

const permissions = [
  'admin_cicd_variables',
  'admin_compliance_framework',
  'admin_group_member',
  'admin_merge_request',
  'admin_push_rules',
  'admin_terraform_state',
  'admin_vulnerability',
  'admin_web_hook',
  'archive_project',
  'manage_deploy_tokens',
  'manage_group_access_tokens',
  'manage_merge_request_settings',
  'manage_project_access_tokens',
  'manage_security_policy_link',
  'read_code',
  'read_runners',
  'read_dependency',
  'read_vulnerability',
  'remove_group',
  'remove_project',
];

const baseLevels = [10, 15, 20, 30, 40, 50];

/** A 2.2 */
const memberRole: Resource = {
  name: 'MemberRole',
  fields: {
    id: integer,
    name: text,
    description: nullable(text),
    group_id: nullable(integer),
    // The list alone may hold the level of administrators (A 2.1), so the answer knows all levels.
    base_access_level: reportedLevel,
    ...each(permissions, flag),
  },
};

const body = {
  media: ['application/json'],
  fields: {
    name: required(text),
    description: text,
    base_access_level: required({ type: 'integer', values: baseLevels }),
    ...each(permissions, flagBy(false)),
  },
};
const section = 'A 4.2';

export const memberRoles: SourceFamily = {
  tag: 'Member roles',
  notShown: [/update/i],
  rows: [
    {
      operation: 'GET /member_roles',
      section,
      roles: ['administrator'],
      answer: list(memberRole),
      says: [/all/i, /every permission/i],
    },
    {
      operation: 'POST /member_roles',
      section,
      roles: ['administrator'],
      body,
      answer: one(memberRole),
      says: [/every permission/i],
    },
    {
      operation: 'DELETE /member_roles/{member_role_id}',
      section,
      roles: ['administrator'],
      path: { member_role_id: integer },
      status: '204',
      answer: nothing,
    },
    { operation: 'GET /groups/{id}/member_roles', section, roles: ['owner'], answer: list(memberRole) },
    {
      operation: 'POST /groups/{id}/member_roles',
      section,
      roles: ['owner'],
      body,
      answer: one(memberRole),
      says: [/root/i],
    },
    {
      operation: 'DELETE /groups/{id}/member_roles/{member_role_id}',
      section,
      roles: ['owner'],
      path: { member_role_id: integer },
      status: '204',
      answer: nothing,
    },
  ],
};
