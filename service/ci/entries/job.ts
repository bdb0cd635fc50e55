import { defined } from '../defined.ts';
import type { BridgeJob, BuildJob, Job } from '../job.ts';
import { limits } from '../limits.ts';
import type { Matching } from '../rules/matching.ts';
import { isMapping, type Value } from '../value.ts';
import { readAllowFailure } from './attempts.ts';
import { readBridge } from './bridge.ts';
import { readBuild } from './build.ts';
import { readConditions } from './conditions.ts';
import type { Entry } from './entry.ts';
import { readEnvironment } from './environment.ts';
import { readInherit } from './inherit.ts';
import { readNeeds } from './needs.ts';
import { readParallel } from './parallel.ts';
import type { Settings } from './settings.ts';
import { readVariables } from './variables.ts';

/** The context for reading jobs. */
export type JobContext = { matching: Matching; defaults: Settings; hasWorkflowRules: boolean };

const commonKeys = (
  'extends stage only except rules variables inherit allow_failure when needs resource_group environment ' +
  'interruptible parallel'
).split(' ');

const keys: Readonly<Record<Job['kind'], readonly string[]>> = {
  build: [
    ...commonKeys,
    ...'tags script run image services start_in artifacts cache dependencies before_script after_script'.split(
      ' ',
    ),
    ...'hooks coverage retry timeout release id_tokens publish pages manual_confirmation secrets'.split(' '),
    ...'identity dast_configuration inputs'.split(' '),
  ],
  bridge: [...commonKeys, 'trigger'],
};

/** The kind of job of a value: a job for a runner, a bridge to another pipeline, or none. */
export function jobKind(value: Value): Job['kind'] | undefined {
  if (!isMapping(value)) return undefined;
  if (value.has('script') || value.has('run')) return 'build';
  return value.has('trigger') || value.has('needs') ? 'bridge' : undefined;
}

/** Reads a job that has one of the required keys. */
export function readJob(name: string, kind: Job['kind'], job: Entry, context: JobContext): Job {
  job.members(keys[kind]);
  checkName(name, job);
  const together = ['script', 'run'].find((key) => job.has(key) && job.has('trigger'));
  if (together !== undefined) job.fail(`these keys cannot be used together: ${together}, trigger`);
  const inherit = readInherit(job, context.defaults);
  const common = { name, ...readCommon(job, kind, context), inheritVariables: inherit.variables };
  if (kind === 'bridge') {
    const { interruptible } = inherit.settings;
    return { ...common, ...defined({ interruptible }), ...readBridge(job), kind };
  }
  const needs = job.child('needs');
  const build: BuildJob = { ...common, ...inherit.settings, ...readBuild(name, job, context.matching), kind };
  if (needs !== undefined) build.needs = readNeeds(needs, ['job', 'cross_dependency']);
  checkDependencies(job, build);
  return build;
}

type Common = Omit<BridgeJob, 'kind' | 'name' | 'trigger' | 'interruptible' | 'needs' | 'inheritVariables'>;

function readCommon(job: Entry, kind: Job['kind'], { matching, hasWorkflowRules }: JobContext): Common {
  const variables = job.child('variables');
  const environment = job.child('environment');
  const parallel = job.child('parallel');
  job.textOrTexts('extends');
  return {
    stage: readStage(job),
    variables: variables === undefined ? new Map() : readVariables(variables, ['value', 'expand']),
    ...readConditions(job, { matching, hasWorkflowRules, mayBeDelayed: kind === 'build' }),
    ...defined({
      allowFailure: readAllowFailure(job, kind === 'build'),
      environment: environment === undefined ? undefined : readEnvironment(environment),
      parallel: parallel === undefined ? undefined : readParallel(parallel, kind === 'build'),
      resourceGroup: job.text('resource_group'),
    }),
  };
}

function readStage(job: Entry): string {
  const stage = job.child('stage');
  if (stage === undefined) return 'test';
  if (typeof stage.value === 'string') return stage.value;
  stage.fail('should be a string');
  return '';
}

function checkName(name: string, job: Entry): void {
  if (name.trim() === '') job.problems.error("jobs:job name can't be blank");
  if (name.length > limits.jobNameLength) {
    job.fail(`is too long (maximum is ${limits.jobNameLength} characters)`, 'name');
  }
}

/** Artifacts come from jobs that end first. With `needs`, only the named ones do. */
function checkDependencies(job: Entry, { dependencies = [], needs }: BuildJob): void {
  if (dependencies.length === 0 || needs === undefined) return;
  if (needs.jobs.length === 0 && needs.others.length === 0) return;
  const names = new Set(needs.jobs.map((need) => need.name));
  if (names.size === 0) job.fail('corresponding to dependencies must be from the same pipeline', 'needs');
  const missing = dependencies.filter((name) => !names.has(name));
  if (names.size > 0 && missing.length > 0) {
    job.fail(`the ${missing.join(', ')} should be part of needs`, 'dependencies');
  }
}
