import { generateKeyPairSync } from 'node:crypto';
import type { Seed } from '../../../generated/control/types/index.js';
import { sql } from '../../database/sql.ts';
import { finishBuild } from '../../families/pipelines/finish.ts';
import type { RunningForge } from '../../start/start.ts';
import type { StandInProvider } from './provider.ts';

/** The token of a caller who may not touch what the administrator owns. */
export const strangerToken = 'token-of-a-stranger';

/** The tokens of users who ask for access. */
const askers = { asker: 'token-of-an-asker', other: 'token-of-another' } as const;

const configuration = `
build:
  script: make
  artifacts:
    paths: [coverage/]
    expire_in: 1 week
    reports: { junit: junit.xml }
`;

/** A world in which requests made from the document find something. The group and the project that they name have the id 3. */
const places: Seed = {
  users: [{ username: 'stranger', tokens: [{ name: 'stranger', secret: strangerToken }] }],
  groups: [
    { full_path: 'acme', visibility: 'public', members: [{ username: 'root', access_level: 50 }] },
    { full_path: 'acme/platform', visibility: 'public' },
    { full_path: 'open', visibility: 'public' },
  ],
  projects: [
    { full_path: 'acme/one' },
    { full_path: 'open/two', visibility: 'public' },
    {
      full_path: 'acme/platform/deploy',
      visibility: 'public',
      topics: ['deployment', 'tools'],
      commits: [
        {
          message: 'First',
          files: {
            'README.md': 'Deploy\n',
            VERSION: '1.3.0\n',
            'SETUP.md': 'x\n',
            'scripts/old.sh': 'x\n',
            '.gitlab-ci.yml': configuration,
          },
        },
        { message: 'Add the scripts', files: { 'scripts/deploy.sh': 'echo deployed\n' } },
        { branch: 'release/1.4', message: 'Start the release', files: { VERSION: '1.4.0\n' } },
        { branch: 'topic', message: 'Add a topic\n\nChangelog: added', files: { 'topic.md': 'x\n' } },
      ],
      tags: [{ name: 'v1.3.0', ref: 'main' }],
    },
  ],
};

/** Users that come after the places, so that the numbers of those stay low. */
const people: Seed = {
  users: [
    { username: 'asker', tokens: [{ name: 'asker', secret: askers.asker }] },
    { username: 'other', tokens: [{ name: 'other', secret: askers.other }] },
    { username: 'mira' },
    { username: 'ada' },
  ],
  groups: [
    {
      full_path: 'identified',
      members: [{ username: 'root', access_level: 50 }],
      saml_identities: [
        { username: 'mira', extern_uid: 'mira' },
        { username: 'ada', extern_uid: 'ada' },
      ],
    },
  ],
};

/** A caller of the API of a service. */
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Fills a new service, and gives the values of parameters and bodies that only it knows, in the form of
 * `forgespec verify --values`.
 */
export async function seedWorld(running: RunningForge, provider: StandInProvider): Promise<object> {
  await running.seed(places);
  const { groups } = await running.seed(people);
  const root = calling(running, running.token ?? '');
  const project = '/projects/3';
  const usernames = await all(root, '/users');
  const user = (name: string): unknown => usernames.find(({ username }) => username === name)?.['id'];
  for (const secret of Object.values(askers))
    for (const place of ['/groups/3', project])
      await calling(running, secret)('POST', `${place}/access_requests`);
  // Others see the project, but not its pipelines.
  await root('PUT', project, { public_jobs: false });
  await root('POST', `${project}/members`, { user_id: user('mira'), access_level: 30 });
  return {
    id: 3,
    ...(await inRepository(root, project)),
    ...(await inPipelines(running, root, project)),
    ...(await inPlanning(root, project)),
    ...(await inAccounts(root, user)),
    ...identities(groups.at(-1)?.id),
    ...(await inImports(running, root, provider)),
  };
}

/** Where an import goes. */
function into(name: string): object {
  return { target_namespace: 'acme', new_name: name };
}

/** Imports from a provider in this process, and a project that is being imported. */
async function inImports({ forge }: RunningForge, root: Call, { url }: StandInProvider): Promise<object> {
  await root('PUT', '/application/settings', { allow_local_requests_from_hooks_and_services: true });
  const { id } = object(await root('GET', '/projects/acme%2Fone'));
  await forge.database.transaction((writes) =>
    writes.run(
      sql`update projects set import_type = 'source_a', import_status = 'started' where id = ${Number(id)}`,
    ),
  );
  return {
    importFromSourceA: { body: { ...into('from-a'), source_a_hostname: url, pagination_limit: 50 } },
    cancelSourceAImport: { body: { project_id: id } },
    importFromSourceBServer: { body: { ...into('from-server'), source_b_server_url: url } },
    importFromSourceB: { body: into('from-b') },
  };
}

/** Commits, refs and blobs. */
async function inRepository(root: Call, project: string): Promise<object> {
  const [topic] = await all(root, `${project}/repository/commits?ref_name=topic`);
  const [last] = await all(root, `${project}/repository/commits`);
  const [release] = await all(root, `${project}/repository/commits?ref_name=release/1.4`);
  const blob = (await all(root, `${project}/repository/tree`)).find(({ type }) => type === 'blob');
  await root('POST', `${project}/merge_requests`, {
    source_branch: 'topic',
    target_branch: 'main',
    title: 'Add a topic',
  });
  const context = { body: { commits: [release?.['id']] } };
  return {
    sha: topic?.['id'],
    createCommit: {
      body: { actions: [{ action: 'create', file_path: 'scripts/release.sh', content: 'echo released' }] },
    },
    cherryPickCommit: { body: { branch: 'main' } },
    revertCommit: { sha: last?.['id'] },
    getRepositoryBlob: { sha: blob?.['id'] },
    getRawRepositoryBlob: { sha: blob?.['id'] },
    compareRepositoryRefs: { from: 'main', to: 'topic' },
    getRepositoryMergeBase: { 'refs[]': ['main', 'topic'] },
    createMergeRequestContextCommits: context,
    deleteMergeRequestContextCommits: context,
  };
}

/** Pipelines that have ended, with artifacts and a report. */
async function inPipelines(running: RunningForge, root: Call, project: string): Promise<object> {
  // Each is the last one of its ref that was successful: deleting the artifacts of the project leaves theirs.
  const jobToClear = await finishedJob(running, root, project, 'release/1.4');
  return {
    deleteJobArtifacts: { job_id: jobToClear },
    job_id: await finishedJob(running, root, project, 'main'),
  };
}

/** The id of the job of a new pipeline. */
async function finishedJob(running: RunningForge, root: Call, project: string, ref: string): Promise<number> {
  const pipeline = object(await root('POST', `${project}/pipeline`, { ref }));
  const [job] = await all(root, `${project}/pipelines/${String(pipeline['id'])}/jobs`);
  const id = Number(job?.['id']);
  const report = '<testsuite name="s"><testcase classname="a" name="one" time="1.5"/></testsuite>';
  await finishBuild(running.forge, {
    id,
    outcome: 'success',
    artifacts: [
      { path: 'coverage/index.html', content: Buffer.from('<p>80 %</p>') },
      { path: 'junit.xml', content: Buffer.from(report) },
    ],
  });
  return id;
}

/** Approval rules, milestones and domains. Those that an operation uses up are its own. */
async function inPlanning(root: Call, project: string): Promise<object> {
  const rule = { name: 'Security', approvals_required: 1 };
  await root('POST', `${project}/approval_rules`, rule);
  await root('POST', '/groups/3/approval_rules', rule);
  await root('PUT', `${project}/integrations/custom-issue-tracker`, {
    new_issue_url: 'https://issues.example/new',
    issues_url: 'https://issues.example/:id',
    project_url: 'https://issues.example',
  });
  await root('POST', `${project}/pages/domains`, { domain: 'old.acme.example' });
  const added = async (path: string, body: object): Promise<unknown> =>
    object(await root('POST', `${project}${path}`, body))['id'];
  await added('/milestones', { title: 'First' });
  return {
    promoteProjectMilestone: { milestone_id: await added('/milestones', { title: 'Second' }) },
    deleteProjectMilestone: { milestone_id: await added('/milestones', { title: 'Third' }) },
  };
}

/** Service accounts with tokens, e-mail addresses, keys and links, and who has asked for access. */
async function inAccounts(root: Call, user: (name: string) => unknown): Promise<object> {
  const added = async (path: string, body: object): Promise<unknown> =>
    object(await root('POST', path, body))['id'];
  const accounts = '/groups/3/service_accounts';
  const account = await added(accounts, {});
  const token = await added(`${accounts}/${String(account)}/personal_access_tokens`, {
    name: 'first',
    scopes: ['api'],
  });
  const link = { saml_group_name: 'designers', access_level: 20 };
  await root('POST', '/groups/3/saml_group_links', link);
  const owner = user('mira');
  return {
    deleteServiceAccount: { user_id: await added(accounts, {}) },
    createServiceAccountToken: { user_id: account },
    rotateServiceAccountToken: { user_id: account, token_id: token },
    createSshCertificate: { body: { key: newKey() } },
    deleteSshCertificate: {
      certificate_id: await added('/groups/3/ssh_certificates', { title: 'Old', key: newKey() }),
    },
    getSamlGroupLink: { saml_group_name: link.saml_group_name },
    deleteSamlGroupLink: { saml_group_name: link.saml_group_name },
    createGroupAccessRequest: { id: 'open' },
    createProjectAccessRequest: { id: 'open/two' },
    approveGroupAccessRequest: { user_id: user('asker') },
    approveProjectAccessRequest: { user_id: user('asker') },
    denyGroupAccessRequest: { user_id: user('other') },
    denyProjectAccessRequest: { user_id: user('other') },
    listUserEmails: { id: owner },
    createUserEmail: { id: String(owner), body: { email: 'mira@work.example' } },
    deleteUserEmail: {
      id: owner,
      email_id: await added(`/users/${String(owner)}/emails`, { email: 'mira@mail.example' }),
    },
    deleteOwnEmail: { email_id: await added('/user/emails', { email: 'root@mail.example' }) },
  };
}

/** The identities of a group with single sign-on. */
function identities(group: unknown): object {
  const mira = { id: group, uid: 'mira' };
  return {
    listSamlIdentities: { id: group },
    getSamlIdentity: mira,
    updateSamlIdentity: mira,
    deleteSamlIdentity: { id: group, uid: 'ada' },
  };
}

/** A new key of type Ed25519 as SSH writes it (RFC 8709). */
function newKey(): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  const prefix = Buffer.from('0000000b7373682d6564323535313900000020', 'hex');
  return `ssh-ed25519 ${Buffer.concat([prefix, Buffer.from(x, 'base64url')]).toString('base64')}`;
}

/** Calls with a token. Throws where the service refuses. */
function calling({ url }: RunningForge, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v4${path}`, {
      method,
      headers: {
        'private-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

type Members = Readonly<Record<string, unknown>>;

function object(value: unknown): Members {
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${JSON.stringify(value)}`);
  return value as Members;
}

async function all(root: Call, path: string): Promise<readonly Members[]> {
  const list = await root('GET', path);
  if (!Array.isArray(list)) throw new Error(`No list: ${path}`);
  return list as readonly Members[];
}
