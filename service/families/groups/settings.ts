import type { GroupListItem } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Members of a group that are settings: requests may set them, and they stay until another request does. */
type Settings = Pick<
  GroupListItem,
  | 'request_access_enabled'
  | 'file_template_project_id'
  | 'prevent_sharing_groups_outside_hierarchy'
  | 'ip_restriction_ranges'
  | 'math_rendering_limits_enabled'
  | 'lock_math_rendering_limits_enabled'
  | 'shared_runners_minutes_limit'
  | 'extra_shared_runners_minutes_limit'
  | 'membership_lock'
  | 'wiki_access_level'
  | 'experiment_features_enabled'
  | 'share_with_group_lock'
  | 'require_two_factor_authentication'
  | 'two_factor_grace_period'
  | 'project_creation_level'
  | 'subgroup_creation_level'
  | 'auto_devops_enabled'
  | 'emails_disabled'
  | 'emails_enabled'
  | 'mentions_disabled'
  | 'lfs_enabled'
  | 'default_branch'
  | 'default_branch_protection'
  | 'default_branch_protection_defaults'
>;

export type GroupSettings = Required<Settings>;

/** The settings of a new group. */
const initial: GroupSettings = {
  request_access_enabled: true,
  file_template_project_id: null,
  prevent_sharing_groups_outside_hierarchy: false,
  ip_restriction_ranges: null,
  math_rendering_limits_enabled: true,
  lock_math_rendering_limits_enabled: false,
  shared_runners_minutes_limit: null,
  extra_shared_runners_minutes_limit: null,
  membership_lock: false,
  wiki_access_level: 'enabled',
  experiment_features_enabled: false,
  share_with_group_lock: false,
  require_two_factor_authentication: false,
  two_factor_grace_period: 48,
  project_creation_level: 'developer',
  subgroup_creation_level: 'maintainer',
  auto_devops_enabled: null,
  emails_disabled: false,
  emails_enabled: true,
  mentions_disabled: null,
  lfs_enabled: true,
  default_branch: null,
  default_branch_protection: 2,
  default_branch_protection_defaults: {
    allowed_to_push: [{ access_level: 40 }],
    allow_force_push: false,
    allowed_to_merge: [{ access_level: 40 }],
  },
};

/** The settings of a group: those that were set, and defaults for the rest. */
export function groupSettingsOf({ settings }: Pick<Row<'namespaces'>, 'settings'>): GroupSettings {
  return { ...initial, ...(settings as Partial<GroupSettings>) };
}

/** Whether a member of a request is a setting of groups. */
export function isGroupSetting(name: string): name is keyof GroupSettings {
  return Object.hasOwn(initial, name);
}
