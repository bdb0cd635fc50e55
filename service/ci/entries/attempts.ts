import { parseDuration } from '../duration.ts';
import { isMapping, isSequence, type Value } from '../value.ts';
import type { Entry } from './entry.ts';

/** The failures after which a job runs again. */
export type RetryReason = (typeof retryReasons)[number];

/** How often a job runs again, and after which failures. */
export type Retry = { max: number; when: readonly RetryReason[]; exitCodes: readonly number[] };

/** Whether a job may fail, or only with some exit codes. */
export type AllowFailure = boolean | { exitCodes: readonly number[] };

const retryReasons = [
  'always',
  'unknown_failure',
  'script_failure',
  'api_failure',
  'stuck_or_timeout_failure',
  'runner_system_failure',
  'runner_unsupported',
  'stale_schedule',
  'job_execution_timeout',
  'archived_failure',
  'unmet_prerequisites',
  'scheduler_failure',
  'data_integrity_failure',
] as const;

/** The value of `retry`: a number from 0 to 2, or a mapping with more. */
export function readRetry(entry: Entry): Retry | undefined {
  if (typeof entry.value === 'number') {
    return { max: readMax(entry, entry.value, 'config'), when: ['always'], exitCodes: [] };
  }
  if (!isMapping(entry.value)) {
    entry.problems.error(`${entry.location} has to be either an integer or a hash`);
    return undefined;
  }
  entry.members(['max', 'when', 'exit_codes']);
  const max = entry.value.get('max') ?? 0;
  const when = entry.textOrTexts('when') ?? ['always'];
  const known = retryReasons.filter((reason) => when.includes(reason));
  const unknown = when.filter((reason) => !retryReasons.some((word) => word === reason));
  if (unknown.length > 0) {
    if (typeof entry.value.get('when') === 'string') entry.fail('is not included in the list', 'when');
    else entry.fail(`contains unknown values: ${unknown.join(', ')}`, 'when');
  }
  return { max: readMax(entry, max, 'max'), when: known, exitCodes: readExitCodes(entry) ?? [] };
}

function readMax(entry: Entry, max: Value, member: string): number {
  if (typeof max !== 'number') entry.fail('is not a number', member);
  else if (!Number.isInteger(max)) entry.fail('must be an integer', member);
  else if (max < 0) entry.fail('must be greater than or equal to 0', member);
  else if (max > 2) entry.fail('must be less than or equal to 2', member);
  else return max;
  return 0;
}

function readExitCodes(entry: Entry): readonly number[] | undefined {
  const value = entry.child('exit_codes')?.value;
  if (value === undefined) return undefined;
  const given: readonly Value[] = isSequence(value) ? value : [value];
  const codes = given.filter((code) => typeof code === 'number' && Number.isInteger(code));
  return codes.length === given.length
    ? codes.map(Number)
    : entry.fail('should be an array of integers or an integer', 'exit_codes');
}

/** The member `allow_failure` of a job. */
export function readAllowFailure(job: Entry, allowsCodes: boolean): AllowFailure | undefined {
  const entry = job.child('allow_failure');
  if (entry === undefined || typeof entry.value === 'boolean')
    return entry?.value === undefined ? undefined : entry.value === true;
  if (!allowsCodes) return job.fail('should be a boolean value', 'allow_failure');
  if (!isMapping(entry.value)) return job.fail('should be a hash or a boolean value', 'allow_failure');
  entry.members(['exit_codes']);
  return { exitCodes: readExitCodes(entry) ?? [] };
}

/** The value of `timeout`, as seconds. */
export function readTimeout(entry: Entry): number | undefined {
  const seconds = typeof entry.value === 'string' ? parseDuration(entry.value) : undefined;
  if (seconds === undefined) return entry.fail('should be a duration');
  return seconds > 30 * 86_400 ? entry.fail('should not exceed the limit') : seconds;
}
