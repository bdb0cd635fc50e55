import type { AllowFailure } from './entries/attempts.ts';
import type { Secrets } from './entries/credentials.ts';
import type { Environment } from './entries/environment.ts';
import type { Needs } from './entries/needs.ts';
import type { Pages } from './entries/pages.ts';
import type { Parallel } from './entries/parallel.ts';
import type { Policy } from './entries/policy.ts';
import type { Release } from './entries/release.ts';
import type { Rule, When } from './entries/rules.ts';
import type { Settings } from './entries/settings.ts';
import type { Trigger } from './entries/trigger.ts';
import type { Variables } from './entries/variables.ts';

/** The members of every job, whether a runner runs it or it starts another pipeline. */
type AnyJob = {
  name: string;
  stage: string;
  variables: Variables;
  /** The variables of the root that the job inherits: all, none, or those with these names. */
  inheritVariables: boolean | readonly string[];
  rules?: readonly Rule[];
  only?: Policy;
  except?: Policy;
  /** As written; jobs without it run on success. */
  when?: Exclude<When, 'never'>;
  /** Seconds after which a delayed job starts. */
  startIn?: number;
  allowFailure?: AllowFailure;
  needs?: Needs;
  parallel?: Parallel;
  environment?: Environment;
  resourceGroup?: string;
};

/** A job that a runner runs. */
export type BuildJob = AnyJob &
  Settings & {
    kind: 'build';
    script: readonly string[];
    /** The number of steps of `run`, if a job has steps instead of a script. */
    steps?: number;
    dependencies?: readonly string[];
    coverage?: string;
    release?: Release;
    secrets?: Secrets;
    pages?: Pages;
    manualConfirmation?: string;
  };

/** A job that starts another pipeline, or mirrors one. */
export type BridgeJob = AnyJob & { kind: 'bridge'; trigger?: Trigger; interruptible?: boolean };

/** A job of the configuration, before `parallel` multiplies it. */
export type Job = BuildJob | BridgeJob;
