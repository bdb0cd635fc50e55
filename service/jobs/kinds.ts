import { gistsJob } from '../families/imports/gists-job.ts';
import { importJob } from '../families/imports/job.ts';
import { cleanUpJob } from '../families/job-artifacts/clean-up-job.ts';
import { maintainJob } from '../families/projects/maintain-job.ts';
import type { JobKind } from './worker.ts';

/** The kinds of jobs, by the name in their rows. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  'clean-up': cleanUpJob,
  import: importJob,
  'import-gists': gistsJob,
  maintain: maintainJob,
};
