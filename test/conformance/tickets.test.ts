import { expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { isObject } from '../../generators/json/member.ts';
import { failuresIn, verifyInProcess } from './run.ts';
import { model, ticketServer, TOKEN, type Habits } from './tickets.ts';

const verified = async (habits: Habits): Promise<readonly string[]> =>
  failuresIn(await verifyInProcess(model, ticketServer(habits), { strict: false, token: TOKEN }));

test.each<[about: string, habits: Habits]>([
  ['keeps to its document', {}],
  ['takes the scheme in any case and sends smaller pages', { sizeFor: (asked) => Math.min(asked, 50) }],
  [
    'leaves out what the document does not give back, and an empty note',
    { stores: ({ owner, ...others }) => ({ ...others, ...without(owner, 'unread', 'secret') }) },
  ],
  [
    'sends the steps in another order',
    { stores: ({ steps, ...others }) => ({ ...others, ...reversed(steps) }) },
  ],
  ['sorts its labels', { stores: ({ labels, ...others }) => ({ ...others, labels: sorted(labels) }) }],
])('verify finds nothing wrong with a server that %s', async (_, habits) => {
  expect(await verified(habits)).toEqual([]);
});

test.each<[about: string, habits: Habits, failure: RegExp]>([
  ['leaves out the first item of a long list', { skips: 1 }, /^pages: listTickets /],
  [
    'leads from the last page to an empty one',
    { leadsOn: (page, last) => page <= last },
    /^pages: listTickets /,
  ],
  ['sends as many items as it likes', { sizeFor: () => 20 }, /^pages: listTickets /],
  [
    'drops a member of an object',
    { stores: ({ owner, ...others }) => ({ ...others, ...without(owner, 'unread', 'secret', 'note') }) },
    /^state: createTicket lifecycle /,
  ],
  [
    'changes the last of some objects',
    { stores: ({ steps, ...others }) => ({ ...others, ...withoutLast(steps) }) },
    /^state: createTicket lifecycle /,
  ],
  [
    'takes the token in any case',
    { lets: (authorization) => authorization.toLowerCase() === `bearer ${TOKEN.toLowerCase()}` },
    /^credentials: listTickets credentials recased /,
  ],
  [
    'keeps two labels',
    { stores: ({ labels, ...others }) => ({ ...others, labels: listOf(labels).slice(0, 2) }) },
    /^state: createTicket lifecycle /,
  ],
  [
    'takes the token by every scheme',
    { lets: (authorization) => authorization.endsWith(` ${TOKEN}`) },
    /^credentials: listTickets credentials of another scheme /,
  ],
])('verify sees that a server %s', async (_, habits, failure) => {
  expect(await verified(habits)).toContainEqual(expect.stringMatching(failure));
});

function without(owner: JsonObject[string] | undefined, ...names: readonly string[]): JsonObject {
  if (!isObject(owner)) return {};
  return { owner: Object.fromEntries(Object.entries(owner).filter(([name]) => !names.includes(name))) };
}

function reversed(steps: JsonObject[string] | undefined): JsonObject {
  return steps === undefined ? {} : { steps: listOf(steps).toReversed() };
}

function withoutLast(steps: JsonObject[string] | undefined): JsonObject {
  const list = listOf(steps);
  return steps === undefined
    ? {}
    : { steps: list.map((step, index) => (index === 2 ? (list[0] ?? step) : step)) };
}

function listOf(value: JsonObject[string] | undefined): JsonObject[string][] {
  return Array.isArray(value) ? value : [];
}

function sorted(labels: JsonObject[string] | undefined): JsonObject[string] {
  return listOf(labels).toSorted();
}
