import { expect, test } from 'vitest';
import type { JsonObject } from '../../generators/source/document.ts';
import { failuresIn, verifyInProcess } from './run.ts';
import { model, ticketServer, TOKEN, type Habits } from './tickets.ts';

const verified = async (habits: Habits): Promise<readonly string[]> =>
  failuresIn(await verifyInProcess(model, ticketServer(habits), { strict: false, token: TOKEN }));

test.each<[about: string, habits: Habits]>([
  ['keeps to its document', {}],
  ['sorts its labels', { stores: ({ labels, ...others }) => ({ ...others, labels: sorted(labels) }) }],
])('verify finds nothing wrong with a server that %s', async (_, habits) => {
  expect(await verified(habits)).toEqual([]);
});

test.each<[about: string, habits: Habits, failure: RegExp]>([
  ['leaves out the first item of a long list', { skips: 1 }, /^pages: listTickets /],
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

function listOf(value: JsonObject[string] | undefined): JsonObject[string][] {
  return Array.isArray(value) ? value : [];
}

function sorted(labels: JsonObject[string] | undefined): JsonObject[string] {
  return listOf(labels).toSorted();
}
