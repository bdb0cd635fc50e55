import { randomUUID } from 'node:crypto';
import type { Row } from '../database/rows.ts';
import type { Forge } from '../forge.ts';
import {
  addRecurringJob,
  claimJob,
  failJob,
  finishJob,
  nextRun,
  renewLease,
  startRecurringJob,
} from './queries.ts';

/**
 * What a kind of job does. If `run` throws, the job is tried again, up to three times in total; then `died` is called.
 */
export interface JobKind {
  /**
   * Milliseconds from its end until it is run again. It also runs at every start. By default, it runs once when it is
   * added.
   */
  readonly every?: number;
  run(forge: Forge, payload: unknown, signal: AbortSignal): Promise<void>;
  died(forge: Forge, payload: unknown): Promise<void>;
}

const attempts = 3;
const leaseMilliseconds = 60_000;
const lanes = 4;

/**
 * Runs the jobs of the table, several at once. A job is held by a lease that is renewed while it runs, so that the next
 * process takes over the jobs of a process that has ended.
 */
export class JobWorker {
  readonly #kinds: Readonly<Record<string, JobKind>>;
  readonly #lanes = new Set<Promise<void>>();
  readonly #running = new Map<Row<'jobs'>, AbortController>();
  #forge: Forge | undefined;
  #timer: NodeJS.Timeout | undefined;
  #missed = false;

  constructor(kinds: Readonly<Record<string, JobKind>>) {
    this.#kinds = kinds;
  }

  /** Starts with the existing jobs. */
  start(forge: Forge): void {
    this.#forge = forge;
    this.#open(async () => {
      await this.#startRecurring(forge);
      await this.#work(forge);
    });
  }

  /** Must be called after a transaction that has added a job. */
  wake(): void {
    const forge = this.#forge;
    if (forge === undefined) return;
    if (this.#lanes.size >= lanes) {
      this.#missed = true;
      return;
    }
    this.#open(() => this.#work(forge));
  }

  #open(work: () => Promise<void>): void {
    // If the database fails, jobs keep their leases, and are taken again when it responds.
    const lane = work()
      .catch(() => undefined)
      .finally(() => {
        this.#lanes.delete(lane);
        if (this.#missed) {
          this.#missed = false;
          this.wake();
        }
      });
    this.#lanes.add(lane);
  }

  /** Waits until no job is due or running. Jobs that are scheduled for another attempt are not waited for. */
  async waitForJobs(): Promise<void> {
    this.wake();
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  /** Aborts the running jobs of a kind that meet a condition. */
  abort(kind: string, isMeant: (payload: unknown) => boolean): void {
    for (const [job, controller] of this.#running)
      if (job.kind === kind && isMeant(job.payload)) controller.abort();
  }

  /** Aborts running jobs; they are taken again at the next start. */
  async stop(): Promise<void> {
    this.#forge = undefined;
    clearTimeout(this.#timer);
    for (const controller of this.#running.values()) controller.abort();
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  async #work(forge: Forge): Promise<void> {
    while (this.#forge !== undefined) {
      // Not from the seeded secrets of tests: the number of leases depends on timing.
      const lease = randomUUID();
      const job = await forge.database.transaction((writes) =>
        claimJob(writes, { lease, now: after(forge, 0), until: after(forge, leaseMilliseconds) }),
      );
      if (job === undefined) break;
      await this.#perform(forge, job, lease);
    }
    await this.#sleep(forge);
  }

  async #startRecurring(forge: Forge): Promise<void> {
    const now = after(forge, 0);
    for (const [kind, { every }] of Object.entries(this.#kinds))
      if (every !== undefined)
        await forge.database.transaction((writes) => startRecurringJob(writes, { kind, now }));
  }

  async #perform(forge: Forge, job: Row<'jobs'>, lease: string): Promise<void> {
    const { database } = forge;
    const kind = this.#kinds[job.kind];
    const controller = new AbortController();
    this.#running.set(job, controller);
    const renewal = setInterval(() => {
      const until = after(forge, leaseMilliseconds);
      database.transaction((writes) => renewLease(writes, { lease, until })).catch(() => undefined);
    }, leaseMilliseconds / 3).unref();
    try {
      if (kind === undefined) throw new Error(`There is no kind of job ${job.kind}.`);
      await kind.run(forge, job.payload, controller.signal);
      await database.transaction((writes) => finishJob(writes, lease));
    } catch (error) {
      const message = error instanceof Error ? error.message.slice(0, 1000) : 'It failed.';
      const isLast = job.attempts >= attempts || kind === undefined;
      const runAt = isLast ? undefined : after(forge, 10_000 * 2 ** job.attempts);
      await database.transaction((writes) => failJob(writes, lease, { error: message, runAt }));
      if (isLast) await kind?.died(forge, job.payload);
    } finally {
      clearInterval(renewal);
      this.#running.delete(job);
    }
    if (kind?.every === undefined) return;
    const again = { kind: job.kind, runAt: after(forge, kind.every), now: after(forge, 0) };
    await database.transaction((writes) => addRecurringJob(writes, again));
  }

  /** Sleeps until the next job is due, but at most a minute, as another process may have added one. */
  async #sleep(forge: Forge): Promise<void> {
    const next = await nextRun(forge.database);
    if (this.#forge === undefined || next === undefined) return;
    const wait = Date.parse(next) - forge.clock.now().getTime();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, 100), 60_000)).unref();
  }
}

function after({ clock }: Forge, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}
