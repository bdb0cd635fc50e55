import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { each, object } from './planning-world.ts';

const { here, send, hour, branch, open } = describeMergeRequests();

const titles = async (caller: string, path: string): Promise<unknown[]> =>
  each(await send(caller, 'GET', path), 'title');

describe('lists', () => {
  beforeAll(async () => {
    const { dev, mia } = here().team.ids;
    const { id: milestone } = object(
      await send('dev', 'POST', `${here().project}/milestones`, { title: 'Spring' }),
    );
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
    await send('mia', 'PUT', `${here().at}/${String(four['iid'])}`, { state_event: 'close' });
    const { database } = here().world.running.forge;
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
    ['?approved_by_ids[]=Any', ['one']],
    ['?approver_ids=None', ['four', 'three', 'Draft: two', 'one']],
    ['?approver_ids[]=None', ['four', 'three', 'Draft: two', 'one']],
    ['?approver_ids[]=Any', []],
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
    expect(await titles('dev', `${here().at}${query}`)).toEqual(want);
  });

  test('take the ids of people', async () => {
    const { mia = 0, dev = 0 } = here().team.ids;
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
      expect([query, await titles('dev', `${here().at}?${query}`)]).toEqual([query, want]);
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
    expect((await send('eve', 'GET', here().at)).status).toBe(404);
    expect((await send('nobody', 'GET', '/merge_requests')).status).toBe(401);
    expect((await send('dev', 'GET', `${here().at}?author_id=1&author_username=dev`)).status).toBe(400);
  });

  test('show what is known of a merge request', async () => {
    const { body } = await send('dev', 'GET', `${here().at}?iids[]=1`);
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
    const simple = (await send('dev', 'GET', `${here().at}?view=simple&iids[]=1`)).body as object[];
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
