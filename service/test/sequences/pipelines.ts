import fc from 'fast-check';
import { expect } from 'vitest';
import { command, expectList, expectStatus, pick } from './command.ts';
import { callerNames, missingFor, statusFor, type Model, type Real } from './model.ts';

const caller = fc.constantFrom(...callerNames);
const at = fc.nat(4);
const developer = 30;
const owner = 50;

/**
 * Pipelines of one job (Part B 3): cancelling is possible in every state, a retry changes failed and canceled to
 * pending.
 */
export const pipelineCommands = [
  command('start a pipeline', caller, async (by, model, real) => {
    const answer = await real.send[by]('POST', `${real.hidden}/pipeline`, { ref: 'main' });
    expectStatus(answer, statusFor(by, developer, 201));
    if (answer.status === 201) {
      const { id, status } = answer.body as { id: number; status: string };
      expect(status).toBe('pending');
      model.pipelines.set(model.give('pipeline', id), { status });
    }
    await check(model, real);
  }),
  command(
    'end the job of a pipeline',
    fc.tuple(at, fc.constantFrom('success', 'failed')),
    async ([index, outcome], model, real) => {
      const id = pick(model.pipelines, index);
      if (model.pipelines.get(id)?.['status'] !== 'pending') return;
      await real.finish(id, outcome);
      model.jobs.set(id, outcome);
      model.pipelines.set(id, { status: outcome });
      await check(model, real);
    },
  ),
  command('cancel a pipeline', fc.tuple(caller, at), async ([by, index], model, real) => {
    await change(model, real, { by, index, action: 'cancel', want: 200, next: () => 'canceled' });
  }),
  command('retry a pipeline', fc.tuple(caller, at), async ([by, index], model, real) => {
    await change(model, real, { by, index, action: 'retry', want: 201, next: retried });
  }),
  command('delete a pipeline', fc.tuple(caller, at), async ([by, index], model, real) => {
    const id = pick(model.pipelines, index);
    const isThere = model.pipelines.has(id);
    const answer = await real.send[by]('DELETE', `${real.hidden}/pipelines/${id}`);
    expectStatus(answer, isThere ? statusFor(by, owner, 204) : missingFor(by));
    if (answer.status === 204) model.pipelines.delete(id);
    await check(model, real);
  }),
];

/** A canceled pipeline whose job had already ended has nothing to run again. */
function retried(status: string, job: string): string {
  return job === 'failed' || job === 'canceled' ? 'pending' : status;
}

async function change(
  model: Model,
  real: Real,
  asked: {
    readonly by: Parameters<typeof statusFor>[0];
    readonly index: number;
    readonly action: 'cancel' | 'retry';
    readonly want: number;
    readonly next: (status: string, job: string) => string;
  },
): Promise<void> {
  const id = pick(model.pipelines, asked.index);
  const before = model.pipelines.get(id);
  const answer = await real.send[asked.by]('POST', `${real.hidden}/pipelines/${id}/${asked.action}`);
  expectStatus(
    answer,
    before === undefined ? missingFor(asked.by) : statusFor(asked.by, developer, asked.want),
  );
  if (answer.status === asked.want && before !== undefined) {
    const status = String(before['status']);
    const job = model.jobs.get(id) ?? 'pending';
    const next = asked.next(status, job);
    expect(answer.body).toMatchObject({ status: next });
    if (asked.action === 'cancel' && job === 'pending') model.jobs.set(id, 'canceled');
    if (asked.action === 'retry' && next === 'pending') model.jobs.set(id, 'pending');
    model.pipelines.set(id, { status: next });
  }
  await check(model, real);
}

async function check(model: Model, real: Real): Promise<void> {
  await expectList(real.send.guest, `${real.hidden}/pipelines`, { items: model.pipelines, named: 'id' });
  const [id] = model.pipelines.keys();
  for (const path of [`${real.hidden}/pipelines`, `${real.hidden}/pipelines/${id ?? '1'}`])
    expect((await real.send.stranger('GET', path)).status).toBe(404);
}
