import { commit, member, mergeRequest, project, type Row } from './row.ts';

/** Answers with members beyond those that are documented. */
export const additionalRows: readonly Row[] = [
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
