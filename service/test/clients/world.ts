import { sql } from '../../database/sql.ts';
import type { Seed } from '../../../generated/control/types/index.js';
import type { RunningForge } from '../../start/start.ts';
import { makeCertificate, makePublicKey } from './keys.ts';

/** The facts about the seeded world that scenarios need, in a form for programs of all languages. */
export interface ClientWorld {
  /** URL of the service, without a trailing slash. */
  readonly url: string;
  readonly tokens: Readonly<Record<Caller, string>>;
  readonly users: Readonly<Record<Caller, number>>;
  /** Id of `acme`. */
  readonly group: number;
  /** Id of `acme/tools`. */
  readonly project: number;
  /** Ids of the last commits of branches. */
  readonly shas: { readonly main: string; readonly topic: string };
  /** Id of the content of `README.md`. */
  readonly blob: string;
  /** A pipeline of `main` that has ended, and its job `compile`, which has artifacts. */
  readonly pipeline: number;
  readonly job: number;
  /** PEM of a certificate for `docs.example.com`, and its private key. */
  readonly certificate: string;
  readonly key: string;
  /** As SSH writes one. */
  readonly publicKey: string;
}

/** The administrator, an owner and a developer of `acme`, a maintainer of `acme/tools`, and a stranger. */
const callers = ['root', 'ann', 'bob', 'cid', 'eve'] as const;
type Caller = (typeof callers)[number];

const configuration = `
stages: [build, test]
compile:
  stage: build
  script: make
  artifacts: { paths: [out], expire_in: 1 week, reports: { junit: junit.xml } }
unit: { stage: test, script: make test }
`;

const junit = `<testsuites><testsuite name="unit">
<testcase classname="prune" name="keeps" time="1.5"/><testcase classname="prune" name="drops" time="0.5"><failure>no</failure></testcase>
</testsuite></testsuites>`;

const seed: Seed = {
  users: callers.slice(1).map((username) => ({
    username,
    tokens: [{ name: 'scenarios', secret: `token-of-${username}` }],
  })),
  groups: [
    {
      full_path: 'acme',
      visibility: 'public',
      members: [
        { username: 'ann', access_level: 50 },
        { username: 'bob', access_level: 30 },
      ],
      saml_identities: [{ username: 'bob', extern_uid: 'bob/1' }],
    },
    { full_path: 'acme/platform', visibility: 'public' },
    // The repositories of a server of source_b would be here.
    { full_path: 'scm' },
    { full_path: 'scm/PROJ' },
  ],
  projects: [
    {
      full_path: 'acme/tools',
      visibility: 'public',
      topics: ['build'],
      members: [{ username: 'cid', access_level: 40 }],
      commits: [
        { message: 'First', author: 'ann', files: { 'README.md': 'Tools\n', 'src/build.sh': 'make\n' } },
        { message: 'Add a pipeline', author: 'bob', files: { '.gitlab-ci.yml': configuration } },
        {
          branch: 'topic',
          message: 'Add a topic\n\nChangelog: added',
          author: 'bob',
          files: { 'topic.md': 'x\n' },
        },
      ],
      tags: [{ name: 'v1.0.0', ref: 'main' }],
    },
    { full_path: 'acme/secret' },
    { full_path: 'acme/platform/deploy', visibility: 'public' },
    { full_path: 'scm/PROJ/origin', commits: [{ message: 'First', files: { 'README.md': 'Origin\n' } }] },
  ],
};

/** Seeds a service, runs a pipeline, opens a merge request, and returns where everything is. */
export async function makeWorld(running: RunningForge): Promise<ClientWorld> {
  const { forge, url, token = '' } = running;
  const seeded = await running.seed(seed);
  const users = await forge.database.all<{ id: number; username: Caller }>(
    sql`select id, username from users order by id`,
  );
  const idOf = (path: string): number =>
    [...seeded.groups, ...seeded.projects].find(({ full_path }) => full_path === path)?.id ?? 0;
  const project = idOf('acme/tools');
  const tokens = Object.fromEntries([
    ['root', token],
    ...seeded.tokens.map((each) => [each.username, each.token]),
  ]);

  const send = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'private-token': tokens['ann'], 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  const api = `/api/v4/projects/${project}`;
  const { id: pipeline } = await send<{ id: number }>('POST', `${api}/pipeline`, { ref: 'main' });
  const jobs = await send<{ id: number; name: string }[]>('GET', `${api}/pipelines/${pipeline}/jobs`);
  const jobNamed = (name: string): number => jobs.find((each) => each.name === name)?.id ?? 0;
  await send('POST', `/-/forge/jobs/${jobNamed('compile')}/finish`, {
    outcome: 'success',
    log: 'make: done\n',
    artifacts: [
      { path: 'out/hello.txt', content: 'hello\n' },
      { path: 'out/report.json', content: '{"passed":3}' },
      { path: 'out/logo.bin', content: 'AAH/gA==', encoding: 'base64' },
      { path: 'junit.xml', content: junit },
    ],
  });
  await send('POST', `/-/forge/jobs/${jobNamed('unit')}/finish`, { outcome: 'success' });
  await send('POST', `${api}/merge_requests`, {
    title: 'Add a topic',
    source_branch: 'topic',
    target_branch: 'main',
    labels: 'tools,topic',
  });
  const helper = { name: 'Helper', base_access_level: 20, read_code: true };
  await send('POST', '/api/v4/groups/acme/member_roles', helper);
  // Bob meets it by being the author: not every client can approve.
  const reviewers = { name: 'Reviewers', approvals_required: 1, usernames: ['bob'] };
  await send('POST', `${api}/approval_rules`, reviewers);
  const commit = async (ref: string): Promise<string> =>
    (await send<{ id: string }>('GET', `${api}/repository/commits/${ref}`)).id;
  const tree = await send<{ id: string; path: string }[]>('GET', `${api}/repository/tree`);
  return {
    url,
    tokens: tokens as ClientWorld['tokens'],
    users: Object.fromEntries(users.map((user) => [user.username, user.id])) as ClientWorld['users'],
    group: idOf('acme'),
    project,
    shas: { main: await commit('main'), topic: await commit('topic') },
    blob: tree.find(({ path }) => path === 'README.md')?.id ?? '',
    pipeline,
    job: jobNamed('compile'),
    ...makeCertificate(),
    publicKey: makePublicKey(),
  };
}
