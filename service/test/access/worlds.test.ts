import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations as ownOperations, type OperationInfo } from '../../../generated/server/index.js';
import { json, sql } from '../../database/sql.ts';
import type { Writes } from '../../database/database.ts';
import { describeWorld, type Send } from '../families/world.ts';
import { oracleOf, shownAs } from './oracle.ts';
import { homes, parents, people, randomWorld, type RandomWorld } from './random-world.ts';
import { iterations } from '../../../test/runs/iterations.ts';

const world = describeWorld();
const senders: Send[] = [];
const userIds: number[] = [];

beforeAll(async () => {
  for (const name of people) {
    const { row, send } = await world().user(name);
    senders.push(send);
    userIds.push(row.id);
  }
});

/** The reads of a group or project: all operations except those that list what is not in it. */
const readsOf = (kind: 'groups' | 'projects'): readonly OperationInfo[] =>
  [...Object.values(ownOperations), ...Object.values(companionOperations)].filter(
    ({ method, path }) => method === 'GET' && path.startsWith(`/${kind}/{id}`),
  );
const projectReads = readsOf('projects');
const groupReads = readsOf('groups');

/** The groups and projects of a world, which are separate for each world. */
interface Ground {
  readonly groups: readonly number[];
  readonly projects: readonly number[];
}

let made = 0;

/** Creates the groups, projects, memberships and shares of a world, with a merge request in each project. */
async function make(given: RandomWorld): Promise<Ground> {
  made += 1;
  const name = (group: number | null): string => {
    if (group === null) return String(people[0]);
    const parent = parents[group] ?? null;
    return parent === null ? `w${made}g${group}` : `${name(parent)}/g${group}`;
  };
  const { groups, projects } = await world().running.seed({
    groups: parents.map((_, at) => ({ full_path: name(at), visibility: visibilityOf(given, 'group', at) })),
    projects: homes.map((home, at) => ({
      full_path: `${name(home)}/w${made}p${at}`,
      visibility: visibilityOf(given, 'project', at),
    })),
  });
  const ground = { groups: groups.map(({ id }) => id), projects: projects.map(({ id }) => id) };
  await world().running.forge.database.transaction((writes) => enter(writes, given, ground));
  return ground;
}

function visibilityOf(
  given: RandomWorld,
  kind: 'group' | 'project',
  at: number,
): 'private' | 'internal' | 'public' {
  const shown = shownAs(given, kind, at);
  return shown === 'public' || shown === 'internal' ? shown : 'private';
}

const then = '2026-01-01T00:00:00.000Z';

async function enter(writes: Writes, given: RandomWorld, ground: Ground): Promise<void> {
  const idOf = ({ kind, at }: RandomWorld['members'][number]['place']): number =>
    (kind === 'group' ? ground.groups : ground.projects)[at] ?? 0;
  const role = async (permission: string | null): Promise<number | null> => {
    if (permission === null) return null;
    const row = await writes.one<{ id: number }>(sql`
      insert into member_roles (name, base_access_level, permissions) values ('role', 10, ${json([permission])})
      returning id`);
    return row?.id ?? null;
  };
  for (const { user, place, level, permission, state } of given.members) {
    await writes.run(sql`
      insert into members (kind, source_id, user_id, access_level, member_role_id, state, expires_at, created_at)
      values (${place.kind}, ${idOf(place)}, ${userIds[user] ?? 0}, ${level}, ${await role(permission)},
        ${state === 'awaiting' ? state : 'active'}, ${state === 'expired' ? '2001-01-01' : null}, ${then})
      on conflict (kind, source_id, user_id) do update set access_level = excluded.access_level,
        member_role_id = excluded.member_role_id, state = excluded.state, expires_at = excluded.expires_at`);
  }
  for (const { place, group, level, permission, isOver } of given.shares) {
    if (place.kind === 'group' && place.at === group) continue;
    await writes.run(sql`
      insert into shares (kind, source_id, group_id, access_level, member_role_id, expires_at, created_at)
      values (${place.kind}, ${idOf(place)}, ${ground.groups[group] ?? 0}, ${level}, ${await role(permission)},
        ${isOver ? '2001-01-01' : null}, ${then})
      on conflict (kind, source_id, group_id) do nothing`);
  }
  for (const id of ground.projects)
    await writes.run(sql`
      insert into merge_requests (project_id, source_project_id, iid, title, source_branch, target_branch, created_at, updated_at)
      values (${id}, ${id}, 1, 'One', 'a', 'b', ${then}, ${then})`);
}

/** The path of an operation in a group or project; its other parameters name missing things. */
function pathOf({ path }: OperationInfo, id: number): string {
  return path
    .replace('{id}', String(id))
    .replaceAll('{merge_request_iid}', '1')
    .replaceAll(/\{[^}]+\}/g, '999999');
}

let turn = 0;

type Oracle = ReturnType<typeof oracleOf>;

/**
 * Whether the status of an operation on a project or group is right for a caller: not found, refused, or one of the
 * other statuses.
 */
function isRight(oracle: Oracle, operation: OperationInfo, at: number, status: number): boolean {
  const { name, path, security } = operation;
  const needsToken = security.every((schemes) => schemes.length > 0);
  const isProject = path.startsWith('/projects');
  if (oracle.name === 'nobody' && needsToken) return status === 401;
  if (!(isProject ? oracle.seesProject(at) : oracle.seesGroup(at))) return status === 404;
  if (name === 'getProject' || name === 'getGroup') return status === 200;
  if (path.includes('/repository/archive')) return (status === 403) === !oracle.clones(at);
  if (path.includes('/repository/')) return (status === 403) === !oracle.readsFiles(at);
  if (path.startsWith('/projects/{id}/merge_requests'))
    return (status === 403) === !oracle.readsMergeRequests(at);
  return [200, 400, 403, 404].includes(status);
}

/** The things of a world that meet a condition, in the order of their ids. */
function those(ids: readonly number[], isMeant: (at: number) => boolean): readonly number[] {
  return ids.filter((_, at) => isMeant(at)).toSorted((one, other) => one - other);
}

/** The things of a world in a list. */
async function listed(
  send: Send,
  path: string,
  key: string,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { status, body } = await send('GET', `${path}&per_page=100`);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  const found = new Set((body as Record<string, number>[]).map((each) => each[key] ?? 0));
  return ids.filter((id) => found.has(id)).toSorted((one, other) => one - other);
}

const always = new Set([
  'getProject',
  'getGroup',
  'listRepositoryTree',
  'downloadRepositoryArchive',
  'getMergeRequestApprovals',
]);

/** A few of the reads, different ones each time, until all were used. */
function some(reads: readonly OperationInfo[]): readonly OperationInfo[] {
  turn += 1;
  return reads.filter(({ name }, at) => always.has(name) || (at + turn) % 12 === 0);
}

async function check(given: RandomWorld): Promise<void> {
  const ground = await make(given);
  const wrong: unknown[] = [];
  for (const caller of [null, ...people.keys()]) {
    const oracle = oracleOf(given, caller);
    const send = (caller === null ? undefined : senders[caller]) ?? world().nobody;
    for (const [ids, reads] of [
      [ground.projects, projectReads],
      [ground.groups, groupReads],
    ] as const) {
      for (const [at, id] of ids.entries()) {
        for (const operation of some(reads)) {
          const { status } = await send('GET', pathOf(operation, id));
          if (!isRight(oracle, operation, at, status)) wrong.push([oracle.name, operation.name, at, status]);
        }
      }
    }
    const before = Math.min(...ground.projects) - 1;
    const lists = [
      await listed(send, `/projects?id_after=${before}&order_by=id&sort=asc`, 'id', ground.projects),
      await listed(send, '/groups?all_available=true&order_by=id&sort=desc', 'id', ground.groups),
      await listed(
        send,
        '/merge_requests?scope=all&sort=desc',
        'project_id',
        caller === null ? [] : ground.projects,
      ),
    ];
    const wanted = [
      those(ground.projects, oracle.seesProject),
      those(ground.groups, oracle.seesGroup),
      those(
        caller === null ? [] : ground.projects,
        (at) => oracle.seesProject(at) && oracle.readsMergeRequests(at),
      ),
    ];
    if (JSON.stringify(lists) !== JSON.stringify(wanted)) wrong.push([oracle.name, lists, wanted]);
  }
  expect(wrong).toEqual([]);
}

test('whatever groups, shares, roles and visibilities there are, nobody reads what they may not', async () => {
  const property = fc.asyncProperty(randomWorld, check);
  await expect(fc.assert(property, { numRuns: iterations(10), endOnFailure: true })).resolves.toBeUndefined();
  expect(turn).toBeGreaterThan(iterations(12));
});
