import type { Reads, Writes } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { json, sql } from '../database/sql.ts';

/** Adds work that continues after the response. It is stored in the transaction that requests it. */
export async function addJob(
  writes: Writes,
  { kind, payload, now }: { readonly kind: string; readonly payload: object; readonly now: string },
): Promise<void> {
  await writes.run(sql`
    insert into jobs (kind, payload, state, run_at, created_at)
    values (${kind}, ${json(payload)}, 'ready', ${now}, ${now})`);
}

/** Schedules a recurring kind of job for a time, unless one is already waiting. */
export async function addRecurringJob(
  writes: Writes,
  { kind, runAt, now }: { readonly kind: string; readonly runAt: string; readonly now: string },
): Promise<void> {
  await writes.run(sql`
    insert into jobs (kind, payload, state, run_at, created_at)
    select cast(${kind} as text), ${json({})}, 'ready', cast(${runAt} as text), cast(${now} as text)
    where not exists (select 1 from jobs where kind = ${kind} and state <> 'dead')`);
}

/** Schedules a recurring kind of job for now, even if one is waiting for a later time. */
export async function startRecurringJob(
  writes: Writes,
  { kind, now }: { readonly kind: string; readonly now: string },
): Promise<void> {
  await writes.run(
    sql`update jobs set run_at = ${now} where kind = ${kind} and state = 'ready' and run_at > ${now}`,
  );
  await addRecurringJob(writes, { kind, runAt: now, now });
}

/** The lease by which a worker holds a job, and its duration. */
export interface Lease {
  readonly lease: string;
  readonly now: string;
  readonly until: string;
}

/** Takes the oldest job that is due, or whose lease has expired; undefined if there is none. */
export async function claimJob(
  writes: Writes,
  { lease, now, until }: Lease,
): Promise<Row<'jobs'> | undefined> {
  const isFree = sql`((state = 'ready' and run_at <= ${now}) or (state = 'running' and leased_until < ${now}))`;
  const due = await writes.one<{ id: number }>(
    sql`select id from jobs where ${isFree} order by run_at, id limit 1`,
  );
  if (due === undefined) return undefined;
  return await writes.one<Row<'jobs'>>(sql`
    update jobs set state = 'running', lease = ${lease}, leased_until = ${until}, attempts = attempts + 1
    where id = ${due.id} and ${isFree} returning *`);
}

export async function renewLease(
  writes: Writes,
  { lease, until }: Pick<Lease, 'lease' | 'until'>,
): Promise<void> {
  await writes.run(sql`update jobs set leased_until = ${until} where lease = ${lease} and state = 'running'`);
}

/** Releases the jobs of a process that has ended. Only to be called if no other process can hold any. */
export async function releaseJobs(writes: Writes): Promise<void> {
  await writes.run(
    sql`update jobs set state = 'ready', lease = null, leased_until = null where state = 'running'`,
  );
}

/** Deletes the row of a job that is done. */
export async function finishJob(writes: Writes, lease: string): Promise<void> {
  await writes.run(sql`delete from jobs where lease = ${lease}`);
}

/**
 * Schedules another attempt of a job, or marks it as dead if there is no time for one. The payload of a dead job is
 * deleted.
 */
export async function failJob(
  writes: Writes,
  lease: string,
  { error, runAt }: { readonly error: string; readonly runAt: string | undefined },
): Promise<void> {
  const state = runAt === undefined ? 'dead' : 'ready';
  await writes.run(sql`
    update jobs set state = ${state}, payload = ${runAt === undefined ? json({}) : sql`payload`}, run_at = coalesce(${runAt ?? null}, run_at), error = ${error}, lease = null,
      leased_until = null
    where lease = ${lease}`);
}

/** When the next job is due; undefined if none is waiting. */
export async function nextRun(reads: Reads): Promise<string | undefined> {
  const row = await reads.one<{ run_at: string }>(
    sql`select run_at from jobs where state = 'ready' order by run_at, id limit 1`,
  );
  return row?.run_at;
}
