import { commit, member, mergeRequest, project, type Row } from './row.ts';

/** Answers without members that are documented. */
export const absentRows: readonly Row[] = [
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
