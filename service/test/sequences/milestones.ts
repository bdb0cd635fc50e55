import fc from 'fast-check';
import { expect } from 'vitest';
import { command, expectList, expectStatus, pick } from './command.ts';
import { callerNames, statusFor, type Model, type Real } from './model.ts';

const caller = fc.constantFrom(...callerNames);
const title = fc.constantFrom('Spring', 'Summer', 'Autumn', ' ');
const at = fc.nat(5);
const planner = 15;

/**
 * Milestones (Part B 3): `close` changes active to closed, `activate` the reverse, and nothing else changes the state.
 */
export const milestoneCommands = [
  command('create a milestone', fc.tuple(caller, title), async ([by, name], model, real) => {
    const answer = await real.send[by]('POST', `${real.hidden}/milestones`, { title: name });
    const isTaken = [...model.milestones.values()].some((one) => one['title'] === name);
    expectStatus(answer, statusFor(by, planner, isTaken || name === ' ' ? 400 : 201));
    if (answer.status === 201) {
      const { id } = answer.body as { id: number };
      model.milestones.set(model.give('milestone', id), { title: name, state: 'active' });
    }
    await check(model, real);
  }),
  command(
    'move a milestone',
    fc.tuple(caller, at, fc.constantFrom('close', 'activate')),
    async ([by, index, event], model, real) => {
      const id = pick(model.milestones, index);
      const stored = model.milestones.get(id);
      const answer = await real.send[by]('PUT', `${real.hidden}/milestones/${id}`, { state_event: event });
      const status = statusFor(by, stored === undefined ? 0 : planner, stored === undefined ? 404 : 200);
      expectStatus(answer, status);
      if (answer.status === 200 && stored !== undefined)
        model.milestones.set(id, { ...stored, state: event === 'close' ? 'closed' : 'active' });
      await check(model, real);
    },
  ),
  command('delete a milestone', fc.tuple(caller, at), async ([by, index], model, real) => {
    const id = pick(model.milestones, index);
    const isThere = model.milestones.has(id);
    const answer = await real.send[by]('DELETE', `${real.hidden}/milestones/${id}`);
    expectStatus(answer, statusFor(by, planner, isThere ? 204 : 404));
    if (answer.status === 204) model.milestones.delete(id);
    await check(model, real);
  }),
];

async function check(model: Model, real: Real): Promise<void> {
  await expectList(real.send.guest, `${real.hidden}/milestones`, { items: model.milestones, named: 'id' });
  const [id] = model.milestones.keys();
  for (const path of [`${real.hidden}/milestones`, `${real.hidden}/milestones/${id ?? '1'}`])
    expect((await real.send.stranger('GET', path)).status).toBe(404);
}
