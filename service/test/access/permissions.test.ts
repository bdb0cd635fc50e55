import { beforeAll, describe, expect, test } from 'vitest';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations as ownOperations, type OperationInfo } from '../../../generated/server/index.js';
import { object } from '../families/planning-world.ts';
import { describeWorld, type Send } from '../families/world.ts';

const world = describeWorld();

const reading =
  'listCommits getCommit listCommitRefs getCommitSequence listCommitDifferences listRepositoryTree getRepositoryBlob ' +
  'getRawRepositoryBlob compareRepositoryRefs listRepositoryContributors getRepositoryMergeBase getRepositoryFile ' +
  'getRawRepositoryFile getRepositoryFileBlame listBranches getBranch listTags getTag lintProjectCiConfiguration';

/**
 * The operations that custom roles on the level of guests open, from the table of custom permissions in the
 * documentation of compatible services: the sources list only the permissions (Part A 2.2). The permissions in one row
 * without operations open nothing here: they are about variables, frameworks, rules for pushes, states,
 * vulnerabilities, hooks, archiving, tokens, policies, runners and packages.
 */
const opened: readonly (readonly [permissions: string, operations: string])[] = [
  [
    'admin_cicd_variables admin_compliance_framework admin_push_rules admin_terraform_state admin_vulnerability ' +
      'admin_web_hook archive_project manage_deploy_tokens manage_group_access_tokens manage_project_access_tokens ' +
      'manage_security_policy_link read_runners read_dependency read_vulnerability',
    '',
  ],
  // Adds and removes members, and gives them roles.
  [
    'admin_group_member',
    'approveGroupAccessRequest denyGroupAccessRequest listGroupInvitations createGroupInvitations updateGroupInvitation ' +
      'deleteGroupInvitation createGroupMember updateGroupMember deleteGroupMember',
  ],
  // Approves merge requests, which it has to see.
  [
    'admin_merge_request',
    'listProjectMergeRequests getMergeRequest listMergeRequestContextCommits getMergeRequestApprovals approveMergeRequest ' +
      'unapproveMergeRequest',
  ],
  // Approval rules and settings of groups and projects.
  [
    'manage_merge_request_settings',
    'createGroupApprovalRule updateGroupApprovalRule getProjectApprovalConfiguration ' +
      'updateProjectApprovalConfiguration listProjectApprovalRules getProjectApprovalRule createProjectApprovalRule ' +
      'updateProjectApprovalRule deleteProjectApprovalRule getProjectApprovalSettings updateProjectApprovalSettings ' +
      'getGroupApprovalSettings updateGroupApprovalSettings',
  ],
  // Code, but no archives, clones and merge requests.
  ['read_code', reading],
  ['remove_group', 'deleteGroup'],
  ['remove_project', 'deleteProject'],
];

const all: readonly OperationInfo[] = [
  ...Object.values(ownOperations),
  ...Object.values(companionOperations),
].filter(({ path }) => path.startsWith('/groups/{id}') || path.startsWith('/projects/{id}'));

/** Bodies and queries of requests that would otherwise be refused before roles are checked. */
const bodies: Readonly<Record<string, object>> = {
  approveGroupAccessRequest: { access_level: 10 },
  createGroupMember: { user_id: 1, access_level: 10 },
  updateGroupMember: { access_level: 10 },
  createGroupInvitations: { email: 'new@mail.example', access_level: 10 },
  updateGroupInvitation: { access_level: 10 },
  createGroupApprovalRule: { name: 'More', approvals_required: 1 },
  createProjectApprovalRule: { name: 'More', approvals_required: 1 },
  approveMergeRequest: {},
};
const queries: Readonly<Record<string, string>> = {
  compareRepositoryRefs: '?from=main&to=main',
  getRepositoryMergeBase: '?refs[]=main&refs[]=main',
  getRepositoryFile: '?ref=main',
  getRepositoryFileBlame: '?ref=main',
};

interface Ground {
  readonly send: Send;
  readonly top: string;
  readonly group: string;
  readonly project: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** A subgroup with a private project, a merge request and rules, and a guest of the subgroup with a custom role. */
async function makeGround(name: string, permissions: readonly string[], at = 'sub'): Promise<Ground> {
  const { root, running, user } = world();
  const [top, group, project] = [name, `${name}/sub`, `${name}/sub/app`];
  const { row, send } = await user(`guest-${name}`);
  await running.seed({
    groups: [{ full_path: top }, { full_path: group }],
    projects: [{ full_path: project, commits: [{ message: 'First', files: { 'README.md': 'a' } }] }],
  });
  const asked = {
    name,
    base_access_level: 10,
    ...Object.fromEntries(permissions.map((each) => [each, true])),
  };
  const role =
    permissions.length === 0 ? undefined : object(await root('POST', '/member_roles', asked))['id'];
  const to = encodeURIComponent(at === 'sub' ? group : top);
  const joined = await root('POST', `/groups/${to}/members`, {
    user_id: row.id,
    access_level: 10,
    ...(role === undefined ? {} : { member_role_id: role }),
  });
  expect(joined.status).toBe(201);
  const id = encodeURIComponent(project);
  const rule = { name: 'Review', approvals_required: 0 };
  const ruleOf = async (path: string): Promise<string> =>
    String(object(await root('POST', path, rule))['id']);
  const action = { action: 'create', file_path: 'b.md', content: 'b' };
  const commit = { branch: 'b', start_branch: 'main', commit_message: 'b', actions: [action] };
  expect((await root('POST', `/projects/${id}/repository/commits`, commit)).status).toBe(201);
  const request = { source_branch: 'b', target_branch: 'main', title: 'b' };
  expect((await root('POST', `/projects/${id}/merge_requests`, request)).status).toBe(201);
  return {
    send,
    top: encodeURIComponent(top),
    group: encodeURIComponent(group),
    project: id,
    ids: {
      projectRule: await ruleOf(`/projects/${id}/approval_rules`),
      groupRule: await ruleOf(`/groups/${encodeURIComponent(group)}/approval_rules`),
    },
  };
}

/** The values of path parameters other than `id`. */
function valueOf({ path }: OperationInfo, name: string, { ids }: Ground): string {
  if (name === 'merge_request_iid') return '1';
  if (name === 'approval_rule_id')
    return String(ids[path.startsWith('/groups') ? 'groupRule' : 'projectRule']);
  if (name === 'file_path') return 'README.md';
  if (name === 'format') return 'zip';
  // `git hash-object` of the content of the file.
  if (name === 'sha') return path.includes('/blobs/') ? '2e65efe2a145dda7ee51d1741299f848e5bf752e' : 'main';
  if (name === 'branch') return 'main';
  return name === 'email' ? 'none@mail.example' : '999999';
}

async function statusOf(ground: Ground, operation: OperationInfo): Promise<number> {
  const id = operation.path.startsWith('/groups') ? ground.group : ground.project;
  const path = operation.path
    .replace('{id}', id)
    .replaceAll(/\{([^}]+)\}/g, (_, name: string) => valueOf(operation, name, ground));
  const { name, method } = operation;
  return (await ground.send(method, path + (queries[name] ?? ''), bodies[name])).status;
}

const refused = (status: number): boolean => status === 401 || status === 403;

/** All merge requests that the guest sees. */
async function mergeRequestsOf({ send }: Ground): Promise<unknown> {
  return (await send('GET', '/merge_requests?scope=all')).body;
}

describe('a guest', () => {
  let closed: readonly OperationInfo[] = [];

  beforeAll(async () => {
    const ground = await makeGround('plain', []);
    const found: OperationInfo[] = [];
    for (const operation of all) if (refused(await statusOf(ground, operation))) found.push(operation);
    closed = found;
  });

  test.each(opened)('with a custom role of %s opens %s', async (permissions, operations) => {
    const names = permissions.split(' ');
    const ground = await makeGround(String(names[0]).replaceAll('_', '-'), names);
    // What takes the ground away comes last.
    const last = ['deleteProject', 'deleteGroup'];
    const asked = closed.toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name));
    const found: string[] = [];
    for (const operation of asked)
      if (!refused(await statusOf(ground, operation))) found.push(operation.name);
    expect(found.toSorted()).toEqual(
      operations
        .split(' ')
        .filter((name) => name !== '')
        .toSorted(),
    );
  });

  test('deletes no group at the top, but one below it', async () => {
    const { send, top, group } = await makeGround('removing', ['remove_group'], 'top');
    expect((await send('DELETE', `/groups/${top}`)).status).toBe(403);
    expect((await send('DELETE', `/groups/${group}`)).status).toBe(202);
  });

  test('sees merge requests in lists as far as they may read them', async () => {
    expect(await mergeRequestsOf(await makeGround('blind', []))).toEqual([]);
    expect(await mergeRequestsOf(await makeGround('seeing', ['admin_merge_request']))).toMatchObject([
      { iid: 1 },
    ]);
  });

  test('who asks for the code by an old path is led to the new one first', async () => {
    const { send, project } = await makeGround('moving', []);
    expect((await world().root('PUT', `/projects/${project}`, { path: 'moved' })).status).toBe(200);
    const old = await send('GET', `/projects/${project}/repository/tree`);
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      expect.stringContaining('/repository/tree'),
    ]);
    const there = String(old.headers.get('location')).replace(/^.*\/api\/v4/, '');
    expect((await send('GET', there)).status).toBe(403);
    expect((await world().nobody('GET', `/projects/${project}/repository/tree`)).status).toBe(404);
  });
});

/**
 * The custom role of a user whose group is invited, by the documentation of compatible services: the role of the lower
 * level counts. With equal levels their own counts, if the invitation has one as well.
 */
describe('through an invited group', () => {
  test.each([
    [[10, ''], [10, ''], ''],
    [[10, ''], [10, 'read_code'], ''],
    [[10, ''], [30, ''], ''],
    [[10, 'read_code'], [10, ''], ''],
    [[10, 'read_code'], [10, 'remove_project'], 'read_code'],
    [[10, 'read_code'], [30, ''], 'read_code'],
    [[10, 'read_code'], [30, 'remove_project'], 'read_code'],
    [[30, ''], [10, ''], ''],
    [[30, ''], [10, 'read_code'], 'read_code'],
    [[30, 'remove_project'], [10, 'read_code'], 'read_code'],
  ] as const)('a member with %j of a group that is invited with %j has %j', async (member, share, want) => {
    const { root, running, user } = world();
    const name = JSON.stringify([member, share]).replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
    const { row, send } = await user(`user-${name}`);
    await running.seed({
      groups: [
        { full_path: `home-${name}` },
        { full_path: `invited-${name}` },
        { full_path: `home-${name}/in` },
      ],
      projects: [{ full_path: `home-${name}/in/app`, commits: [{ message: 'First', files: { a: 'a' } }] }],
    });
    const role = async ([base_access_level, permission]: readonly [number, string]): Promise<object> => {
      if (permission === '') return {};
      const asked = { name: permission, base_access_level, [permission]: true };
      return { member_role_id: object(await root('POST', '/member_roles', asked))['id'] };
    };
    const invited = object(await root('GET', `/groups/invited-${name}`))['id'];
    const joined = { user_id: row.id, access_level: member[0], ...(await role(member)) };
    expect((await root('POST', `/groups/${String(invited)}/members`, joined)).status).toBe(201);
    const sharing = { group_id: invited, group_access: share[0], ...(await role(share)) };
    expect((await root('POST', `/groups/home-${name}/share`, sharing)).status).toBe(201);
    const app = `/projects/${encodeURIComponent(`home-${name}/in/app`)}`;
    expect((await send('GET', app)).status).toBe(200);
    const found = [
      (await send('GET', `${app}/repository/tree`)).status === 200 ? 'read_code' : '',
      (await send('DELETE', app)).status === 202 ? 'remove_project' : '',
    ];
    expect(found.join(' ').trim()).toBe(want);
  });

  test('nobody gives more than they hold, and no role of another level', async () => {
    const { root, running, user } = world();
    const mia = await user('mia');
    await running.seed({
      groups: [
        { full_path: 'mine', members: [{ username: 'mia', access_level: 50 }] },
        { full_path: 'yours' },
      ],
      projects: [{ full_path: 'yours/app', members: [{ username: 'mia', access_level: 40 }] }],
    });
    const group_id = object(await root('GET', '/groups/mine'))['id'];
    const share = (group_access: number): ReturnType<Send> =>
      mia.send('POST', '/projects/yours%2Fapp/share', { group_id, group_access });
    expect((await share(50)).status).toBe(403);
    expect((await share(40)).status).toBe(201);
    const role = object(await root('POST', '/member_roles', { name: 'r', base_access_level: 20 }))['id'];
    const other = { group_id, group_access: 10, member_role_id: role };
    expect(await root('POST', '/groups/yours/share', other)).toMatchObject({
      status: 400,
      body: { message: { group_access: [expect.stringContaining('base level') as unknown] } },
    });
  });
});
