import type { Group, GroupListItem, GroupShare } from '../../../generated/types/index.js';
import { withinInstance } from '../../contract/members.ts';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { webAddress } from '../projects/summary.ts';
import { groupSettingsOf } from './settings.ts';
import type { GroupStatisticsOf } from './statistics.ts';

/** The parts of a group that depend on the caller and on the request. */
export interface GroupAudience {
  /** The access level of the caller, 0 if there is none. */
  readonly level: number;
  readonly shares: readonly GroupShare[];
}

/** A group in a single response (Part A 2.4), without its projects. */
export function groupView(instance: Instance, group: Row<'namespaces'>, audience: GroupAudience): Group {
  const settings = groupSettingsOf(group);
  return withinInstance(instance, 'Group', {
    ...identity(instance, group),
    request_access_enabled: settings.request_access_enabled,
    file_template_project_id: settings.file_template_project_id,
    ...(audience.level >= 50 ? { enabled_git_access_protocol: 'all', runners_token: null } : {}),
    shared_with_groups: [...audience.shares],
    ...(group.parent_id === null
      ? { prevent_sharing_groups_outside_hierarchy: settings.prevent_sharing_groups_outside_hierarchy }
      : {}),
    ip_restriction_ranges: settings.ip_restriction_ranges,
    math_rendering_limits_enabled: settings.math_rendering_limits_enabled,
    lock_math_rendering_limits_enabled: settings.lock_math_rendering_limits_enabled,
    shared_runners_minutes_limit: settings.shared_runners_minutes_limit,
    extra_shared_runners_minutes_limit: settings.extra_shared_runners_minutes_limit,
    marked_for_deletion_on: group.marked_for_deletion_on,
    membership_lock: settings.membership_lock,
    wiki_access_level: settings.wiki_access_level,
    experiment_features_enabled: settings.experiment_features_enabled,
  });
}

/** A group in lists. */
export function groupListView(
  instance: Instance,
  group: Row<'namespaces'>,
  { statistics, ...audience }: GroupAudience & { readonly statistics?: GroupStatisticsOf },
): GroupListItem {
  const settings = groupSettingsOf(group);
  return {
    ...groupView(instance, group, audience),
    share_with_group_lock: settings.share_with_group_lock,
    require_two_factor_authentication: settings.require_two_factor_authentication,
    two_factor_grace_period: settings.two_factor_grace_period,
    project_creation_level: settings.project_creation_level,
    subgroup_creation_level: settings.subgroup_creation_level,
    auto_devops_enabled: settings.auto_devops_enabled,
    emails_disabled: settings.emails_disabled,
    emails_enabled: settings.emails_enabled,
    mentions_disabled: settings.mentions_disabled,
    lfs_enabled: settings.lfs_enabled,
    default_branch: settings.default_branch,
    default_branch_protection: settings.default_branch_protection,
    default_branch_protection_defaults: settings.default_branch_protection_defaults,
    ...(statistics === undefined ? {} : { statistics: statistics.own }),
    ...(statistics === undefined || group.parent_id !== null
      ? {}
      : { root_storage_statistics: statistics.root }),
  };
}

function identity(instance: Instance, group: Row<'namespaces'>): Group {
  return {
    id: group.id,
    web_url: webAddress(instance.url, group),
    name: group.name,
    path: group.path,
    description: group.description,
    visibility: group.visibility,
    avatar_url: group.avatar_url,
    repository_storage: 'default',
    full_name: group.full_name,
    full_path: group.full_path,
    parent_id: group.parent_id,
    created_at: group.created_at,
  };
}
