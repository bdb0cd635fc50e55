import { beforeAll, expect, test } from 'vitest';
import { describeWorld, type Send } from './world.ts';

const world = describeWorld();

const levels = { guest: 10, planner: 15, reporter: 20, owner: 50 } as const;
const asking = ['nobody', 'stranger', ...Object.keys(levels), 'root'] as const;
const callers = new Map<string, Send>();
const reads = {
  code: [
    '/repository/tree',
    '/repository/commits',
    '/repository/branches',
    '/repository/files/a.md?ref=main',
  ],
  requests: ['/merge_requests'],
  issues: ['/issues', '/issues/1'],
  jobs: ['/pipelines', '/pipelines/latest', '/jobs'],
  milestones: ['/milestones', '/milestones/MILESTONE', '/milestones/MILESTONE/burndown_events'],
};
type Part = keyof typeof reads;

/** The first of the callers who may read it: all later ones may as well. */
type First = (typeof asking)[number] | 'none';

/** Members of a project that depend on its code; the short form for callers without credentials lacks the last. */
const ofCode = ['default_branch', 'readme_url', 'license_url'];

const none = { code: 'none', requests: 'none', jobs: 'none' } as const;

/**
 * What a setting of a public project closes, and for whom a part is then open. Parts that are not named stay open to
 * all.
 */
const table: readonly (readonly [settings: object, want: Partial<Record<Part, First>>])[] = [
  [{}, {}],
  [{ repository_access_level: 'private' }, { code: 'reporter', requests: 'planner', jobs: 'guest' }],
  [{ repository_access_level: 'disabled' }, none],
  [{ merge_requests_access_level: 'private' }, { requests: 'planner' }],
  [{ merge_requests_access_level: 'disabled' }, { requests: 'none' }],
  [{ merge_requests_enabled: false }, { requests: 'none' }],
  [{ issues_access_level: 'private' }, { issues: 'guest' }],
  [{ issues_access_level: 'disabled' }, { issues: 'none' }],
  [{ issues_enabled: false }, { issues: 'none' }],
  [{ builds_access_level: 'private' }, { jobs: 'guest' }],
  [{ builds_access_level: 'disabled' }, { jobs: 'none' }],
  [
    { issues_access_level: 'private', merge_requests_access_level: 'private' },
    { issues: 'guest', requests: 'planner', milestones: 'guest' },
  ],
  [
    { issues_access_level: 'disabled', merge_requests_access_level: 'disabled' },
    { issues: 'none', requests: 'none', milestones: 'none' },
  ],
  [
    { repository_access_level: 'disabled', issues_access_level: 'private' },
    { ...none, issues: 'guest', milestones: 'guest' },
  ],
];

const project = '/projects/yard%2Ftools';
let own = 0;
let milestone = 0;

beforeAll(async () => {
  const { running, root, nobody } = world();
  callers.set('root', root).set('nobody', nobody);
  for (const name of ['stranger', ...Object.keys(levels)]) callers.set(name, (await world().user(name)).send);
  const ci = 'build: { script: make, artifacts: { paths: [out] } }';
  await running.seed({
    groups: [
      {
        full_path: 'yard',
        visibility: 'public',
        members: Object.entries(levels).map(([username, access_level]) => ({ username, access_level })),
      },
    ],
    projects: [
      {
        full_path: 'yard/tools',
        visibility: 'public',
        commits: [
          { message: 'First', files: { 'a.md': 'a', 'README.md': 'r', '.gitlab-ci.yml': ci } },
          { message: 'Second', branch: 'topic', files: { 'b.md': 'b' } },
        ],
        pipelines: [{ jobs: {} }],
      },
    ],
  });
  const added = async (path: string, body: object): Promise<{ id: number; project_id: number }> =>
    (await root('POST', `${project}${path}`, body)).body as { id: number; project_id: number };
  ({ id: milestone, project_id: own } = await added('/milestones', { title: 'One' }));
  const planned = { title: 'Topic', milestone_id: milestone };
  await added('/merge_requests', { ...planned, source_branch: 'topic', target_branch: 'main' });
  await added('/issues', planned);
});

/** The project with the settings of a row, and everything else open. */
async function set(settings: object): Promise<void> {
  const parts = ['repository', 'issues', 'merge_requests', 'builds', 'pages'];
  const open = Object.fromEntries(parts.map((part) => [`${part}_access_level`, 'enabled']));
  for (const body of [open, settings]) {
    const { status } = await send('root')('PUT', project, body);
    if (status !== 200) throw new Error(`${JSON.stringify(body)}: ${status}`);
  }
}

const send = (name: string): Send => callers.get(name) ?? (() => Promise.reject(new Error(name)));

/**
 * Part A 5: without credentials only code can be read; lists of issues and jobs are not public. 403 is for callers who
 * see the project but not the part.
 */
function wanted(name: (typeof asking)[number], part: Part, first: First = 'nobody', path = ''): number {
  if (name === 'nobody' && part !== 'code' && !/^\/(?:issues|jobs)/.test(path)) return 401;
  if (first !== 'none' && asking.indexOf(name) >= asking.indexOf(first)) return 200;
  return name === 'nobody' && first !== 'none' ? 401 : 403;
}

test.each(table)('a public project with %j is open to %j', async (settings, want) => {
  await set(settings);
  const got: unknown[] = [];
  const expected: unknown[] = [];
  for (const name of asking)
    for (const [part, paths] of Object.entries(reads)) {
      for (const path of paths) {
        const full = path.replace('MILESTONE', String(milestone));
        const { status } = await send(name)('GET', `${project}${full}`);
        got.push([name, path, status]);
        expected.push([name, path, wanted(name, part as Part, want[part as Part], path)]);
      }
    }
  expect(got).toEqual(expected);
});

test.each(table)('lists and the project itself show of %j what is open: %j', async (settings, want) => {
  await set(settings);
  const of = `${project}/milestones/${milestone}`;
  for (const name of asking) {
    const opens = (part: Part): boolean => wanted(name, part, want[part]) === 200;
    const { body } = await send(name)('GET', project);
    const count = async (list: string): Promise<number> => {
      const found = await send(name)('GET', list);
      return (found.body as { project_id: number }[]).filter((row) => row.project_id === own).length;
    };
    const shown = ofCode.filter((member) => member in (body as object));
    expect([name, shown.includes('license_url'), shown.length]).toEqual([
      name,
      opens('code') && name !== 'nobody',
      opens('code') ? ofCode.length - Number(name === 'nobody') : 0,
    ]);
    if (name === 'nobody') continue;
    expect([name, 'open_issues_count' in (body as object)]).toEqual([name, opens('issues')]);
    const all = '/merge_requests?scope=all&per_page=100';
    expect([name, await count(all)]).toEqual([name, Number(opens('requests'))]);
    if (!opens('milestones')) continue;
    expect([name, await count(`${of}/issues`), await count(`${of}/merge_requests`)]).toEqual([
      name,
      Number(opens('issues')),
      Number(opens('requests')),
    ]);
  }
});

test('git and writes keep to it as well', async () => {
  const { url, token = '' } = world().running;
  const refs = `${url}/yard/tools.git/info/refs?service=git-`;
  const headers = { authorization: `Basic ${Buffer.from(`any:${token}`).toString('base64')}` };
  await set({ repository_access_level: 'private' });
  expect((await fetch(`${refs}upload-pack`)).status).toBe(401);
  expect((await fetch(`${refs}upload-pack`, { headers })).status).toBe(200);
  await set({ repository_access_level: 'disabled' });
  for (const service of ['upload-pack', 'receive-pack'])
    expect((await fetch(`${refs}${service}`, { headers })).status).toBe(403);
  const actions = [{ action: 'create', file_path: 'x', content: '' }];
  const commit = { branch: 'main', commit_message: 'No', actions };
  expect((await send('root')('POST', `${project}/repository/commits`, commit)).status).toBe(403);
  expect((await send('root')('POST', `${project}/pipeline`, { ref: 'main' })).status).toBe(403);
});

test.each([
  ['disabled', 403],
  ['private', 200],
  ['public', 200],
])('domains with pages that are %s: %i', async (level, want) => {
  await set({ pages_access_level: level });
  expect((await send('owner')('GET', `${project}/pages/domains`)).status).toBe(want);
});
