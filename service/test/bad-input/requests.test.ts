import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Send } from '../families/world.ts';
import { processorTimeOf } from '../../../test/runs/growth.ts';

const world = describeWorld();
const secret = 'token-of-ann';
let ann: Send;

beforeAll(async () => {
  const { running } = world();
  await running.seed({
    users: [{ username: 'ann', tokens: [{ name: 'laptop', secret }] }],
    groups: [{ full_path: 'acme', members: [{ username: 'ann', access_level: 50 }] }],
    projects: [
      {
        full_path: 'acme/tools',
        commits: [
          {
            message: 'First',
            author: 'ann',
            files: { 'a.txt': 'a\n', '.gitlab-ci.yml': 'job: { script: make }\n' },
          },
          { message: 'Second', author: 'ann', files: { 'b.txt': 'b\n' } },
        ],
      },
    ],
  });
  ann = async (method, path, body) => {
    const response = await fetch(`${running.url}/api/v4${path}`, {
      method,
      redirect: 'manual',
      headers: { 'private-token': secret, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
});

/** Everything that a request could have changed: references, rows and files. */
async function stateOf(): Promise<unknown> {
  const { database, repositories } = world().running.forge;
  const counts: unknown[] = [];
  for (const table of [
    'projects',
    'pipelines',
    'builds',
    'artifacts',
    'milestones',
    'merge_requests',
    'outbox',
    'jobs',
  ])
    counts.push(await database.all({ texts: [`select count(*) as ${table} from ${table}`], values: [] }));
  const rows = await database.all<{ storage: string }>(sql`select storage from projects order by id`);
  const refs = [];
  for (const { storage } of rows) refs.push([...(await (await repositories.open(storage)).refs())]);
  return { counts, refs, storages: await repositories.list() };
}

const project = '/projects/acme%2Ftools';
const commit = (action: object, more: object = {}): object => ({
  branch: 'main',
  commit_message: 'Change',
  actions: [action],
  ...more,
});
const create = (path: string): object => commit({ action: 'create', file_path: path, content: 'x' });
const option = '--output=/tmp/forge-was-here';
const asQuery = encodeURIComponent(option);

describe('is refused, and changes nothing', () => {
  test.each<[string, number, string, string, object?]>([
    ['a branch as an option', 400, 'POST', `${project}/repository/branches?branch=${asQuery}&ref=main`],
    ['a start as an option', 400, 'POST', `${project}/repository/branches?branch=x&ref=${asQuery}`],
    ['a tag as an option', 400, 'POST', `${project}/repository/tags?tag_name=${asQuery}&ref=main`],
    ['a revision as an option', 400, 'GET', `${project}/repository/commits/${asQuery}`],
    ['a search as a revision', 400, 'GET', `${project}/repository/commits/${encodeURIComponent(':/First')}`],
    ['a list of an option', 400, 'GET', `${project}/repository/commits?ref_name=${asQuery}`],
    ['a tree of an option', 400, 'GET', `${project}/repository/tree?ref=${asQuery}`],
    ['an archive of an option', 400, 'GET', `${project}/repository/archive.zip?sha=${asQuery}`],
    ['a comparison of an option', 400, 'GET', `${project}/repository/compare?from=${asQuery}&to=main`],
    ['a merge base of options', 400, 'GET', `${project}/repository/merge_base?refs[]=${asQuery}&refs[]=main`],
    ['a pipeline of an option', 400, 'POST', `${project}/pipeline`, { ref: option }],
    ['a path upwards', 400, 'POST', `${project}/repository/commits`, create('../x')],
    ['a path inside upwards', 400, 'POST', `${project}/repository/commits`, create('a/../../x')],
    ['an absolute path', 400, 'POST', `${project}/repository/commits`, create('/../etc/passwd')],
    ['a path into .git', 400, 'POST', `${project}/repository/commits`, create('.GIT/config')],
    ['a path with NUL', 400, 'POST', `${project}/repository/commits`, create('a\0b')],
    ['a path of a file', 400, 'POST', `${project}/repository/commits`, create('a.txt/b')],
    [
      'content that is no base64',
      400,
      'POST',
      `${project}/repository/commits`,
      commit({ action: 'create', file_path: 'x', content: '%%%', encoding: 'base64' }),
    ],
    [
      'a branch with `..`',
      400,
      'POST',
      `${project}/repository/commits`,
      { ...create('x'), branch: 'a..b', start_branch: 'main' },
    ],
    ['a file upwards', 400, 'GET', `${project}/repository/files/..%2F..%2Fetc%2Fpasswd?ref=main`],
    ['an artifact upwards', 404, 'GET', `${project}/jobs/1/artifacts/..%2F..%2Fetc%2Fpasswd`],
    ['a number that is none', 404, 'GET', `${project}/jobs/1e99/artifacts`],
    ['a page before the first', 400, 'GET', '/projects?page=-1'],
    ['an endless search', 414, 'GET', `/projects?search=${'a'.repeat(20_000)}`],
    [
      'deep JSON',
      400,
      'POST',
      '/projects',
      JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) as object,
    ],
    [
      'a prototype',
      400,
      'POST',
      `${project}/milestones`,
      JSON.parse('{"title":"x","__proto__":{"state":"closed"}}') as object,
    ],
    [
      'a large body',
      413,
      'POST',
      `${project}/milestones`,
      { title: 'x', description: 'x'.repeat(34_000_000) },
    ],
    ['a time that is none', 400, 'GET', `${project}/repository/commits?since=yesterday`],
    ['an import of loopback', 400, 'POST', '/import/source_b_server', importing('http://127.0.0.1')],
    ['an import of metadata', 400, 'POST', '/import/source_b_server', importing('http://169.254.169.254')],
    ['an import of a private network', 400, 'POST', '/import/source_b_server', importing('http://10.0.0.1')],
    [
      'an import of IPv6 loopback',
      400,
      'POST',
      '/import/source_b_server',
      importing('http://[::ffff:7f00:1]'),
    ],
    ['an import of a file', 400, 'POST', '/import/source_b_server', importing('file:///etc/passwd')],
    ['an import of a program', 400, 'POST', '/import/source_b_server', importing('ext::sh -c id')],
    [
      'an import with an option',
      400,
      'POST',
      '/import/source_b_server',
      { ...importing('http://192.0.2.1'), source_b_server_repo: option },
    ],
    [
      'an import of another host of source_a',
      400,
      'POST',
      '/import/source_a',
      {
        personal_access_token: 'x',
        repo_id: 1,
        target_namespace: 'acme',
        source_a_hostname: 'http://127.0.0.1',
      },
    ],
    [
      'a cherry-pick of nothing',
      404,
      'POST',
      `${project}/repository/commits/${'0'.repeat(40)}/cherry_pick`,
      { branch: 'main' },
    ],
    [
      'a changelog of an option',
      400,
      'POST',
      `${project}/repository/changelog`,
      { version: '1.0.0', from: option, branch: 'main' },
    ],
    [
      'a changelog outside',
      400,
      'POST',
      `${project}/repository/changelog`,
      { version: '1.0.0', from: 'main~1', branch: 'main', file: '../../x' },
    ],
  ])('%s: %i', async (_, status, method, path, body) => {
    const before = await stateOf();
    const response = await ann(method, path, body);
    expect([response.status, response.body]).toEqual([status, expect.anything()]);
    expect(await stateOf()).toEqual(before);
  });
});

function importing(url: string): object {
  return {
    source_b_server_url: url,
    source_b_server_username: 'ann',
    personal_access_token: 'x',
    source_b_server_project: 'P',
    source_b_server_repo: 'r',
    target_namespace: 'acme',
  };
}

test.each([
  ['no token', {}],
  ['an empty token', { 'private-token': '' }],
  ['a token that there is not', { 'private-token': 'fpat-0' }],
  ['a token with spaces', { 'private-token': ' a b ' }],
  ['a token of other characters', { 'private-token': '\u00e4\u00ff' }],
  ['a token as SQL', { 'private-token': "' or 1=1 --" }],
  ['an endless token', { 'private-token': 'a'.repeat(10_000) }],
  ['an empty bearer', { authorization: 'Bearer' }],
  ['two tokens in one', { authorization: `Bearer ${secret}, ${secret}` }],
  ['another scheme', { authorization: 'Digest x' }],
  ['a job token', { 'job-token': secret }],
])('%s is 401, also where the project is public', async (_, headers) => {
  const before = await stateOf();
  const response = await fetch(`${world().running.url}/api/v4/user`, { headers });
  expect(response.status).toBe(401);
  const write = await fetch(`${world().running.url}/api/v4${project}/milestones`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"title":"x"}',
  });
  expect([401, 404]).toContain(write.status);
  expect(await stateOf()).toEqual(before);
});

const laughs = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'.split('').map((name, at) => {
    const one = `*${'abcdefghi'[at]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => one).join(', ')}]`;
  }),
].join('\n');

async function lint(content: string): Promise<void> {
  const response = await ann('POST', `${project}/ci/lint`, { content, include_jobs: true });
  expect([200, 400]).toContain(response.status);
  expect((response.body as string).length).toBeLessThan(5_000_000);
}

/** The time for a configuration that is no less valid, but is as long as it pretends to be. */
let usual: number;
test('a configuration of many jobs is looked at, and is not valid', async () => {
  const before = await stateOf();
  const jobs = Array.from({ length: 20_000 }, (_, at) => `j${at}: { script: x }`).join('\n');
  usual = await processorTimeOf(() => lint(jobs));
  expect(await stateOf()).toEqual(before);
});

test.each([
  ['laughs', `${laughs}\njob: { script: *i }`],
  ['depth', `job: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  [
    'merges',
    `${Array.from({ length: 30 }, (_, at) => `k${at}: &k${at} { <<: [${at === 0 ? '' : `*k${at - 1}, *k${at - 1}`}] }`).join('\n')}\njob: { script: x }`,
  ],
  ['a circle of extends', 'a: { extends: b }\nb: { extends: a }'],
  ['a circle of references', 'a: { script: !reference [a, script] }'],
  ['a circle of includes', 'include: { local: .gitlab-ci.yml }\njob: { script: x }'],
  ['a tag that makes something', 'job: { script: !!js/function "x" }'],
  [
    'a huge matrix',
    'job: { script: x, parallel: { matrix: [{ A: [1,2,3,4,5,6,7,8,9], B: [1,2,3,4,5,6,7,8,9], C: [1,2,3,4,5,6,7,8,9] }] } }',
  ],
  ['an expression without end', `job: { script: x, rules: [{ if: '${'('.repeat(5000)}' }] }`],
])('a configuration of %s is looked at in bounded time, and is not valid', async (_, content) => {
  const before = await stateOf();
  expect(await processorTimeOf(() => lint(content))).toBeLessThan(4 * usual);
  expect(await stateOf()).toEqual(before);
});

test('a giant difference is cut', async () => {
  const { forge } = world().running;
  const [row] = await forge.database.all<{ storage: string }>(sql`select storage from projects`);
  const repository = await forge.repositories.open(row?.storage ?? '');
  const content = Array.from({ length: 1_000_000 }, (_, at) => `${at} ${'x'.repeat(20)}\n`).join('');
  const author = { name: 'Ann', email: 'ann@example.com', at: '2026-01-01T00:00:00.000Z' };
  const actions = [{ action: 'create', path: 'giant.txt', content }] as const;
  await repository.createCommit({ branch: 'giant', start: 'main', message: 'Giant', author, actions });
  const response = await ann('GET', `${project}/repository/compare?from=main&to=giant`);
  expect(response.status).toBe(200);
  expect((response.body as string).length).toBeLessThan(2_000_000);
  expect(JSON.parse(response.body as string)).toMatchObject({ diffs: [{ new_path: 'giant.txt' }] });
});

describe('two writers on one reference', () => {
  const many = Array.from({ length: 8 }, (_, at) => at);

  test('that add files both arrive', async () => {
    const statuses = await Promise.all(
      many.map(
        async (at) => (await ann('POST', `${project}/repository/commits`, create(`many/${at}.txt`))).status,
      ),
    );
    expect(statuses).toEqual(many.map(() => 201));
    const tree = await ann('GET', `${project}/repository/tree?path=many&ref=main`);
    expect(JSON.parse(tree.body as string)).toHaveLength(8);
  });

  test('that add the same file: one is first', async () => {
    const statuses = await Promise.all(
      many.map(async () => (await ann('POST', `${project}/repository/commits`, create('same.txt'))).status),
    );
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  });

  test('that make the same branch: one is first', async () => {
    const statuses = await Promise.all(
      many.map(async () => (await ann('POST', `${project}/repository/branches?branch=same&ref=main`)).status),
    );
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    expect(await world().running.forge.database.all(sql`select * from outbox`)).toEqual([]);
  });
});
