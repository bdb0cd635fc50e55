import {
  accessLevel,
  array,
  date,
  datetime,
  each,
  flag,
  integer,
  list,
  nested,
  nullable,
  object,
  one,
  oneOf,
  reportedLevel,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { sortDirections } from './shared.ts';

const visibilities = ['public', 'internal', 'private'];

/** A 2.4; `default_branch_protection_defaults` of groups, which settings share (A 2.11). */
export const branchProtectionDefaults: Facts = {
  allowed_to_push: array,
  'allowed_to_push[].access_level': integer,
  allow_force_push: flag,
  allowed_to_merge: array,
  'allowed_to_merge[].access_level': integer,
};

const paidFields: Facts = {
  shared_runners_minutes_limit: { type: 'integer', tier: 'paid' },
  extra_shared_runners_minutes_limit: { type: 'integer', tier: 'paid' },
  marked_for_deletion_on: { type: 'date', tier: 'paid' },
  membership_lock: { type: 'boolean', tier: 'paid' },
  wiki_access_level: { type: 'string', tier: 'paid' },
  experiment_features_enabled: { type: 'boolean', tier: 'paid' },
};

const statistics: Facts = {
  statistics: { type: 'object', restricted: true },
  ...nested(
    'statistics',
    each(
      [
        'storage_size',
        'repository_size',
        'wiki_size',
        'lfs_objects_size',
        'job_artifacts_size',
        'pipeline_artifacts_size',
        'packages_size',
        'snippets_size',
        'uploads_size',
      ],
      integer,
    ),
  ),
  root_storage_statistics: { type: 'object', restricted: true },
  ...nested(
    'root_storage_statistics',
    each(
      [
        'build_artifacts_size',
        'container_registry_size',
        'dependency_proxy_size',
        'lfs_objects_size',
        'packages_size',
        'pipeline_artifacts_size',
        'repository_size',
        'snippets_size',
        'storage_size',
        'uploads_size',
        'wiki_size',
      ],
      integer,
    ),
  ),
  'root_storage_statistics.container_registry_size_is_estimated': flag,
};

/** A 2.4 */
const group: Resource = {
  name: 'Group',
  fields: {
    id: integer,
    ...each(['name', 'path', 'description', 'web_url', 'repository_storage', 'full_name', 'full_path'], text),
    visibility: { type: 'string', values: visibilities },
    avatar_url: nullable(text),
    request_access_enabled: flag,
    file_template_project_id: integer,
    parent_id: nullable(integer),
    created_at: datetime,
    enabled_git_access_protocol: { type: 'string', restricted: true },
    runners_token: { type: 'string', restricted: true },
    shared_with_groups: array,
    'shared_with_groups[].group_id': integer,
    'shared_with_groups[].group_name': text,
    'shared_with_groups[].group_full_path': text,
    'shared_with_groups[].group_access_level': reportedLevel,
    'shared_with_groups[].expires_at': nullable(date),
    prevent_sharing_groups_outside_hierarchy: { type: 'boolean', restricted: true },
    ip_restriction_ranges: text,
    math_rendering_limits_enabled: flag,
    lock_math_rendering_limits_enabled: flag,
    projects: { type: 'array', deprecated: true, removal: 'v5' },
    shared_projects: { type: 'array', deprecated: true, removal: 'v5' },
    ...paidFields,
  },
};

/** A 2.4, with the fields that list items have beside those of a single group. */
const groupListItem: Resource = {
  name: 'Group as a list item',
  fields: {
    ...group.fields,
    ...each(
      [
        'share_with_group_lock',
        'require_two_factor_authentication',
        'emails_disabled',
        'emails_enabled',
        'lfs_enabled',
        'auto_devops_enabled',
        'mentions_disabled',
      ],
      nullable(flag),
    ),
    two_factor_grace_period: integer,
    project_creation_level: text,
    subgroup_creation_level: text,
    default_branch: text,
    default_branch_protection: { type: 'integer', deprecated: 'default_branch_protection_defaults' },
    default_branch_protection_defaults: object,
    ...nested('default_branch_protection_defaults', branchProtectionDefaults),
    ...statistics,
  },
};

const section = 'A 4.4';

export const groups: SourceFamily = {
  tag: 'Groups',
  notShown: [/create, update and delete/i, /subgroups/i, /projects/i, /other operations/i],
  rows: [
    {
      operation: 'GET /groups/{id}',
      section,
      public: true,
      query: {
        with_custom_attributes: { type: 'boolean', role: 'administrator' },
        with_projects: { type: 'boolean', default: true, deprecated: true, removal: 'v5' },
      },
      answer: one(group),
      limits: [100],
      moves: true,
    },
    {
      operation: 'GET /groups',
      section,
      public: true,
      query: {
        'skip_groups[]': array,
        'skip_groups[][]': integer,
        all_available: { type: 'boolean', ignoredWhen: /`owned` or `min_access_level`/ },
        search: text,
        order_by: oneOf(['name', 'path', 'id', 'similarity'], 'name'),
        sort: oneOf(sortDirections, 'asc'),
        statistics: { type: 'boolean', role: 'administrator' },
        visibility: oneOf(visibilities),
        with_custom_attributes: { type: 'boolean', role: 'administrator' },
        owned: flag,
        min_access_level: accessLevel,
        top_level_only: flag,
        repository_storage: { type: 'string', role: 'administrator', tier: 'paid' },
        marked_for_deletion_on: { type: 'date', tier: 'paid' },
        custom_attributes: object,
      },
      answer: list(groupListItem),
      paging: ['offset', 'keyset'],
      says: [/public groups only/i, /order_by=name/i, /true for administrators/i],
    },
  ],
};

/** A 2.5 */
const namespace: Resource = {
  name: 'Namespace',
  fields: {
    id: integer,
    name: text,
    path: text,
    kind: { type: 'string', values: ['user', 'group'] },
    full_path: text,
    parent_id: nullable(integer),
    avatar_url: nullable(text),
    web_url: text,
    billable_members_count: integer,
    plan: { type: 'string', restricted: true },
    end_date: date,
    trial_ends_on: nullable(date),
    trial: flag,
    members_count_with_descendants: { type: 'integer', restricted: true },
    root_repository_size: { type: 'integer', restricted: true },
    projects_count: { type: 'integer', restricted: true },
    max_seats_used: { type: 'integer', deployment: 'hosted' },
    seats_in_use: { type: 'integer', deployment: 'hosted' },
    max_seats_used_changed_at: { type: 'datetime', deployment: 'hosted' },
  },
};

export const namespaces: SourceFamily = {
  tag: 'Namespaces',
  rows: [
    {
      operation: 'GET /namespaces',
      section,
      query: { search: text, owned_only: flag, top_level_only: flag },
      answer: list(namespace),
      says: [/administrators/i],
    },
    { operation: 'GET /namespaces/{id}', section, path: { id: integer }, answer: one(namespace) },
    {
      operation: 'GET /namespaces/{namespace}/exists',
      section,
      path: { namespace: text },
      query: { parent_id: integer },
      answer: one({
        name: 'NamespaceExistence',
        fields: { exists: flag, suggests: array, 'suggests[]': text },
      }),
      says: [/top-level/i],
    },
  ],
};
