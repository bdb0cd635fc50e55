import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Answer } from './world.ts';
import { each, makeTeam, object, type Team } from './planning-world.ts';

const world = describeWorld({ clock: { now: () => new Date('2026-11-22T05:00:00.000Z') } });
let team: Team;
let at = '';

const send = (caller: string, method: string, path: string, body?: object): Promise<Answer> => {
  const found = team.callers[caller];
  if (found === undefined) throw new Error(`There is no ${caller}.`);
  return found(method, path, body);
};
const create = async (body: object): Promise<number> =>
  Number(object(await send('pat', 'POST', at, body))['id']);

beforeAll(async () => {
  team = await makeTeam(world(), { pat: 15, gus: 10, dev: 30, eve: 0 });
  at = `/projects/${team.projectId}/milestones`;
});

describe('a milestone', () => {
  test('has the next number of its project, and its dates', async () => {
    const created = await send('pat', 'POST', at, {
      title: 'Spring',
      due_date: '2026-11-21',
      start_date: '2026-10-01',
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        iid: 1,
        project_id: team.projectId,
        title: 'Spring',
        description: null,
        state: 'active',
        due_date: '2026-11-21',
        start_date: '2026-10-01',
        expired: true,
      },
    });
    const { id } = created.body as { id: number };
    expect(await send('gus', 'GET', `${at}/${id}`)).toMatchObject({
      status: 200,
      body: created.body as object,
    });
    const other = await send('pat', 'PUT', `${at}/${id}`, { due_date: '', description: 'x' });
    expect(other).toMatchObject({
      status: 200,
      body: { due_date: null, start_date: '2026-10-01', expired: false, description: 'x' },
    });
    expect(await send('pat', 'PUT', `${at}/${id}`, { start_date: null })).toMatchObject({
      status: 200,
      body: { start_date: null, description: 'x' },
    });
  });

  test('is never given a number twice', async () => {
    const first = await create({ title: 'Gone' });
    const { iid } = object(await send('pat', 'GET', `${at}/${first}`)) as { iid: number };
    expect((await send('pat', 'DELETE', `${at}/${first}`)).status).toBe(204);
    const second = await create({ title: 'Gone' });
    expect(second).toBeGreaterThan(first);
    expect(object(await send('pat', 'GET', `${at}/${second}`))['iid']).toBe(iid + 1);
  });

  test.each([
    ['pat', { title: '' }, 400, { title: ["can't be blank"] }],
    [
      'pat',
      { title: 'Spring' },
      400,
      { title: ['already being used for another group or project milestone.'] },
    ],
    [
      'pat',
      { title: 'Dates', due_date: '2026-01-01', start_date: '2026-02-01' },
      400,
      { due_date: ['must be greater than start date'] },
    ],
    ['gus', { title: 'New' }, 403, '403 Forbidden'],
    ['eve', { title: 'New' }, 404, '404 Project Not Found'],
    ['nobody', { title: 'New' }, 401, 'Credentials are missing.'],
  ])('cannot be created by %s as %j: %i', async (caller, body, status, message) => {
    const refused = await send(caller, 'POST', at, body);
    expect(refused).toMatchObject({ status, body: { message } });
  });

  test.each([
    [['close'], 'closed'],
    [['close', 'close'], 'closed'],
    [['activate'], 'active'],
    [['close', 'activate'], 'active'],
    [['close', 'activate', 'activate', 'close'], 'closed'],
  ])('after %j it is %s', async (events, want) => {
    const id = await create({ title: `Events ${events.join(' ')}` });
    let state: unknown;
    for (const state_event of events)
      state = object(await send('pat', 'PUT', `${at}/${id}`, { state_event }))['state'];
    expect(state).toBe(want);
    expect(object(await send('pat', 'GET', `${at}/${id}`))['state']).toBe(want);
  });

  test.each([
    ['gus', 403],
    ['eve', 404],
    ['nobody', 401],
    ['pat', 204],
  ])('is deleted by %s: %i', async (caller, status) => {
    const id = await create({ title: `Delete ${caller}` });
    expect((await send(caller, 'DELETE', `${at}/${id}`)).status).toBe(status);
    expect((await send('pat', 'GET', `${at}/${id}`)).status).toBe(status === 204 ? 404 : 200);
  });
});

describe('a list', () => {
  let list = '';
  beforeAll(async () => {
    const project = object(
      await send('root', 'POST', '/projects', { name: 'listed', namespace_id: team.groupId }),
    );
    list = `/projects/${String(project['id'])}/milestones`;
    for (const title of ['One', 'Two 50%', 'Three']) await send('root', 'POST', list, { title });
    const promoted = object(await send('root', 'POST', list, { title: 'Of all', description: 'two' }));
    await send('root', 'POST', `${list}/${String(promoted['id'])}/promote`);
    const [, , first] = (await send('root', 'GET', list)).body as { id: number }[];
    await send('root', 'PUT', `${list}/${first?.id ?? 0}`, { state_event: 'close' });
  });

  test.each([
    ['', ['Three', 'Two 50%', 'One']],
    ['?state=active', ['Three', 'Two 50%']],
    ['?state=closed', ['One']],
    ['?title=One', ['One']],
    ['?search=T', ['Three', 'Two 50%']],
    ['?search=%25', ['Two 50%']],
    ['?search=_', []],
    ['?iids[]=1&iids[]=3', ['Three', 'One']],
    ['?include_ancestors=true', ['Of all', 'Three', 'Two 50%', 'One']],
    ['?include_parent_milestones=true&search=two', ['Of all', 'Two 50%']],
    ['?include_ancestors=true&iids[]=1', ['Of all', 'Three', 'Two 50%', 'One']],
    ['?updated_after=2026-11-22T05:00:00Z', []],
    ['?updated_before=2026-11-22T05:00:01Z', ['Three', 'Two 50%', 'One']],
    ['?per_page=1&page=2', ['Two 50%']],
  ])('with %s: %j', async (query, want) => {
    expect(each(await send('root', 'GET', `${list}${query}`), 'title')).toEqual(want);
  });

  test('counts all pages', async () => {
    const { headers } = await send('root', 'GET', `${list}?per_page=2`);
    expect([headers.get('x-total'), headers.get('x-total-pages'), headers.get('x-next-page')]).toEqual([
      '3',
      '2',
      '2',
    ]);
  });
});

describe('what is planned for a milestone', () => {
  test('is listed, confidential issues for those who plan', async () => {
    const id = await create({ title: 'Planned' });
    const issues = `/projects/${team.projectId}/issues`;
    await send('pat', 'POST', issues, { title: 'Open', milestone_id: id, labels: 'a,b', weight: 3 });
    await send('pat', 'POST', issues, { title: 'Secret', milestone_id: id, confidential: true });
    await send('pat', 'POST', issues, { title: 'Elsewhere' });
    expect(each(await send('pat', 'GET', `${at}/${id}/issues`), 'title')).toEqual(['Secret', 'Open']);
    const seen = await send('gus', 'GET', `${at}/${id}/issues`);
    expect(seen.body).toMatchObject([
      { title: 'Open', labels: ['a', 'b'], milestone: { id, title: 'Planned' } },
    ]);
    expect(seen.headers.get('x-total')).toBe('1');
  });

  test('gives burndown events in their order', async () => {
    const id = await create({ title: 'Burning' });
    const issues = `/projects/${team.projectId}/issues`;
    const issue = object(await send('pat', 'POST', issues, { title: 'B', milestone_id: id, weight: 2 }));
    const one = `${issues}/${String(issue['iid'])}`;
    for (const state_event of ['close', 'close', 'reopen', 'close'])
      await send('pat', 'PUT', one, { state_event });
    const events = await send('pat', 'GET', `${at}/${id}/burndown_events`);
    expect(each(events, 'action')).toEqual(['created', 'closed', 'reopened', 'closed']);
    expect(each(events, 'weight')).toEqual([2, 2, 2, 2]);
  });

  test('goes to the group with its milestone, together with that of the same title', async () => {
    const id = await create({ title: 'Shared' });
    const other = object(
      await send('root', 'POST', '/projects', { name: 'other', namespace_id: team.groupId }),
    );
    const elsewhere = `/projects/${String(other['id'])}`;
    const same = object(await send('root', 'POST', `${elsewhere}/milestones`, { title: 'Shared' }));
    const [one, two] = await Promise.all([
      send('root', 'POST', `/projects/${team.projectId}/issues`, { title: 'x', milestone_id: id }),
      send('root', 'POST', `${elsewhere}/issues`, { title: 'y', milestone_id: same['id'] }),
    ]);
    expect((await send('pat', 'POST', `${at}/${id}/promote`)).status).toBe(403);
    const promoted = await send('root', 'POST', `${at}/${id}/promote`);
    expect(promoted).toMatchObject({ status: 200, body: { title: 'Shared', group_id: team.groupId } });
    const { id: promotedId } = promoted.body as { id: number };
    for (const [project, issue] of [
      [`/projects/${team.projectId}`, one],
      [elsewhere, two],
    ] as const) {
      const { iid } = issue.body as { iid: number };
      expect(object(await send('root', 'GET', `${project}/issues/${iid}`))).toMatchObject({
        milestone: { id: promotedId, group_id: team.groupId },
      });
    }
    expect((await send('root', 'GET', `${at}/${id}`)).status).toBe(404);
    expect((await send('root', 'POST', at, { title: 'Shared' })).status).toBe(400);
  });

  test('cannot be promoted in the namespace of a user', async () => {
    const own = object(await send('eve', 'POST', '/projects', { name: 'own' }));
    const milestones = `/projects/${String(own['id'])}/milestones`;
    const { id } = object(await send('eve', 'POST', milestones, { title: 'x' })) as { id: number };
    expect((await send('eve', 'POST', `${milestones}/${id}/promote`)).status).toBe(404);
  });
});
