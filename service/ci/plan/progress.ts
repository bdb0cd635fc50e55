import type { When } from '../entries/rules.ts';

/** The status of a job. */
export type JobStatus =
  | 'created'
  | 'waiting_for_resource'
  | 'preparing'
  | 'pending'
  | 'running'
  | 'success'
  | 'failed'
  | 'canceled'
  | 'skipped'
  | 'manual'
  | 'scheduled';

/** What has to be known of a job to say which jobs are next. */
export type ProgressJob = {
  name: string;
  stageIndex: number;
  when: Exclude<When, 'never'>;
  /** Whether the job may fail. For one with exit codes: whether it did so with one of them. */
  mayFail: boolean;
  /** Nothing for a job that waits for the stages before its own. Names that are no jobs are left out. */
  needs?: readonly string[];
  status: JobStatus;
};

/** What a job counts as among others: one that may fail does not spoil the whole. */
export type Share = JobStatus | 'ignored' | 'warned';

/** What a job counts as. */
export function shareOf({ status, mayFail }: Pick<ProgressJob, 'status' | 'mayFail'>): Share {
  if (!mayFail) return status;
  if (status === 'failed' || status === 'canceled') return 'warned';
  return status === 'manual' ? 'ignored' : status;
}

/** Statuses of which all jobs have one, with the status of the whole, in the order in which they are tried. */
const wholes: readonly (readonly [JobStatus, readonly Share[]])[] = [
  ['skipped', ['skipped', 'ignored']],
  ['success', ['success', 'skipped', 'warned', 'ignored']],
  ['created', ['created', 'warned', 'ignored']],
  ['preparing', ['preparing', 'created', 'warned', 'ignored']],
  ['canceled', ['canceled', 'success', 'skipped', 'warned', 'ignored']],
  ['pending', ['pending', 'created', 'skipped', 'warned', 'ignored']],
];

/** Statuses of which some job has one, with the status of the whole. */
const parts: readonly (readonly [JobStatus, readonly Share[]])[] = [
  ['running', ['running', 'pending']],
  ['waiting_for_resource', ['waiting_for_resource']],
  ['manual', ['manual']],
  ['scheduled', ['scheduled']],
  ['preparing', ['preparing']],
  ['running', ['created']],
];

/** The status of a pipeline or a stage with these jobs, or nothing where there are none. */
export function compositeStatus(
  jobs: readonly Pick<ProgressJob, 'status' | 'mayFail'>[],
): JobStatus | undefined {
  return statusOfShares(new Set(jobs.map(shareOf)));
}

/** As `compositeStatus`, of what jobs count as. */
export function statusOfShares(shares: ReadonlySet<Share>): JobStatus | undefined {
  if (shares.size === 0) return undefined;
  const whole = wholes.find(([, allowed]) => [...shares].every((share) => allowed.includes(share)));
  if (whole !== undefined) return whole[0];
  return parts.find(([, some]) => some.some((share) => shares.has(share)))?.[0] ?? 'failed';
}
