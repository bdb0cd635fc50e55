import { object, type Call } from './calling.ts';

/** What the companion's operations need. Each operation has its own copy of what it consumes. */
export async function aroundThem(
  root: Call,
  author: Call,
  { project, user }: { readonly project: string; readonly user: (name: string) => unknown },
): Promise<object> {
  const added = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> =>
    object(await root('POST', path, body));
  const idOf = async (path: string, body: object): Promise<unknown> => (await added(path, body))['id'];
  const group = async (path: string): Promise<unknown> => idOf('/groups', { name: path, path });
  const [invited, joined] = [await group('invited'), await group('joined')];
  for (const place of ['/groups/3', project])
    await added(`${place}/share`, { group_id: joined, group_access: 20 });
  // Who leaves the group leaves its projects too.
  await added('/groups/3/members', { user_id: user('lou'), access_level: 30 });
  await added(`${project}/members`, { user_id: user('ada'), access_level: 30 });
  const newMember = { body: { user_id: user('kim') } };
  for (const branch of ['merged', 'opened', 'approved', 'unwanted'])
    await added(`${project}/repository/branches`, { branch, ref: 'release/1.4' });
  for (const name of ['release/*', 'stable/*']) await added(`${project}/protected_branches`, { name });
  const mergeRequest = async (source_branch: string): Promise<unknown> =>
    object(
      await author('POST', `${project}/merge_requests`, {
        source_branch,
        target_branch: 'main',
        title: source_branch,
      }),
    )['iid'];
  const approved = { merge_request_iid: await mergeRequest('approved') };
  const merged = { merge_request_iid: await mergeRequest('merged') };
  for (const { merge_request_iid: iid } of [approved, merged])
    await added(`${project}/merge_requests/${String(iid)}/approve`, {});
  const branch = object(await root('GET', `${project}/repository/branches/merged`));
  const sha = object(branch['commit'])['id'];
  return {
    merge_request_iid: await mergeRequest('opened'),
    issue_iid: (await added(`${project}/issues`, { title: 'Late' }))['iid'],
    updateUser: { id: user('other') },
    deleteUser: { id: user('other') },
    deleteGroup: { id: await group('gone') },
    deleteProject: { id: await idOf('/projects', { name: 'gone' }) },
    forkProject: { body: { namespace_id: joined } },
    shareGroup: { body: { group_id: invited } },
    shareProject: { body: { group_id: invited } },
    unshareGroup: { group_id: joined },
    unshareProject: { group_id: joined },
    createGroupMember: newMember,
    createProjectMember: newMember,
    updateGroupMember: { user_id: user('lou') },
    updateProjectMember: { user_id: user('ada') },
    deleteGroupMember: { user_id: user('lou') },
    deleteProjectMember: { user_id: user('ada') },
    createUserPersonalAccessToken: { user_id: user('ada') },
    getRepositoryFile: { file_path: 'README.md' },
    getRawRepositoryFile: { file_path: 'README.md' },
    getRepositoryFileBlame: { file_path: 'README.md' },
    createRepositoryFile: { file_path: 'docs/new.md' },
    updateRepositoryFile: { file_path: 'VERSION', body: { last_commit_id: undefined } },
    deleteRepositoryFile: { file_path: 'SETUP.md' },
    getBranch: { branch: 'topic' },
    deleteBranch: { branch: 'unwanted' },
    getProtectedBranch: { name: 'release/*' },
    unprotectBranch: { name: 'stable/*' },
    getTag: { tag_name: 'v1.3.0' },
    deleteTag: { tag_name: 'v1.3.0' },
    createMergeRequest: { body: { source_branch: 'topic', target_branch: 'release/1.4' } },
    mergeMergeRequest: { ...merged, body: { sha } },
    approveMergeRequest: { body: { sha } },
    unapproveMergeRequest: approved,
    createProjectApprovalRule: { body: { name: 'New', user_ids: [], group_ids: [] } },
    updateProjectApprovalRule: {
      approval_rule_id: await idOf(`${project}/approval_rules`, { name: 'Changed', approvals_required: 1 }),
      body: { user_ids: [], group_ids: [] },
    },
    deleteProjectApprovalRule: {
      approval_rule_id: await idOf(`${project}/approval_rules`, { name: 'Gone', approvals_required: 1 }),
    },
    deleteProjectPagesDomain: { domain: 'old.acme.example' },
  };
}
