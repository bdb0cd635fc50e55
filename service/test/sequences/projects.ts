import fc from 'fast-check';
import { expect } from 'vitest';
import { command, expectList, expectStatus } from './command.ts';
import { callerNames, levelOf, type Caller, type Held, type Items, type Model, type Real } from './model.ts';
import { walk, walkBehindIds } from './walk.ts';

const caller = fc.constantFrom(...callerNames);
const visibility = fc.constantFrom('private', 'internal', 'public');
const title = fc.constantFrom('Broken', 'Slow', 'Ugly');

/** Groups and projects of single callers, with all kinds of pagination, and issues, some of which are confidential. */
export const projectCommands = [
  command('create a project', fc.tuple(caller, visibility), async ([by, shown], model, real) => {
    const body = { path: `made-${model.projects.size}`, visibility: shown };
    const answer = await real.send[by]('POST', '/projects', body);
    expectStatus(answer, by === 'nobody' ? 401 : 201);
    if (answer.status === 201) {
      const { id } = answer.body as { id: number };
      model.give('project', id);
      model.projects.set(id, { shown, holder: by });
    }
    await checkProjects(by, model, real);
  }),
  command('create a group', fc.tuple(caller, visibility), async ([by, shown], model, real) => {
    const path = `group-${model.groups.size}`;
    const answer = await real.send[by]('POST', '/groups', { name: path, path, visibility: shown });
    expectStatus(answer, by === 'nobody' ? 401 : 201);
    if (answer.status === 201) {
      const { id } = answer.body as { id: number };
      model.give('group', id);
      model.groups.set(id, { shown, holder: by });
    }
    await checkGroups(by, model, real);
  }),
  command('look at projects', caller, checkProjects),
  command('look at groups', caller, checkGroups),
  command(
    'create an issue',
    fc.tuple(caller, title, fc.boolean()),
    async ([by, name, confidential], model, real) => {
      const answer = await real.send[by]('POST', `${real.hidden}/issues`, { title: name, confidential });
      expectStatus(answer, by === 'nobody' ? 401 : levelOf(by) === 0 ? 404 : 201);
      if (answer.status === 201) {
        const { iid } = answer.body as { iid: number };
        model.issues.set(model.give('issue', iid), { title: name, confidential, author: { username: by } });
      }
      await checkIssues(by, model, real);
    },
  ),
];

/** Each caller finds exactly what they may see, with both kinds of pagination. */
async function checkProjects(by: Caller, model: Model, real: Real): Promise<void> {
  const send = real.send[by];
  const { want, hidden } = seenBy(by, model.projects);
  const offset = await walk(send, '/projects?per_page=2');
  const behind = await walkBehindIds(send, '/projects?order_by=id&sort=asc&per_page=2');
  expect([by, ids(offset.items)]).toEqual([by, want]);
  expect([by, ids(behind)]).toEqual([by, want]);
  expect(offset.total).toBe(want.length);
  if (hidden !== undefined) expect((await send('GET', `/projects/${hidden}`)).status).toBe(404);
}

async function checkGroups(by: Caller, model: Model, real: Real): Promise<void> {
  const send = real.send[by];
  const { want, hidden } = seenBy(by, model.groups);
  const all = '/groups?all_available=true&per_page=2';
  const offset = await walk(send, all);
  const keyset = await walk(send, `${all}&pagination=keyset&order_by=name&sort=asc`);
  expect([by, ids(offset.items)]).toEqual([by, want]);
  expect([by, ids(keyset.items)]).toEqual([by, want]);
  expect(offset.total).toBe(want.length);
  if (hidden !== undefined) expect((await send('GET', `/groups/${hidden}`)).status).toBe(404);
}

/** The ids of what a caller may see, and the last of the others. */
function seenBy(
  by: Caller,
  all: ReadonlyMap<number, Held>,
): { readonly want: readonly number[]; readonly hidden: number | undefined } {
  const isSeen = ({ shown, holder }: Held): boolean =>
    shown === 'public' ||
    (shown === 'internal' && by !== 'nobody') ||
    holder === by ||
    (holder === 'team' && levelOf(by) > 0);
  const entries = [...all];
  return {
    want: entries.filter(([, held]) => isSeen(held)).map(([id]) => id),
    hidden: entries.findLast(([, held]) => !isSeen(held))?.[0],
  };
}

/** The ids of items in their order. */
function ids(items: readonly Readonly<Record<string, unknown>>[]): readonly number[] {
  return items.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
}

/** Confidential issues are for reporters and their authors. */
async function checkIssues(by: Caller, model: Model, real: Real): Promise<void> {
  const send = real.send[by];
  if (levelOf(by) === 0) {
    expect((await send('GET', `${real.hidden}/issues`)).status).toBe(404);
    return;
  }
  const items: Items = new Map(
    [...model.issues].filter(
      ([, { confidential, author }]) =>
        confidential !== true || levelOf(by) >= 20 || (author as { username: string }).username === by,
    ),
  );
  await expectList(send, `${real.hidden}/issues`, { items, named: 'iid' });
}
