import fc from 'fast-check';
import { expect } from 'vitest';
import { command, expectList, expectStatus, pick } from './command.ts';
import { callerNames, callers, levelOf, type Caller, type Items, type Model, type Real } from './model.ts';

const caller = fc.constantFrom(...callerNames);
const user = fc.constantFrom(...(Object.keys(callers) as Exclude<Caller, 'nobody'>[]));
const level = fc.constantFrom(10, 20, 30, 40, 50);
const address = fc.constantFrom('ada@mail.example', 'bea@mail.example', 'cai@mail.example');
const manager = 40;

/**
 * Access requests and invitations (Part B 3): a request becomes a membership or is removed, an invitation can only be
 * removed.
 */
export const accessCommands = [
  command('ask', caller, async (by, model, real) => {
    const answer = await real.send[by]('POST', `${real.open}/access_requests`);
    const isMember = model.members.has(by);
    const status = by === 'nobody' ? 401 : isMember ? 403 : model.asking.has(by) ? 400 : 201;
    expectStatus(answer, status);
    if (status === 201) model.asking.add(by);
    await checkRequests(model, real);
  }),
  command('approve', fc.tuple(caller, user, level), async ([by, who, given], model, real) => {
    const path = `${real.open}/access_requests/${real.userIds.get(who)}/approve`;
    const answer = await real.send[by]('PUT', path, { access_level: given });
    const held = model.members.get(by) ?? 0;
    const isAllowed = held >= manager && given <= held;
    const status = by === 'nobody' ? 401 : !isAllowed ? 403 : model.asking.has(who) ? 200 : 404;
    expectStatus(answer, status);
    if (status === 200) {
      model.asking.delete(who);
      model.members.set(who, given);
      expect(answer.body).toMatchObject({ username: who, access_level: given });
    }
    await checkRequests(model, real);
  }),
  command('deny', fc.tuple(caller, user), async ([by, who], model, real) => {
    const answer = await real.send[by]('DELETE', `${real.open}/access_requests/${real.userIds.get(who)}`);
    const isAllowed = by === who || (model.members.get(by) ?? 0) >= manager;
    const status = by === 'nobody' ? 401 : !isAllowed ? 403 : model.asking.has(who) ? 204 : 404;
    expectStatus(answer, status);
    if (status === 204) model.asking.delete(who);
    await checkRequests(model, real);
  }),
  command('invite', fc.tuple(caller, address, level), async ([by, email, given], model, real) => {
    const body = { email, access_level: given };
    const answer = await real.send[by]('POST', `${real.hidden}/invitations`, body);
    expectStatus(answer, managed(by, given, 201));
    if (answer.status === 201) model.invitations.set(email, { invite_email: email, access_level: given });
    await checkInvitations(model, real);
  }),
  command(
    'change an invitation',
    fc.tuple(caller, fc.nat(3), level),
    async ([by, index, given], model, real) => {
      const email = pick(model.invitations, index);
      const answer = await real.send[by]('PUT', `${real.hidden}/invitations/${email}`, {
        access_level: given,
      });
      const before = model.invitations.get(email);
      expectStatus(
        answer,
        managed(by, Math.max(before === undefined ? 0 : given, levelIn(before)), before ? 200 : 404),
      );
      if (answer.status === 200 && before !== undefined)
        model.invitations.set(email, { ...before, access_level: given });
      await checkInvitations(model, real);
    },
  ),
  command('withdraw an invitation', fc.tuple(caller, fc.nat(3)), async ([by, index], model, real) => {
    const email = pick(model.invitations, index);
    const answer = await real.send[by]('DELETE', `${real.hidden}/invitations/${email}`);
    const before = model.invitations.get(email);
    expectStatus(answer, managed(by, levelIn(before), before === undefined ? 404 : 204));
    if (answer.status === 204) model.invitations.delete(email);
    await checkInvitations(model, real);
  }),
];

/** The level of an invitation; 0 without one. */
function levelIn(invitation: Readonly<Record<string, unknown>> | undefined): number {
  return Number(invitation?.['access_level'] ?? 0);
}

/** The status of a request about members: allowed for those who manage them, and who grant no more than they have. */
function managed(by: Caller, given: number, allowed: number): number {
  if (by === 'nobody') return 401;
  const held = levelOf(by);
  if (held === 0) return 404;
  return held < manager || given > held ? 403 : allowed;
}

async function checkRequests(model: Model, real: Real): Promise<void> {
  const items: Items = new Map([...model.asking].map((who) => [who, { username: who, state: 'active' }]));
  await expectList(real.send.owner, `${real.open}/access_requests`, { items, named: 'username' });
  // Others see their own request alone.
  if ((model.members.get('stranger') ?? 0) >= manager) return;
  const own: Items = new Map([...items].filter(([who]) => who === 'stranger'));
  await expectList(real.send.stranger, `${real.open}/access_requests`, { items: own, named: 'username' });
}

async function checkInvitations(model: Model, real: Real): Promise<void> {
  const items = model.invitations;
  await expectList(real.send.owner, `${real.hidden}/invitations`, { items, named: 'invite_email' });
  expect((await real.send.stranger('GET', `${real.hidden}/invitations`)).status).toBe(404);
}
