import { beforeAll, describe, expect, test } from 'vitest';
import { each, makeTeam, object, type Team } from './planning-world.ts';
import { describeWorld, type Answer } from './world.ts';

const world = describeWorld();
let team: Team;
let at = '';

const send = (caller: string, method: string, path: string, body?: object): Promise<Answer> => {
  const found = team.callers[caller];
  if (found === undefined) throw new Error(`There is no ${caller}.`);
  return found(method, path, body);
};

beforeAll(async () => {
  team = await makeTeam(world(), { pat: 15, gus: 10, eve: 0, mia: 40 });
  at = `/projects/${team.projectId}/issues`;
  const { gus, mia } = team.ids;
  const milestone = await send('pat', 'POST', `/projects/${team.projectId}/milestones`, { title: 'M' });
  await send('pat', 'POST', at, {
    title: 'One',
    labels: 'a,b',
    milestone_id: object(milestone)['id'],
    weight: 2,
  });
  await send('gus', 'POST', at, { title: 'Two', description: '50% done\n- [x] a', due_date: '2026-12-01' });
  await send('pat', 'POST', at, { title: 'Three', confidential: true, assignee_ids: [mia, gus] });
  await send('pat', 'POST', at, { title: 'Four', confidential: true, labels: ['a'] });
  await send('pat', 'PUT', `${at}/2`, { state_event: 'close' });
});

describe('a list', () => {
  test.each([
    ['pat', '', ['Four', 'Three', 'Two', 'One']],
    ['gus', '', ['Three', 'Two', 'One']],
    ['pat', '?sort=asc&order_by=title', ['Four', 'One', 'Three', 'Two']],
    ['pat', '?order_by=due_date', ['Two', 'Four', 'Three', 'One']],
    ['pat', '?order_by=weight&sort=asc', ['One', 'Two', 'Three', 'Four']],
    ['pat', '?state=closed', ['Two']],
    ['pat', '?labels=a', ['Four', 'One']],
    ['pat', '?labels=a,b', ['One']],
    ['pat', '?labels=None', ['Three', 'Two']],
    ['pat', '?labels=Any', ['Four', 'One']],
    ['pat', '?milestone=M', ['One']],
    ['pat', '?milestone=None', ['Four', 'Three', 'Two']],
    ['pat', '?milestone=Any', ['One']],
    ['gus', '?scope=created_by_me', ['Two']],
    ['mia', '?scope=assigned_to_me', ['Three']],
    ['pat', '?author_username=GUS', ['Two']],
    ['pat', '?assignee_id=Any', ['Three']],
    ['pat', '?assignee_id=None', ['Four', 'Two', 'One']],
    ['pat', '?search=50%25', ['Two']],
    ['pat', '?confidential=true', ['Four', 'Three']],
    ['pat', '?iids[]=1&iids[]=3', ['Three', 'One']],
    ['pat', '?per_page=1&page=2', ['Three']],
  ])('for %s with %s: %j', async (caller, query, want) => {
    expect(each(await send(caller, 'GET', `${at}${query}`), 'title')).toEqual(want);
  });
});

describe('an issue', () => {
  test.each([
    ['gus', 'GET', 4, undefined, 404],
    ['gus', 'GET', 3, undefined, 200],
    ['gus', 'PUT', 1, { title: 'x' }, 403],
    ['gus', 'PUT', 2, { discussion_locked: true }, 200],
    ['eve', 'GET', 1, undefined, 404],
    ['pat', 'PUT', 1, { milestone_id: 99_999 }, 404],
    ['pat', 'GET', 99, undefined, 404],
  ])('%s: %s %i with %j is %i', async (caller, method, iid, body, status) => {
    expect((await send(caller, method, `${at}/${iid}`, body)).status).toBe(status);
  });

  test('has what was set, and changes in what is named', async () => {
    expect((await send('gus', 'GET', `${at}/2`)).body).toMatchObject({
      iid: 2,
      state: 'closed',
      closed_by: { username: 'pat' },
      due_date: '2026-12-01',
      task_completion_status: { count: 1, completed_count: 1 },
      references: { short: '#2', full: 'acme/app#2' },
    });
    const change = { milestone_id: 0, add_labels: 'c', remove_labels: 'a', weight: null };
    expect((await send('pat', 'PUT', `${at}/1`, change)).body).toMatchObject({
      title: 'One',
      milestone: null,
      labels: ['b', 'c'],
      weight: null,
    });
  });

  test('takes a number of their choice from owners only, and counts on behind it', async () => {
    expect((await send('pat', 'POST', at, { title: 'x', iid: 40 })).status).toBe(403);
    expect((await send('root', 'POST', at, { title: 'x', iid: 40 })).body).toMatchObject({ iid: 40 });
    expect((await send('root', 'POST', at, { title: 'x', iid: 40 })).status).toBe(409);
    expect((await send('root', 'POST', at, { title: 'y' })).body).toMatchObject({ iid: 41 });
  });
});
