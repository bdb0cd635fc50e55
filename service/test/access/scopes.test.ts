import { beforeAll, describe, expect, test } from 'vitest';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations as ownOperations, type OperationInfo } from '../../../generated/server/index.js';
import { sql } from '../../database/sql.ts';
import { createToken } from '../../families/tokens/create.ts';
import { describeWorld } from '../families/world.ts';
import { git, makeGitFolder } from '../clients/git/git.ts';

const world = describeWorld();
const operations: readonly OperationInfo[] = [
  ...Object.values(ownOperations),
  ...Object.values(companionOperations),
];

/**
 * What a scope allows in the API: everything, all reads, or these operations. `api`, `read_user` and `read_repository`
 * are in the sources (Part A 5), which do not state what they allow. That, and the other scopes, are from the table of
 * scopes in the documentation of compatible services: `read_user` is for reads of users, `read_repository` for git and
 * the files of the API, `write_repository` only for git.
 */
const opened: Readonly<Record<string, 'everything' | 'reads' | readonly string[]>> = {
  api: 'everything',
  read_api: 'reads',
  read_user: [
    'getCaller',
    'listUsers',
    'getUser',
    'listOwnEmails',
    'getOwnEmail',
    'listUserEmails',
    'getVersion',
    'getMetadata',
  ],
  read_repository: ['getRepositoryFile', 'getRawRepositoryFile', 'getRepositoryFileBlame'],
  write_repository: [],
  read_registry: [],
  create_runner: [],
  sudo: [],
  __proto__: [],
};

/** Every token may read and revoke itself. */
const always = new Set(['getOwnPersonalAccessToken', 'revokeOwnPersonalAccessToken']);

/** Clone and push of a private, an internal and a public project, for a member who is a developer of them. */
const overGit: readonly (readonly [scopes: readonly string[], clones: string, pushes: string])[] = [
  [['api'], 'private internal public', 'private internal public'],
  [['write_repository'], 'private internal public', 'private internal public'],
  [['read_repository'], 'private internal public', ''],
  [['read_user', 'read_repository'], 'private internal public', ''],
  // What everybody may read stays open.
  [['read_api'], 'public', ''],
  [['read_user'], 'public', ''],
  [['read_registry', 'write_registry'], 'public', ''],
  [['sudo', 'admin_mode'], 'public', ''],
];

const visibilities = ['private', 'internal', 'public'] as const;

beforeAll(async () => {
  await world().running.seed({
    users: [{ username: 'ann' }],
    groups: [{ full_path: 'acme', visibility: 'public', members: [{ username: 'ann', access_level: 30 }] }],
    projects: visibilities.map((visibility) => ({
      full_path: `acme/${visibility}`,
      visibility,
      commits: [{ message: 'First', files: { 'README.md': visibility } }],
    })),
  });
});

async function tokenOf(username: string, scopes: readonly string[]): Promise<string> {
  const { forge } = world().running;
  return await forge.database.transaction(async (writes) => {
    const user = await writes.one<{ id: number }>(sql`select id from users where username = ${username}`);
    const token = { userId: user?.id ?? 0, name: 'test', scopes, expiresAt: null };
    return (await createToken(writes, forge, token)).secret;
  });
}

/** Calls an operation for something that does not exist: only the token can be refused. */
async function isRefused(operation: OperationInfo, secret: string): Promise<boolean> {
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '999999');
  const response = await fetch(`${world().running.url}/api/v4${path}`, {
    method: operation.method,
    headers: { 'private-token': secret },
    redirect: 'manual',
  });
  const text = await response.text();
  return response.status === 403 && text.includes('insufficient_scope');
}

/** The URL of the private project for git, with a token. */
function remote(secret: string): string {
  return `${world().running.url.replace('//', `//any:${secret}@`)}/acme/private.git`;
}

describe('a token of an administrator', () => {
  test.each(Object.entries(opened))('with the scope %s opens of the API: %j', async (scope, opens) => {
    const secret = await tokenOf('root', [scope]);
    // A job has a token of its own.
    const asked = operations.filter(({ id }) => id !== 'uploadJobArtifacts' && !always.has(id));
    const found: string[] = [];
    for (const operation of asked) if (!(await isRefused(operation, secret))) found.push(operation.id);
    const wanted = asked.filter(({ id, method }) =>
      opens === 'everything' || opens === 'reads'
        ? opens === 'everything' || method === 'GET'
        : opens.includes(id),
    );
    expect(found).toEqual(wanted.map(({ id }) => id));
  });

  test.each(Object.keys(opened))('with the scope %s can ask about itself, and end itself', async (scope) => {
    const headers = { 'private-token': await tokenOf('root', [scope]) };
    const self = `${world().running.url}/api/v4/personal_access_tokens/self`;
    const asked = await fetch(self, { headers });
    expect([asked.status, ((await asked.json()) as { scopes: unknown }).scopes]).toEqual([200, [scope]]);
    expect((await fetch(self, { headers, method: 'DELETE' })).status).toBe(204);
    expect((await fetch(self, { headers })).status).toBe(401);
  });
});

describe('a token of a developer over git', () => {
  test.each(overGit)('with %j: clones %j, pushes %j', async (scopes, clones, pushes) => {
    const secret = await tokenOf('ann', scopes);
    const authorization = `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`;
    const found = { clones: [] as string[], pushes: [] as string[] };
    for (const visibility of visibilities) {
      for (const [access, service] of [
        ['clones', 'git-upload-pack'],
        ['pushes', 'git-receive-pack'],
      ] as const) {
        const repository = `${world().running.url}/acme/${visibility}.git`;
        const asked = await fetch(`${repository}/info/refs?service=${service}`, {
          headers: { authorization },
        });
        await asked.arrayBuffer();
        const sent = await fetch(`${repository}/${service}`, {
          method: 'POST',
          headers: { authorization, 'content-type': `application/x-${service}-request` },
          body: '0000',
        });
        await sent.arrayBuffer();
        expect(sent.status).toBe(asked.status);
        expect([200, 403]).toContain(asked.status);
        if (asked.status === 200) found[access].push(visibility);
      }
    }
    expect([found.clones.join(' '), found.pushes.join(' ')]).toEqual([clones, pushes]);
  });

  test('is told by git itself what it may not', async () => {
    const home = makeGitFolder();
    const reader = await tokenOf('ann', ['read_user']);
    expect(await git(home, '.', 'clone', remote(reader), 'none')).toMatchObject({
      code: 128,
      stderr: expect.stringContaining('not allowed to read the code') as unknown,
    });
    const pulls = await tokenOf('ann', ['read_repository']);
    expect(await git(home, '.', 'clone', '--quiet', remote(pulls), 'work')).toMatchObject({ code: 0 });
    expect(await git(home, 'work', 'push', 'origin', 'HEAD:other')).toMatchObject({
      code: 128,
      stderr: expect.stringContaining('not allowed to push') as unknown,
    });
    const writer = await tokenOf('ann', ['write_repository']);
    expect(await git(home, 'work', 'push', remote(writer), 'HEAD:other')).toMatchObject({ code: 0 });
  });
});

test('the token of a job that runs opens downloads of artifacts and nothing else', async () => {
  const { forge, url } = world().running;
  await world().running.seed({
    projects: [
      {
        full_path: 'acme/built',
        commits: [{ message: 'Build', files: { '.gitlab-ci.yml': 'build: { script: make }' } }],
      },
    ],
  });
  const project = encodeURIComponent('acme/built');
  const created = await world().root('POST', `/projects/${project}/pipeline`, { ref: 'main' });
  const pipelineId = (created.body as { id: number }).id;
  const secret = await forge.database.transaction(async (writes) => {
    const build = await writes.one<{ id: number }>(sql`
      update builds set status = 'running' where pipeline_id = ${pipelineId} returning id`);
    const root = await writes.one<{ id: number }>(sql`select id from users where username = 'root'`);
    return (
      await createToken(writes, forge, {
        userId: root?.id ?? 0,
        name: 'job',
        scopes: [],
        expiresAt: null,
        kind: 'job',
        jobId: build?.id ?? 0,
      })
    ).secret;
  });
  const found: string[] = [];
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{[^}]+\}/g, '999999');
    const method = operation.method;
    const response = await fetch(`${url}/api/v4${path}`, { method, headers: { 'job-token': secret } });
    await response.arrayBuffer();
    // Public resources ignore credentials of the wrong kind.
    const open = await fetch(`${url}/api/v4${path}`, { method });
    await open.arrayBuffer();
    if (response.status !== 401 && open.status === 401) found.push(operation.id);
  }
  expect(found).toEqual([
    'downloadRefArtifacts',
    'downloadRefArtifactFile',
    'downloadJobArtifacts',
    'downloadJobArtifactFile',
    'uploadJobArtifacts',
  ]);
  for (const header of ['private-token', 'authorization'] as const) {
    const value = header === 'authorization' ? `Bearer ${secret}` : secret;
    expect((await fetch(`${url}/api/v4/user`, { headers: { [header]: value } })).status).toBe(401);
  }
  const authorization = `Basic ${Buffer.from(`gitlab-ci-token:${secret}`).toString('base64')}`;
  const clone = `${url}/acme/built.git/info/refs?service=git-upload-pack`;
  expect((await fetch(clone, { headers: { authorization } })).status).toBe(401);
});
