import { shareOf, statusOfShares, type JobStatus, type ProgressJob, type Share } from './progress.ts';

const ended: ReadonlySet<JobStatus | undefined> = new Set(['success', 'failed', 'canceled', 'skipped']);

/** The statuses of the previous stages or needs after which a job starts. */
const startsAfter: Readonly<Record<ProgressJob['when'], readonly JobStatus[]>> = {
  on_success: ['success', 'skipped'],
  manual: ['success', 'skipped'],
  delayed: ['success', 'skipped'],
  on_failure: ['failed'],
  always: ['success', 'failed', 'skipped', 'canceled'],
};

/**
 * The next status of jobs that are only created. If everything before a job has ended as it requires, it becomes
 * pending, manual or scheduled; if it has ended otherwise, the job is skipped. As long as it has not ended, nothing
 * changes. Jobs with `needs` wait only for those jobs, others for all earlier stages.
 * @returns the new statuses by the names of the jobs, for those that change
 */
export function advance(jobs: readonly ProgressJob[]): ReadonlyMap<string, JobStatus> {
  return new Advance(jobs).run();
}

class Advance {
  readonly #jobs: ReadonlyMap<string, ProgressJob>;
  readonly #changed = new Map<string, JobStatus>();
  readonly #seen = new Set<string>();
  #before: Set<Share> = new Set();

  constructor(jobs: readonly ProgressJob[]) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
  }

  /** Stage by stage, as nothing depends on a later stage. */
  run(): ReadonlyMap<string, JobStatus> {
    const stages = Map.groupBy(this.#jobs.values(), (job) => job.stageIndex);
    for (const [, stage] of [...stages].toSorted(([left], [right]) => left - right)) {
      for (const job of stage) this.#decide(job);
      this.#before = new Set([...this.#before, ...stage.map((job) => this.#share(job))]);
    }
    return this.#changed;
  }

  /** Decides a job after the jobs that it needs. A circle, which no checked configuration has, is left unchanged. */
  #decide(job: ProgressJob): void {
    const path = this.#isOpen(job) ? [job] : [];
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      this.#seen.add(last.name);
      const needed = last.needs?.map((name) => this.#jobs.get(name)).find((other) => this.#isOpen(other));
      if (needed !== undefined) path.push(needed);
      else {
        this.#settle(last);
        path.pop();
      }
    }
  }

  #isOpen(job: ProgressJob | undefined): boolean {
    return job !== undefined && job.status === 'created' && !this.#seen.has(job.name);
  }

  #settle(job: ProgressJob): void {
    const before =
      job.needs === undefined ? (statusOfShares(this.#before) ?? 'success') : this.#needed(job.needs);
    if (!ended.has(before)) return;
    const starts =
      startsAfter[job.when].includes(before) && !(job.needs !== undefined && isSpoiled(job, before));
    this.#changed.set(job.name, starts ? started(job) : 'skipped');
  }

  /** The joint status of the needed jobs: skipped if one of them is. */
  #needed(names: readonly string[]): JobStatus {
    const shares = new Set<Share>();
    for (const name of names) {
      const job = this.#jobs.get(name);
      if (job !== undefined) shares.add(this.#share(job));
    }
    if (shares.has('skipped')) return 'skipped';
    const isWaiting = [...shares].some(
      (share) => share !== 'warned' && (share === 'ignored' || !ended.has(share)),
    );
    return isWaiting ? 'pending' : (statusOfShares(shares) ?? 'success');
  }

  #share(job: ProgressJob): Share {
    return shareOf({ status: this.#changed.get(job.name) ?? job.status, mayFail: job.mayFail });
  }
}

/** A job that runs on success does not run if a job that it needs was skipped. */
function isSpoiled({ when }: ProgressJob, before: JobStatus): boolean {
  return before === 'skipped' && when !== 'always';
}

function started({ when }: ProgressJob): JobStatus {
  if (when === 'manual') return 'manual';
  return when === 'delayed' ? 'scheduled' : 'pending';
}
