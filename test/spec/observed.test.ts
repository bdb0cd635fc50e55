import { describe, expect, test } from 'vitest';
import type { Operation, Schema } from '../../generators/model/model.ts';
import { model } from './document.ts';
import { schemaErrors } from './schema-validator.ts';

const nulls = (...names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

const commit = { id: '6104942438c14ec7bd21c6cd5bd995272b3faff6', title: 'Sort the list' };
const project = { id: 7, path_with_namespace: 'acme/deploy' };
const mergeRequest = { id: 31, iid: 4, project_id: 7 };
const member = { id: 12, username: 'ada', name: 'Ada', access_level: 30 };

/** An answer that compatible services were seen to give; the status is 200 unless told. */
type Row = readonly [behaviour: string, operation: string, value: unknown, status?: string];

const nullRows: readonly Row[] = [
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

const absentRows: readonly Row[] = [
  ['most of a project', 'listProjects', [project]],
  [
    'issues of a project that are off',
    'getProject',
    { ...project, _links: { self: 'https://forge.example/api/v4/projects/7' } },
  ],
  [
    'most of a pipeline in a list',
    'listPipelines',
    [{ id: 9, sha: commit.id, ref: 'main', status: 'success', web_url: 'https://forge.example/p/9' }],
  ],
  ['most of a commit in a list', 'listCommits', [commit]],
  ['references, people and times of a merge request', 'listMergeRequests', [mergeRequest]],
  ['history and identity of a member', 'listProjectMembers', [member]],
  [
    'the times of a new access request',
    'createGroupAccessRequest',
    { id: 12, username: 'ada', name: 'Ada', state: 'active' },
    '201',
  ],
  ['the report of an approval rule', 'listProjectApprovalRules', [{ id: 5, name: 'Security' }]],
  ['the code of a cherry-pick failure', 'cherryPickCommit', { message: 'Sorry, it does not apply.' }, '400'],
];

const additionalRows: readonly Row[] = [
  [
    'features and options of a project',
    'getProject',
    {
      ...project,
      issues_access_level: 'enabled',
      lfs_enabled: true,
      emails_enabled: null,
      printing_merge_request_link_enabled: true,
    },
  ],
  [
    'facts of the owner of a project',
    'getProject',
    { ...project, owner: { id: 1, username: 'ada', state: 'active', avatar_url: null } },
  ],
  [
    'facts of an author',
    'listMergeRequests',
    [{ ...mergeRequest, author: { id: 1, locked: false, public_email: '' } }],
  ],
  [
    'the seat of a member',
    'getProjectMember',
    { ...member, membership_state: 'active', is_using_seat: null },
  ],
  [
    'the address of a service account',
    'createServiceAccount',
    { id: 4, username: 'bot', name: 'Bot', email: 'bot@forge.example' },
    '201',
  ],
  [
    'the description of a token',
    'createServiceAccountToken',
    { id: 1, token: 'secret', description: null },
    '201',
  ],
  ['the provider of a group link', 'getSamlGroupLink', { name: 'ops', access_level: 30, provider: 'saml' }],
  [
    'the project and a rich pipeline of a commit',
    'getCommit',
    { ...commit, project_id: 7, last_pipeline: { id: 9, iid: 2, source: 'push' } },
  ],
  [
    'conflicts of a merge request',
    'listMergeRequests',
    [{ ...mergeRequest, has_conflicts: false, blocking_discussions_resolved: true }],
  ],
  [
    'facts of a test case',
    'getPipelineTestReport',
    {
      test_suites: [{ test_cases: [{ file: 'a.rb', attachment_url: null, recent_failures: { count: 1 } }] }],
    },
  ],
  [
    'properties of an integration',
    'getProjectIntegration',
    { id: 1, incident_events: true, properties: { url: 'https://chat.example', port: 80, notify: false } },
  ],
];

const formRows: readonly Row[] = [
  [
    'a path as the image of a namespace',
    'getNamespace',
    { id: 3, avatar_url: '/uploads/-/system/group/avatar/3/a.png' },
  ],
  ['an empty image of a namespace', 'getNamespace', { id: 3, avatar_url: '' }],
  ['a remote of SSH', 'getProject', { ...project, ssh_url_to_repo: 'git@forge.example:acme/deploy.git' }],
  ['a plain date as the end of a member', 'getGroupMember', { ...member, expires_at: '2027-01-31' }],
  [
    'a plain date as the end of a token',
    'createServiceAccountToken',
    { id: 1, token: 'secret', expires_at: '2027-01-31' },
    '201',
  ],
  [
    'a plain date as the end of a share',
    'getGroup',
    { id: 3, shared_with_groups: [{ group_id: 4, expires_at: '2027-01-31' }] },
  ],
  [
    'plain dates of a milestone',
    'getProjectMilestone',
    { id: 2, iid: 1, due_date: '2027-01-31', start_date: '2026-12-01' },
  ],
  ['a plain date of deletion', 'getProject', { ...project, marked_for_deletion_on: '2027-01-31' }],
  ['milliseconds and an offset', 'getProject', { ...project, created_at: '2026-11-21T09:30:00.123+02:00' }],
  [
    'fractions of a second in a test report',
    'getPipelineTestReport',
    { total_time: 0.042, test_suites: [{ test_cases: [{ execution_time: 0.01 }] }] },
  ],
  ...[
    ['text', 'boom'],
    ['nothing', null],
    ['an object', { text: 'boom' }],
    ['a list', ['boom']],
  ].map(([form, output]): Row => [
    `${String(form)} as the output of a test case`,
    'getPipelineTestReport',
    { test_suites: [{ test_cases: [{ system_output: output }] }] },
  ]),
  [
    'labels with details',
    'listMergeRequests',
    [{ ...mergeRequest, labels: [{ id: 1, name: 'bug', color: '#d9534f' }] }],
  ],
  ['labels by name', 'listMergeRequests', [{ ...mergeRequest, labels: ['bug'] }]],
  [
    'a milestone of a group in a merge request',
    'listMergeRequests',
    [{ ...mergeRequest, milestone: { id: 2, iid: 1, group_id: 3, title: '1.0' } }],
  ],
  [
    'whole commits and new files in a comparison',
    'compareRepositoryRefs',
    {
      commits: [{ ...commit, message: 'Sort the list', parent_ids: [] }],
      diffs: [{ a_mode: '0' }, { a_mode: null }],
    },
  ],
  ['a number in a text', 'getApplicationSettings', { id: 1, polling_interval_multiplier: '1.0' }],
  ['a bare number for a changelog', 'addChangelog', 200],
  ['nothing for a changelog', 'addChangelog', null],
  ['a plain date as the end of a membership', 'getGroupMember', { ...member, expires_at: '2027-01-01' }],
  [
    'a time as the end of a membership',
    'getGroupMember',
    { ...member, expires_at: '2027-01-01T10:00:00.000Z' },
  ],
  ['no end of a membership', 'listEffectiveProjectMembers', [{ ...member, expires_at: null }]],
  [
    'a time as the end of a membership in a list',
    'listEffectiveGroupMembers',
    [{ ...member, expires_at: '2027-01-01T10:00:00Z' }],
  ],
  ['the namespace of a project without an id', 'listProjects', [{ ...project, namespace: { name: 'acme' } }]],
  ['a service account without an id', 'createServiceAccount', { name: 'bot' }, '201'],
  [
    'a boolean of a protected branch as a text',
    'listProjectApprovalRules',
    [{ id: 1, name: 'a', protected_branches: [{ id: 2, code_owner_approval_required: 'false' }] }],
  ],
];

const valueRows: readonly Row[] = [
  ['a reopened merge request', 'listMergeRequests', [{ ...mergeRequest, state: 'reopened' }]],
  [
    'a merge request that is being checked',
    'listMergeRequests',
    [{ ...mergeRequest, merge_status: 'checking' }],
  ],
  [
    'a merge request to be checked again',
    'listMergeRequests',
    [{ ...mergeRequest, merge_status: 'cannot_be_merged_recheck' }],
  ],
  ...['merge_request_event', 'external', 'schedule', 'api'].map((source): Row => [
    `a pipeline from ${source}`,
    'getPipeline',
    { id: 9, source },
  ]),
  ...['none', 'started', 'finished', 'failed'].map((status): Row => [
    `a project whose import is ${status}`,
    'getProject',
    { ...project, import_status: status },
  ]),
  [
    'minimal access',
    'getProject',
    { ...project, permissions: { group_access: { access_level: 5, notification_level: 3 } } },
  ],
  ['a new role', 'getProject', { ...project, ci_pipeline_variables_minimum_override_role: 'no_one_allowed' }],
  ...['enabled', 'private', 'disabled'].map((level): Row => [
    `a feature that is ${level}`,
    'getProject',
    { ...project, container_registry_access_level: level },
  ]),
  ['an access level of tomorrow', 'getGroupMember', { ...member, access_level: 35 }],
];

const behaviours: readonly (readonly [string, readonly Row[]])[] = [
  ['null for', nullRows],
  ['the absence of', absentRows],
  ['members beyond the documented:', additionalRows],
  ['other forms:', formRows],
  ['values beyond the documented:', valueRows],
];

for (const [behaviour, rows] of behaviours) {
  describe(`answers may hold ${behaviour}`, () => {
    for (const [what, id, value, status = '200'] of rows) {
      test(`${what}`, () => {
        expect(schemaErrors(answerOf(id, status), value)).toEqual([]);
      });
    }
  });
}

describe('statuses beyond the documented', () => {
  test.each([
    ['createGroupAccessRequest', '201'],
    ['createProjectAccessRequest', '201'],
    ['cherryPickCommit', '201'],
    ['retryPipeline', '201'],
    ['cancelPipeline', '201'],
    ['deleteProjectArtifacts', '204'],
    ['downloadJobArtifacts', '206'],
  ])('%s may answer %s', (id, status) => {
    expect(operationOf(id).responses.map((response) => response.status)).toContain(status);
  });

  test('failed invitations come with a success', () => {
    const failed = { status: 'error', message: { 'ada@forge.example': 'Already invited' } };
    expect(schemaErrors(answerOf('createGroupInvitations', '201'), failed)).toEqual([]);
  });
});

describe('page headers', () => {
  const headers = operationOf('listProjects').responses.find(({ status }) => status === '200')?.headers ?? [];

  test.each(['x-next-page', 'x-prev-page'])('%s is empty at the end of the list', (name) => {
    expect(schemaErrors(headers.find((header) => header.name === name)?.schema ?? false, '')).toEqual([]);
  });

  test('any may be absent', () => {
    expect(headers.filter(({ required }) => required).map(({ name }) => name)).toEqual([]);
  });
});

function operationOf(id: string): Operation {
  const found = model.operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The document has no operation ${id}.`);
  return found;
}

function answerOf(id: string, status: string): Schema {
  const content = operationOf(id).responses.find((response) => response.status === status)?.content ?? [];
  const json = content.find(({ kind }) => kind === 'json');
  if (json === undefined) throw new Error(`${id} has no JSON answer with status ${status}.`);
  return json.schema;
}
