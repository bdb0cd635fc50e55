import type { AllowFailure } from '../entries/attempts.ts';
import type { Variable } from '../entries/variables.ts';
import type { When } from '../entries/rules.ts';
import type { Job } from '../job.ts';
import type { NeededJob } from './expand-jobs.ts';
import type { JobStatus } from './progress.ts';

/** A job that is in a pipeline. */
export type PlannedJob = {
  name: string;
  stage: string;
  /** The index of its stage among those of the configuration. */
  stageIndex: number;
  /** The job of the configuration, with everything that a runner needs. */
  job: Job;
  /** The variables of the configuration for this job, with those of its rule and its matrix. */
  variables: ReadonlyMap<string, Variable>;
  when: Exclude<When, 'never'>;
  /** Seconds after which a delayed job starts. */
  startIn?: number;
  allowFailure: AllowFailure;
  interruptible: boolean;
  /** Undefined for a job that waits for all earlier stages. */
  needs?: readonly NeededJob[];
  /** The jobs whose artifacts it uses. Undefined for all jobs of earlier stages. */
  dependencies?: readonly string[];
  /** The name of its environment, with variables expanded. */
  environment?: string;
  /** Its index among the jobs of a `parallel`, from 1. */
  parallel?: { index: number; total: number };
  /** The status when the pipeline has just been created. */
  status: JobStatus;
};
