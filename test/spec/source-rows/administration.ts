import {
  array,
  datetime,
  each,
  flag,
  integer,
  nested,
  number,
  object,
  one,
  text,
  type Facts,
  type SourceFamily,
  type ValueFact,
} from './row.ts';
import { branchProtectionDefaults } from './groups.ts';

const replaced = (fact: ValueFact, replacement: string): ValueFact => ({ ...fact, deprecated: replacement });

/** A 2.11, grouped by type as there. */
const numbers = [
  'default_projects_limit',
  'failed_login_attempts_unlock_period_in_minutes',
  'max_attachment_size',
  'max_decompressed_archive_size',
  'max_export_size',
  'max_import_size',
  'max_import_remote_file_size',
  'max_login_attempts',
  'session_expire_delay',
  'container_registry_cleanup_tags_service_max_list_size',
  'container_registry_delete_tags_service_timeout',
  'container_registry_expiration_policies_worker_capacity',
  'container_registry_token_expire_delay',
  'decompress_archive_file_timeout',
  'package_registry_cleanup_policies_worker_capacity',
  'terminal_max_session_time',
  'polling_interval_multiplier',
  'rsa_key_restriction',
  'dsa_key_restriction',
  'ecdsa_key_restriction',
  'ed25519_key_restriction',
  'ecdsa_sk_key_restriction',
  'ed25519_sk_key_restriction',
  'first_day_of_week',
  'performance_bar_allowed_group_id',
  'local_markdown_version',
  'snippet_size_limit',
  'issues_create_limit',
  'raw_blob_request_limit',
  'wiki_page_max_content_bytes',
  'bulk_import_max_download_file_size',
  'project_jobs_api_rate_limit',
  'projects_api_rate_limit_unauthenticated',
  'bulk_import_concurrent_pipeline_batch_limit',
  'concurrent_relation_batch_export_limit',
  'downstream_pipeline_trigger_limit_per_project_user_sha',
  'external_authorization_service_timeout',
  'external_pipeline_validation_service_timeout',
  'file_template_project_id',
  'deletion_adjourned_period',
  'security_approval_policies_limit',
  'unconfirmed_users_delete_after_days',
  'geo_status_timeout',
];
const switches = [
  'signup_enabled',
  'password_authentication_enabled_for_web',
  'user_oauth_applications',
  'domain_denylist_enabled',
  'enforce_terms',
  'user_show_add_ssh_key_message',
  'allow_account_deletion',
  'updating_name_disabled_for_users',
  'allow_local_requests_from_hooks_and_services',
  'allow_local_requests_from_system_hooks',
  'asset_proxy_enabled',
  'maven_package_requests_forwarding',
  'npm_package_requests_forwarding',
  'pypi_package_requests_forwarding',
  'require_admin_approval_after_user_signup',
  'require_personal_access_token_expiry',
  'keep_latest_artifact',
  'admin_mode',
  'silent_mode_enabled',
  'silent_admin_exports_enabled',
  'package_registry_allow_anyone_to_pull_option',
  'user_defaults_to_private_profile',
  'can_create_group',
  'external_authorization_service_enabled',
  'notify_on_unknown_sign_in',
  'container_expiration_policies_enable_historic_entries',
  'container_registry_expiration_policies_caching',
  'receptive_cluster_agents_enabled',
  'allow_project_creation_for_guest_and_below',
  'enable_member_promotion_management',
];
const paidSwitches = [
  'security_policy_global_group_approvers_enabled',
  'group_owners_can_manage_default_branch_protection',
  'default_project_deletion_protection',
  'disable_personal_access_tokens',
  'delete_unconfirmed_users',
  'allow_all_integrations',
  'pre_receive_secret_detection_enabled',
];
const texts = [
  'default_preferred_language',
  'default_snippet_visibility',
  'default_project_visibility',
  'default_group_visibility',
  'home_page_url',
  'after_sign_out_path',
  'default_ci_config_path',
  'terms',
  'asset_proxy_url',
  'personal_access_token_prefix',
  'rate_limiting_response_text',
  'external_authorization_service_url',
  'external_authorization_service_default_label',
  'external_pipeline_validation_service_url',
  'external_pipeline_validation_service_token',
  'security_txt_content',
  'globally_allowed_ips',
  'geo_node_allowed_ips',
  'abuse_notification_email',
];
const lists = [
  'restricted_visibility_levels',
  'outbound_local_requests_whitelist',
  'domain_allowlist',
  'domain_denylist',
  'asset_proxy_allowlist',
  'allowed_integrations',
];

const settingFields: Facts = {
  ...each(numbers, number),
  default_branch_protection: replaced(integer, 'default_branch_protection_defaults'),
  housekeeping_optimize_repository_period: { type: 'any' },
  housekeeping_full_repack_period: replaced({ type: 'any' }, 'housekeeping_optimize_repository_period'),
  housekeeping_gc_period: replaced({ type: 'any' }, 'housekeeping_optimize_repository_period'),
  housekeeping_incremental_repack_period: replaced(
    { type: 'any' },
    'housekeeping_optimize_repository_period',
  ),
  ...each(switches, flag),
  ...each(paidSwitches, { type: 'boolean', tier: 'paid' }),
  allow_local_requests_from_web_hooks_and_services: replaced(
    flag,
    'allow_local_requests_from_hooks_and_services',
  ),
  ...each(texts, text),
  admin_notification_email: replaced(text, 'abuse_notification_email'),
  ...each(lists, array),
  asset_proxy_whitelist: replaced(array, 'asset_proxy_allowlist'),
  default_branch_protection_defaults: object,
  ...nested('default_branch_protection_defaults', branchProtectionDefaults),
  repository_storages_weighted: object,
};

/** A 2.11: no longer accepted or returned. */
export const removedSettings = [
  'delayed_project_deletion',
  'delayed_group_deletion',
  'in_product_marketing_emails_enabled',
  'repository_storages',
  'user_email_lookup_limit',
];

const settings = one({
  name: 'ApplicationSettings',
  fields: { id: integer, created_at: datetime, updated_at: datetime, ...settingFields },
});

export const applicationSettings: SourceFamily = {
  tag: 'Application settings',
  notShown: [/attributes/i, /allowed values/i, /need others/i, /external services/i],
  rows: [
    {
      operation: 'GET /application/settings',
      section: 'A 4.11',
      roles: ['administrator'],
      deployment: 'self-managed',
      answer: settings,
    },
    {
      operation: 'PUT /application/settings',
      section: 'A 4.11',
      roles: ['administrator'],
      deployment: 'self-managed',
      query: settingFields,
      // Three limits of import jobs and the settings of outside services have names that the sources omit.
      body: { fields: settingFields, open: true },
      answer: settings,
      limits: [60],
      says: [/cached/i, /query/i],
    },
  ],
};

/** A 2.10 */
const appearanceTexts = [
  'title',
  'description',
  'pwa_name',
  'pwa_short_name',
  'pwa_description',
  'member_guidelines',
  'new_project_guidelines',
  'profile_image_guidelines',
  'header_message',
  'footer_message',
  'message_background_color',
  'message_font_color',
];
const images = ['pwa_icon', 'logo', 'header_logo', 'favicon'];
const changeable: Facts = { ...each(appearanceTexts, text), email_header_and_footer_enabled: flag };
const appearanceAnswer = one({ name: 'Appearance', fields: { ...changeable, ...each(images, text) } });

export const appearance: SourceFamily = {
  tag: 'Appearance',
  rows: [
    {
      operation: 'GET /application/appearance',
      section: 'A 4.12',
      roles: ['administrator'],
      deployment: 'self-managed',
      answer: appearanceAnswer,
    },
    {
      operation: 'PUT /application/appearance',
      section: 'A 4.12',
      roles: ['administrator'],
      deployment: 'self-managed',
      body: { fields: changeable, uploads: each(images, text) },
      answer: appearanceAnswer,
      says: [/multipart/i, /only `logo`/i],
    },
  ],
};
