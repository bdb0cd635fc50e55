import { commit, member, mergeRequest, nulls, project, type Row } from './row.ts';

/** Answers with null where a value is documented. */
export const nullRows: readonly Row[] = [
  [
    'texts, numbers and dates of a project',
    'getProject',
    {
      ...project,
      ...nulls(
        'description',
        'default_branch',
        'readme_url',
        'avatar_url',
        'ci_default_git_depth',
        'import_url',
        'import_type',
        'import_error',
        'service_desk_address',
        'runners_token',
        'external_authorization_classification_label',
        'suggestion_commit_message',
        'merge_commit_template',
        'squash_commit_template',
        'issue_branch_template',
        'issues_template',
        'merge_requests_template',
        'marked_for_deletion_on',
        'marked_for_deletion_at',
      ),
    },
  ],
  [
    'the access of a project',
    'getProject',
    { ...project, permissions: nulls('project_access', 'group_access') },
  ],
  [
    'the notification level within a project access',
    'getProject',
    { ...project, permissions: { project_access: { access_level: 40, notification_level: null } } },
  ],
  [
    'a top namespace of a project',
    'getProject',
    { ...project, namespace: { id: 3, ...nulls('parent_id', 'avatar_url') } },
  ],
  [
    'the policy for containers of a project',
    'getProject',
    {
      ...project,
      container_expiration_policy: nulls('name_regex', 'name_regex_keep', 'keep_n', 'older_than'),
    },
  ],
  [
    'a top group without an image and without limits',
    'getGroup',
    {
      id: 3,
      ...nulls(
        'avatar_url',
        'parent_id',
        'shared_runners_minutes_limit',
        'extra_shared_runners_minutes_limit',
        'ldap_cn',
        'ldap_access',
      ),
    },
  ],
  [
    'what has not happened to a merge request',
    'listProjectMergeRequests',
    [
      {
        ...mergeRequest,
        ...nulls(
          'sha',
          'source_project_id',
          'description',
          'assignee',
          'milestone',
          'merged_by',
          'merge_user',
          'merged_at',
          'closed_by',
          'closed_at',
          'merge_commit_sha',
          'squash_commit_sha',
          'discussion_locked',
          'should_remove_source_branch',
          'force_remove_source_branch',
          'prepared_at',
          'merge_after',
        ),
        time_stats: {
          time_estimate: 0,
          total_time_spent: 0,
          ...nulls('human_time_estimate', 'human_total_time_spent'),
        },
      },
    ],
  ],
  [
    'what has not happened to a pipeline',
    'getPipeline',
    {
      id: 9,
      ...nulls('name', 'committed_at', 'yaml_errors', 'started_at', 'finished_at', 'duration', 'coverage'),
      detailed_status: { text: 'passed', illustration: null },
    },
  ],
  ['the time of change in a list of pipelines', 'listPipelines', [{ id: 9, updated_at: null }]],
  [
    'the status and the pipeline of a commit',
    'getCommit',
    { ...commit, ...nulls('status', 'last_pipeline') },
  ],
  [
    'the ref of the last pipeline of a commit',
    'getCommit',
    { ...commit, last_pipeline: { id: 9, ref: null } },
  ],
  ['the parents of context commits', 'listMergeRequestContextCommits', [{ ...commit, parent_ids: null }]],
  ['the dates of a milestone', 'getProjectMilestone', { id: 2, iid: 1, ...nulls('due_date', 'start_date') }],
  [
    'the end and the identity of a member',
    'getGroupMember',
    { ...member, ...nulls('expires_at', 'group_saml_identity') },
  ],
  [
    'the facts of a namespace',
    'getNamespace',
    { id: 3, ...nulls('avatar_url', 'parent_id', 'trial_ends_on') },
  ],
  [
    'the report and the groups of an approval rule',
    'getProjectApprovalRule',
    {
      id: 5,
      report_type: null,
      groups: [{ id: 3, ...nulls('parent_id', 'ldap_cn', 'ldap_access', 'avatar_url') }],
    },
  ],
  ['the last use of a token', 'rotateServiceAccountToken', { id: 1, token: 'secret', last_used_at: null }],
  [
    'the time of confirmation of an address',
    'getOwnEmail',
    { id: 1, email: 'ada@forge.example', confirmed_at: null },
  ],
  [
    'addresses in settings',
    'getApplicationSettings',
    {
      id: 1,
      ...nulls(
        'home_page_url',
        'after_sign_out_path',
        'asset_proxy_url',
        'external_authorization_service_url',
      ),
    },
  ],
  [
    'the notes of an import',
    'importFromSourceA',
    { id: 7, ...nulls('relation_type', 'import_warning') },
    '201',
  ],
];
