import { commit, member, mergeRequest, project, type Row } from './row.ts';

/** Answers in other forms than the documented. */
export const formRows: readonly Row[] = [
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
