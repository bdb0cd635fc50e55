import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Answer } from './world.ts';
import { each, makeTeam, object, type Team } from './planning-world.ts';

let now = new Date('2026-11-22T05:00:00.000Z');
const world = describeWorld({ clock: { now: () => now } });
let team: Team;
let project = '';
let at = '';

const send = (caller: string, method: string, path: string, body?: object): Promise<Answer> => {
  const found = team.callers[caller];
  if (found === undefined) throw new Error(`There is no ${caller}.`);
  return found(method, path, body);
};

/** Lets an hour pass. */
function hour(): void {
  now = new Date(now.getTime() + 3_600_000);
}

/** Commits one file to a branch that starts from main, and gives the commit. */
async function branch(name: string, file: string, content = name, start = 'main'): Promise<string> {
  const { body, status } = await send('dev', 'POST', `${project}/repository/commits`, {
    branch: name,
    start_branch: start,
    commit_message: `Add ${file}`,
    actions: [{ action: 'create', file_path: file, content }],
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { id: string }).id;
}

async function open(source: string, more: object = {}, caller = 'dev'): Promise<Record<string, unknown>> {
  const created = await send(caller, 'POST', at, {
    source_branch: source,
    target_branch: 'main',
    title: source,
    ...more,
  });
  expect(created).toMatchObject({ status: 201 });
  return object(created);
}

const titles = async (caller: string, path: string): Promise<unknown[]> =>
  each(await send(caller, 'GET', path), 'title');

beforeAll(async () => {
  team = await makeTeam(world(), { dev: 30, mia: 40, gus: 10, eve: 0 });
  project = `/projects/${team.projectId}`;
  at = `${project}/merge_requests`;
});

describe('lists', () => {
  beforeAll(async () => {
    const { dev, mia } = team.ids;
    const { id: milestone } = object(await send('dev', 'POST', `${project}/milestones`, { title: 'Spring' }));
    for (const name of ['one', 'two', 'three', 'four']) await branch(name, `${name}.txt`);
    await open('one', {
      labels: 'bug,urgent',
      milestone_id: milestone,
      assignee_ids: [mia],
      description: 'Mends 50%\n- [x] a\n- [ ] b',
    });
    hour();
    await open('two', { title: 'Draft: two', reviewer_ids: [mia, dev], labels: ['bug'] });
    hour();
    await open('three', { target_branch: 'two' }, 'mia');
    hour();
    const four = await open('four');
    await send('mia', 'PUT', `${at}/${String(four['iid'])}`, { state_event: 'close' });
    const { database } = world().running.forge;
    await database.transaction((writes) =>
      writes.run(sql`insert into approvals (merge_request_id, user_id, created_at)
        select id, ${mia ?? 0}, ${'2026-11-22T05:00:00.000Z'} from merge_requests where title = 'one'`),
    );
  });

  test.each([
    ['', ['four', 'three', 'Draft: two', 'one']],
    ['?sort=asc', ['one', 'Draft: two', 'three', 'four']],
    ['?order_by=title&sort=asc', ['Draft: two', 'four', 'one', 'three']],
    ['?order_by=merged_at', ['four', 'three', 'Draft: two', 'one']],
    ['?state=opened', ['three', 'Draft: two', 'one']],
    ['?state=closed', ['four']],
    ['?state=all&per_page=2&page=2', ['Draft: two', 'one']],
    ['?iids[]=1&iids[]=4', ['four', 'one']],
    ['?labels=bug', ['Draft: two', 'one']],
    ['?labels=bug,urgent', ['one']],
    ['?labels=None', ['four', 'three']],
    ['?labels=Any', ['Draft: two', 'one']],
    ['?milestone=Spring', ['one']],
    ['?milestone=None', ['four', 'three', 'Draft: two']],
    ['?milestone=Any', ['one']],
    ['?assignee_id=None&state=opened', ['three', 'Draft: two']],
    ['?assignee_id=Any', ['one']],
    ['?author_username=MIA', ['three']],
    ['?reviewer_username=mia', ['Draft: two']],
    ['?wip=yes', ['Draft: two']],
    ['?wip=no&state=opened', ['three', 'one']],
    ['?search=50%25', ['one']],
    ['?search=50%25&in=title', []],
    ['?search=thr&in=title', ['three']],
    ['?source_branch=four', ['four']],
    ['?target_branch=two', ['three']],
    ['?not[labels]=urgent', ['four', 'three', 'Draft: two']],
    ['?not[labels]=urgent,bug', ['four', 'three']],
    ['?not[author_username]=dev', ['three']],
    ['?not[assignee_username]=mia', ['four', 'three', 'Draft: two']],
    ['?not[reviewer_username]=mia', ['four', 'three', 'one']],
    ['?not[milestone]=Spring', ['four', 'three', 'Draft: two']],
    ['?not[my_reaction_emoji]=star', ['four', 'three', 'Draft: two', 'one']],
    ['?approved=yes', ['one']],
    ['?approved=no', ['four', 'three', 'Draft: two']],
    ['?approved_by_ids=Any', ['one']],
    ['?approver_ids=None', ['four', 'three', 'Draft: two', 'one']],
    ['?approver_ids=Any', []],
    ['?my_reaction_emoji=None', ['four', 'three', 'Draft: two', 'one']],
    ['?my_reaction_emoji=star', []],
    ['?environment=production', []],
    ['?deployed_after=2026-01-01T00:00:00Z', []],
    ['?created_after=2026-11-22T07:00:00Z', ['four', 'three']],
    ['?created_before=2026-11-22T06:00:00Z', ['Draft: two', 'one']],
    ['?updated_after=2026-11-22T08:00:00Z', ['four']],
    ['?scope=created_by_me', ['four', 'Draft: two', 'one']],
    ['?merge_user_username=mia', []],
  ])('of a project with %s: %j', async (query, want) => {
    expect(await titles('dev', `${at}${query}`)).toEqual(want);
  });

  test('take the ids of people', async () => {
    const { mia = 0, dev = 0 } = team.ids;
    const table: [string, string[]][] = [
      [`assignee_id=${mia}`, ['one']],
      [`author_id=${mia}`, ['three']],
      [`reviewer_id=${dev}`, ['Draft: two']],
      [`approved_by_ids[]=${mia}`, ['one']],
      [`approved_by_ids[]=${mia}&approved_by_ids[]=${dev}`, []],
      [`approver_ids[]=${mia}`, []],
      [`not[author_id]=${dev}`, ['three']],
      [`not[assignee_id][]=${mia}`, ['four', 'three', 'Draft: two']],
      [`merge_user_id=${mia}`, []],
    ];
    for (const [query, want] of table)
      expect([query, await titles('dev', `${at}?${query}`)]).toEqual([query, want]);
  });

  test.each([
    ['dev', '', 200, ['four', 'Draft: two', 'one']],
    ['mia', '?scope=assigned_to_me', 200, ['one']],
    ['mia', '?scope=all&author_username=mia', 200, ['three']],
    ['eve', '?scope=all', 200, []],
  ])('of all projects for %s with %s', async (caller, query, status, want) => {
    const list = await send(caller, 'GET', `/merge_requests${query}`);
    expect(list.status).toBe(status);
    expect(each(list, 'title')).toEqual(want);
  });

  test('are refused to those who may not see the project, and where filters exclude each other', async () => {
    expect((await send('eve', 'GET', at)).status).toBe(404);
    expect((await send('nobody', 'GET', '/merge_requests')).status).toBe(401);
    expect((await send('dev', 'GET', `${at}?author_id=1&author_username=dev`)).status).toBe(400);
  });

  test('show what is known of a merge request', async () => {
    const { body } = await send('dev', 'GET', `${at}?iids[]=1`);
    expect(body).toMatchObject([
      {
        iid: 1,
        state: 'opened',
        draft: false,
        author: { username: 'dev' },
        assignee: { username: 'mia' },
        reviewers: [],
        labels: ['bug', 'urgent'],
        milestone: {
          title: 'Spring',
          web_url: expect.stringContaining('/acme/app/-/milestones/1') as unknown,
        },
        task_completion_status: { count: 2, completed_count: 1 },
        references: { short: '!1', relative: '!1', full: 'acme/app!1' },
        web_url: expect.stringContaining('/acme/app/-/merge_requests/1') as unknown,
        sha: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
      },
    ]);
    const all = await send('dev', 'GET', '/merge_requests?search=50&with_labels_details=true');
    expect(all.body).toMatchObject([
      { references: { relative: 'acme/app!1' }, labels: [{ name: 'bug' }, { name: 'urgent' }] },
    ]);
    const simple = (await send('dev', 'GET', `${at}?view=simple&iids[]=1`)).body as object[];
    expect(Object.keys(simple[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'description',
      'id',
      'iid',
      'project_id',
      'state',
      'title',
      'updated_at',
      'web_url',
    ]);
  });
});

describe('the status', () => {
  test('is worked out by git where it is asked for, by developers', async () => {
    await branch('left', 'same.txt', 'left');
    await branch('right', 'same.txt', 'right');
    const left = await open('left');
    const right = await open('right');
    await send('dev', 'PUT', `${at}/${String(left['iid'])}/merge`);
    const list = `${at}?iids[]=${String(right['iid'])}`;
    expect((await send('gus', 'GET', `${list}&with_merge_status_recheck=true`)).body).toMatchObject([
      { merge_status: 'unchecked' },
    ]);
    expect((await send('dev', 'GET', list)).body).toMatchObject([{ detailed_merge_status: 'unchecked' }]);
    const checked = [
      { merge_status: 'cannot_be_merged', detailed_merge_status: 'conflict', has_conflicts: true },
    ];
    expect((await send('dev', 'GET', `${list}&with_merge_status_recheck=true`)).body).toMatchObject(checked);
    expect((await send('dev', 'GET', list)).body).toMatchObject(checked);
    expect((await send('dev', 'PUT', `${at}/${String(right['iid'])}/merge`)).status).toBe(422);
  });

  test('of a merged one names the commit and who merged it', async () => {
    await branch('merging', 'merging.txt');
    const sha = await branch('merging-2', 'merging-2.txt', 'x', 'merging');
    const { iid } = await open('merging-2', { remove_source_branch: true });
    const one = `${at}/${String(iid)}`;
    expect((await send('dev', 'PUT', `${one}/merge`, { sha: '0'.repeat(40) })).status).toBe(409);
    expect((await send('gus', 'PUT', `${one}/merge`)).status).toBe(403);
    const merged = await send('mia', 'PUT', `${one}/merge`, { sha });
    expect(merged).toMatchObject({
      status: 200,
      body: { state: 'merged', merge_user: { username: 'mia' }, sha, detailed_merge_status: 'not_open' },
    });
    const { merge_commit_sha: commit } = object(merged);
    expect((await send('dev', 'GET', `${project}/repository/commits/${String(commit)}`)).body).toMatchObject({
      parent_ids: [expect.any(String), sha],
    });
    expect((await send('dev', 'PUT', `${one}/merge`)).status).toBe(405);
    expect((await send('dev', 'GET', `${at}?merge_user_username=mia`)).body).toMatchObject([{ iid }]);
    expect((await send('dev', 'GET', `${project}/repository/commits/refs%2Fheads%2Fmerging-2`)).status).toBe(
      404,
    );
    expect(object(await send('dev', 'PUT', one, { state_event: 'reopen' }))['state']).toBe('merged');
  });

  test('squashes where it is asked for', async () => {
    await branch('squashed', 'squashed.txt');
    const { iid } = await open('squashed', { squash: true });
    const merged = object(await send('dev', 'PUT', `${at}/${String(iid)}/merge`));
    expect(merged).toMatchObject({ merge_commit_sha: null, squash: true });
    const commit = await send(
      'dev',
      'GET',
      `${project}/repository/commits/${String(merged['squash_commit_sha'])}`,
    );
    expect((object(commit)['parent_ids'] as string[]).length).toBe(1);
  });

  test('follows pushes to the source branch', async () => {
    await branch('moving', 'moving.txt');
    const { iid } = await open('moving');
    const pushed = await send('dev', 'POST', `${project}/repository/commits`, {
      branch: 'moving',
      commit_message: 'Move',
      actions: [{ action: 'create', file_path: 'moved.txt', content: 'x' }],
    });
    expect(object(await send('dev', 'GET', `${at}/${String(iid)}`))).toMatchObject({
      sha: object(pushed)['id'],
      changes_count: '2',
    });
  });
});

describe('a merge request', () => {
  test.each([
    [{ source_branch: 'absent' }, 400, 'source_branch "absent" does not exist'],
    [{ target_branch: 'absent' }, 400, 'target_branch "absent" does not exist'],
    [
      { source_branch: 'main', target_branch: 'main' },
      400,
      "You can't use same project/branch for source and target",
    ],
    [{ source_branch: '--upload-pack=x' }, 400, expect.any(String)],
    [{ source_branch: '../../x' }, 400, expect.any(String)],
    [{ milestone_id: 99_999 }, 404, '404 Milestone Not Found'],
  ])('cannot be opened with %j: %i', async (more, status, message) => {
    const answer = await send('dev', 'POST', at, {
      source_branch: 'one',
      target_branch: 'two',
      title: 'x',
      ...more,
    });
    expect(answer).toMatchObject({ status, body: { message: message as unknown } });
  });

  test('is the only open one between its branches', async () => {
    await branch('alone', 'alone.txt');
    const { iid } = await open('alone');
    const again = { source_branch: 'alone', target_branch: 'main', title: 'again' };
    expect(await send('dev', 'POST', at, again)).toMatchObject({
      status: 409,
      body: { message: `Another open merge request already exists for this source branch: !${String(iid)}` },
    });
    await send('dev', 'PUT', `${at}/${String(iid)}`, { state_event: 'close' });
    expect((await send('dev', 'POST', at, again)).status).toBe(201);
    expect((await send('dev', 'PUT', `${at}/${String(iid)}`, { state_event: 'reopen' })).status).toBe(409);
  });

  test('changes its lists', async () => {
    await branch('changing', 'changing.txt');
    const { iid } = await open('changing', { labels: 'a,b', assignee_id: team.ids['mia'] });
    const changed = await send('mia', 'PUT', `${at}/${String(iid)}`, {
      add_labels: 'c',
      remove_labels: ['a'],
      assignee_ids: [0],
      title: 'Draft: changing',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { labels: ['b', 'c'], assignees: [], draft: true, detailed_merge_status: 'draft_status' },
    });
    expect((await send('gus', 'PUT', `${at}/${String(iid)}`, { title: 'x' })).status).toBe(403);
  });
});

describe('context commits', () => {
  test('are added from the repository, listed and removed', async () => {
    const sha = await branch('context', 'context.txt');
    const { iid } = await open('context');
    const path = `${at}/${String(iid)}/context_commits`;
    expect((await send('dev', 'GET', path)).body).toEqual([]);
    expect(await send('dev', 'POST', path, { commits: [sha.slice(0, 10)] })).toMatchObject({
      status: 201,
      body: [{ id: sha, web_url: expect.stringContaining(sha) as unknown, trailers: {} }],
    });
    expect((await send('dev', 'POST', path, { commits: [sha] })).status).toBe(201);
    const list = await send('gus', 'GET', path);
    expect([each(list, 'id'), list.headers.get('x-total')]).toEqual([[sha], '1']);
    for (const commits of [['0'.repeat(40)], ['--all'], ['main'], []])
      expect((await send('dev', 'POST', path, { commits })).status).toBe(400);
    expect((await send('gus', 'POST', path, { commits: [sha] })).status).toBe(403);
    expect((await send('eve', 'GET', path)).status).toBe(404);
    expect((await send('dev', 'DELETE', path, { commits: ['0'.repeat(40)] })).status).toBe(400);
    expect((await send('dev', 'DELETE', path, { commits: [sha] })).status).toBe(204);
    expect((await send('dev', 'GET', path)).body).toEqual([]);
    expect(await send('dev', 'GET', `${at}/9999/context_commits`)).toMatchObject({
      status: 404,
      body: { message: '404 Merge Request Not Found' },
    });
  });
});

describe('a merge request from a fork', () => {
  test('brings its commits, follows pushes, and is merged by developers of the target only', async () => {
    const fork = Number(
      object(await send('eve', 'POST', '/projects', { name: 'fork', initialize_with_readme: true }))['id'],
    );
    const commit = async (file: string): Promise<unknown> => {
      const { body } = await send('eve', 'POST', `/projects/${fork}/repository/commits`, {
        branch: 'offer',
        ...(file === 'a.txt' ? { start_branch: 'main' } : {}),
        commit_message: file,
        actions: [{ action: 'create', file_path: file, content: file }],
      });
      return (body as { id: unknown }).id;
    };
    const { database } = world().running.forge;
    await database.transaction((writes) =>
      writes.run(sql`update projects set visibility = 'public' where id = ${team.projectId}`),
    );
    const first = await commit('a.txt');
    const body = {
      source_branch: 'offer',
      target_branch: 'main',
      title: 'x',
      target_project_id: team.projectId,
    };
    expect(await send('eve', 'POST', `/projects/${fork}/merge_requests`, body)).toMatchObject({
      status: 400,
      body: { message: 'Source project is not a fork of the target project' },
    });
    await database.transaction((writes) =>
      writes.run(sql`update projects set forked_from_id = ${team.projectId} where id = ${fork}`),
    );
    const opened = object(await send('eve', 'POST', `/projects/${fork}/merge_requests`, body));
    expect(opened).toMatchObject({ project_id: team.projectId, source_project_id: fork, sha: first });
    const second = await commit('b.txt');
    const one = `${at}/${String(opened['iid'])}`;
    expect((await send('dev', 'GET', one)).body).toMatchObject({ sha: second });
    expect((await send('dev', 'GET', `${project}/repository/commits/${String(second)}`)).status).toBe(200);
    expect((await send('eve', 'PUT', `${one}/merge`)).status).toBe(403);
  });
});

test('numbers are given once, however many ask at the same time', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send('dev', 'POST', `${project}/milestones`, { title: `Together ${index}` }),
    ),
  );
  const numbers = created.map((answer) => object(answer)['iid']);
  expect(new Set(numbers).size).toBe(8);
});
