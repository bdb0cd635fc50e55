import type { Project } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Members of a project that are settings: requests may set them, and they stay until another request does. */
type Settings = Pick<
  Project,
  | 'issues_enabled'
  | 'merge_requests_enabled'
  | 'jobs_enabled'
  | 'wiki_enabled'
  | 'snippets_enabled'
  | 'container_registry_enabled'
  | 'resolve_outdated_diff_discussions'
  | 'shared_runners_enabled'
  | 'group_runners_enabled'
  | 'public_jobs'
  | 'only_allow_merge_if_pipeline_succeeds'
  | 'allow_merge_on_skipped_pipeline'
  | 'allow_pipeline_trigger_approve_deployment'
  | 'restrict_user_defined_variables'
  | 'only_allow_merge_if_all_discussions_are_resolved'
  | 'only_allow_merge_if_all_status_checks_passed'
  | 'remove_source_branch_after_merge'
  | 'printing_merge_requests_link_enabled'
  | 'request_access_enabled'
  | 'auto_devops_enabled'
  | 'mirror'
  | 'mirror_trigger_builds'
  | 'only_mirror_protected_branches'
  | 'mirror_overwrites_diverged_branches'
  | 'packages_enabled'
  | 'service_desk_enabled'
  | 'autoclose_referenced_issues'
  | 'enforce_auth_checks_on_uploads'
  | 'warn_about_potentially_unwanted_characters'
  | 'pre_receive_secret_detection_enabled'
  | 'ci_forward_deployment_enabled'
  | 'ci_forward_deployment_rollback_allowed'
  | 'ci_allow_fork_pipelines_to_run_in_parent_project'
  | 'ci_separated_caches'
  | 'ci_push_repository_for_job_token_allowed'
  | 'container_registry_access_level'
  | 'security_and_compliance_access_level'
  | 'ci_default_git_depth'
  | 'ci_restrict_pipeline_cancellation_role'
  | 'ci_pipeline_variables_minimum_override_role'
  | 'merge_method'
  | 'squash_option'
  | 'auto_devops_deploy_strategy'
  | 'approvals_before_merge'
  | 'mirror_user_id'
  | 'external_authorization_classification_label'
  | 'service_desk_address'
  | 'suggestion_commit_message'
  | 'merge_commit_template'
  | 'squash_commit_template'
  | 'issue_branch_template'
  | 'issues_template'
  | 'merge_requests_template'
  | 'compliance_frameworks'
  | 'mr_default_target_self'
>;

export type ProjectSettings = Required<Settings>;

/** The settings of a new project. */
const initial: ProjectSettings = {
  issues_enabled: true,
  merge_requests_enabled: true,
  jobs_enabled: true,
  wiki_enabled: true,
  snippets_enabled: true,
  container_registry_enabled: true,
  resolve_outdated_diff_discussions: false,
  shared_runners_enabled: true,
  group_runners_enabled: true,
  public_jobs: true,
  only_allow_merge_if_pipeline_succeeds: false,
  allow_merge_on_skipped_pipeline: false,
  allow_pipeline_trigger_approve_deployment: false,
  restrict_user_defined_variables: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  only_allow_merge_if_all_status_checks_passed: false,
  remove_source_branch_after_merge: true,
  printing_merge_requests_link_enabled: true,
  request_access_enabled: true,
  auto_devops_enabled: false,
  mirror: false,
  mirror_trigger_builds: false,
  only_mirror_protected_branches: false,
  mirror_overwrites_diverged_branches: false,
  packages_enabled: true,
  service_desk_enabled: false,
  autoclose_referenced_issues: true,
  enforce_auth_checks_on_uploads: true,
  warn_about_potentially_unwanted_characters: true,
  pre_receive_secret_detection_enabled: false,
  ci_forward_deployment_enabled: true,
  ci_forward_deployment_rollback_allowed: true,
  ci_allow_fork_pipelines_to_run_in_parent_project: true,
  ci_separated_caches: true,
  ci_push_repository_for_job_token_allowed: false,
  container_registry_access_level: 'enabled',
  security_and_compliance_access_level: 'private',
  ci_default_git_depth: 20,
  ci_restrict_pipeline_cancellation_role: 'developer',
  ci_pipeline_variables_minimum_override_role: 'developer',
  merge_method: 'merge',
  squash_option: 'default_off',
  auto_devops_deploy_strategy: 'continuous',
  approvals_before_merge: 0,
  mirror_user_id: null,
  external_authorization_classification_label: '',
  service_desk_address: null,
  suggestion_commit_message: null,
  merge_commit_template: null,
  squash_commit_template: null,
  issue_branch_template: null,
  issues_template: null,
  merge_requests_template: null,
  compliance_frameworks: [],
  mr_default_target_self: false,
};

/** The settings of a project: those that were set, and defaults for the rest. */
export function settingsOf({ settings }: Pick<Row<'projects'>, 'settings'>): ProjectSettings {
  return { ...initial, ...(settings as Partial<ProjectSettings>) };
}
