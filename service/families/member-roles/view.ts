import type { MemberRole } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

type Permission = Exclude<keyof MemberRole, 'id' | 'name' | 'description' | 'group_id' | 'base_access_level'>;

/** Every permission of the document, off. If the document adds or removes a permission, this does not compile. */
const off: Readonly<Record<Permission, false>> = {
  admin_cicd_variables: false,
  admin_compliance_framework: false,
  admin_group_member: false,
  admin_merge_request: false,
  admin_push_rules: false,
  admin_terraform_state: false,
  admin_vulnerability: false,
  admin_web_hook: false,
  archive_project: false,
  manage_deploy_tokens: false,
  manage_group_access_tokens: false,
  manage_merge_request_settings: false,
  manage_project_access_tokens: false,
  manage_security_policy_link: false,
  read_code: false,
  read_runners: false,
  read_dependency: false,
  read_vulnerability: false,
  remove_group: false,
  remove_project: false,
};

/** Part A 2.2: all permissions are present, false by default. */
export function memberRoleView(row: Row<'member_roles'>): MemberRole {
  const { id, name, description, group_id, base_access_level, permissions } = row;
  const allowed = Array.isArray(permissions)
    ? permissions.map((permission) => [String(permission), true])
    : [];
  return { id, name, description, group_id, base_access_level, ...off, ...Object.fromEntries(allowed) };
}
