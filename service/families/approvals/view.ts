import type {
  ApprovalRule,
  ApprovalRuleBranch,
  ApprovalRuleBranchAccess,
  ApprovalRuleGroup,
} from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { groupSettingsOf } from '../groups/settings.ts';
import { webAddress } from '../projects/summary.ts';
import { userSummary } from '../users/view.ts';
import type { Rule } from './queries.ts';
import type { RuleSurroundings } from './surroundings.ts';

/** An approval rule (Part B 2.6). Its users and the members of its groups may approve. */
export function ruleView(instance: Instance, rule: Rule, around: RuleSurroundings): ApprovalRule {
  const users = around.users.get(rule.id) ?? [];
  const eligible = new Map([...users, ...(around.members.get(rule.id) ?? [])].map((user) => [user.id, user]));
  const summary = (user: Row<'users'>): ReturnType<typeof userSummary> => userSummary(instance, user);
  return {
    id: rule.id,
    name: rule.name,
    rule_type: rule.rule_type,
    report_type: rule.report_type,
    eligible_approvers: [...eligible.values()].toSorted((one, other) => one.id - other.id).map(summary),
    approvals_required: rule.approvals_required,
    users: users.map(summary),
    groups: (around.groups.get(rule.id) ?? []).map((group) => groupView(instance, group)),
    contains_hidden_groups: around.hiding.has(rule.id),
    protected_branches: (around.branches.get(rule.id) ?? []).map((branch) =>
      branchView(branch, around.access.get(branch.id) ?? []),
    ),
    applies_to_all_protected_branches: rule.applies_to_all_protected_branches,
    ...(rule.project_id === null ? {} : { usernames: users.map(({ username }) => username) }),
  };
}

function groupView(instance: Instance, group: Row<'namespaces'>): ApprovalRuleGroup {
  const settings = groupSettingsOf(group);
  return {
    id: group.id,
    name: group.name,
    path: group.path,
    description: group.description,
    visibility: group.visibility,
    lfs_enabled: settings.lfs_enabled ?? null,
    avatar_url: group.avatar_url,
    web_url: webAddress(instance.url, group),
    request_access_enabled: settings.request_access_enabled ?? null,
    full_name: group.full_name,
    full_path: group.full_path,
    parent_id: group.parent_id,
    ldap_cn: null,
    ldap_access: null,
  };
}

/** A protected branch with the rights of users and groups on it. */
export function branchView(
  branch: Row<'protected_branches'>,
  access: readonly Row<'protected_branch_access'>[],
): ApprovalRuleBranch {
  const of = (kind: string): ApprovalRuleBranchAccess[] =>
    access.filter((one) => one.kind === kind).map((one) => accessView(one));
  return {
    id: branch.id,
    name: branch.name,
    push_access_levels: of('push'),
    merge_access_levels: of('merge'),
    unprotect_access_levels: of('unprotect'),
    allow_force_push: branch.allow_force_push,
    code_owner_approval_required: branch.code_owner_approval_required,
    inherited: false,
  };
}

const descriptions: Readonly<Record<number, string>> = {
  0: 'No one',
  30: 'Developers + Maintainers',
  40: 'Maintainers',
  60: 'Instance admins',
};

function accessView({
  id,
  access_level,
  user_id,
  group_id,
}: Row<'protected_branch_access'>): ApprovalRuleBranchAccess {
  const kind = user_id === null ? 'Group' : 'User';
  const description = access_level === null ? kind : (descriptions[access_level] ?? String(access_level));
  return {
    id,
    access_level,
    access_level_description: description,
    deploy_key_id: null,
    user_id,
    group_id,
  };
}
