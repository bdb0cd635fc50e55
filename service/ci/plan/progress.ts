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

/** The part of a job that decides which jobs are next. */
export type ProgressJob = {
  name: string;
  stageIndex: number;
  when: Exclude<When, 'never'>;
  /** Whether the job may fail. With exit codes: whether it failed with one of them. */
  mayFail: boolean;
  /** Undefined for a job that waits for all earlier stages. Unknown names are left out. */
  needs?: readonly string[];
  status: JobStatus;
};

/** How a job counts in the status of a group: a job that may fail does not fail the group. */
export type Share = JobStatus | 'ignored' | 'warned';

/** How a job counts in the status of a group. */
export function shareOf({ status, mayFail }: Pick<ProgressJob, 'status' | 'mayFail'>): Share {
  if (!mayFail) return status;
  if (status === 'failed' || status === 'canceled') return 'warned';
  return status === 'manual' ? 'ignored' : status;
}

/** Statuses that all jobs must have, with the resulting status, in the order in which they are tried. */
const wholes: readonly (readonly [JobStatus, readonly Share[]])[] = [
  ['skipped', ['skipped', 'ignored']],
  ['success', ['success', 'skipped', 'warned', 'ignored']],
  ['created', ['created', 'warned', 'ignored']],
  ['preparing', ['preparing', 'created', 'warned', 'ignored']],
  ['canceled', ['canceled', 'success', 'skipped', 'warned', 'ignored']],
  ['pending', ['pending', 'created', 'skipped', 'warned', 'ignored']],
];

/** Statuses that any job must have, with the resulting status. */
const parts: readonly (readonly [JobStatus, readonly Share[]])[] = [
  ['running', ['running', 'pending']],
  ['waiting_for_resource', ['waiting_for_resource']],
  ['manual', ['manual']],
  ['scheduled', ['scheduled']],
  ['preparing', ['preparing']],
  ['running', ['created']],
];

/** The status of a pipeline or a stage with these jobs, or undefined without jobs. */
export function compositeStatus(
  jobs: readonly Pick<ProgressJob, 'status' | 'mayFail'>[],
): JobStatus | undefined {
  return statusOfShares(new Set(jobs.map(shareOf)));
}

/** As `compositeStatus`, for how the jobs count. */
export function statusOfShares(shares: ReadonlySet<Share>): JobStatus | undefined {
  if (shares.size === 0) return undefined;
  const whole = wholes.find(([, allowed]) => [...shares].every((share) => allowed.includes(share)));
  if (whole !== undefined) return whole[0];
  return parts.find(([, some]) => some.some((share) => shares.has(share)))?.[0] ?? 'failed';
}
