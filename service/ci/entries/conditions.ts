import { defined } from '../defined.ts';
import type { BuildJob } from '../job.ts';
import type { Matching } from '../rules/matching.ts';
import type { Entry } from './entry.ts';
import { defaultRefs, readPolicy } from './policy.ts';
import { readDelay, readRules, type Rule, type When } from './rules.ts';

/** Whether a job is in a pipeline, and when it starts. */
export type Conditions = Pick<BuildJob, 'rules' | 'only' | 'except' | 'when' | 'startIn'>;

/** The context for reading the conditions of a job. */
export type ConditionsContext = { matching: Matching; hasWorkflowRules: boolean; mayBeDelayed: boolean };

type JobWhen = Exclude<When, 'never'>;

const whens: readonly JobWhen[] = ['on_success', 'on_failure', 'always', 'manual'];

/** The members `rules`, `only`, `except`, `when` and `start_in` of a job. */
export function readConditions(job: Entry, context: ConditionsContext): Conditions {
  const given = job.child('rules');
  const rules = given === undefined ? undefined : readRules(given, { of: 'job', matching: context.matching });
  const when = job.oneOf<JobWhen>('when', context.mayBeDelayed ? [...whens, 'delayed'] : whens);
  if (given !== undefined) {
    const others = ['only', 'except', 'start_in'].filter((key) => job.has(key));
    if (others.length > 0) job.fail(`key may not be used with \`rules\`: ${others.join(', ')}`);
    if (!context.hasWorkflowRules) warnOfDuplicates(job, rules ?? []);
  }
  const startIn = given === undefined && context.mayBeDelayed ? readStart(job, when) : undefined;
  const usesRules = given !== undefined || context.hasWorkflowRules;
  return defined({ rules, ...readPolicies(job, context.matching, usesRules), when, startIn });
}

function readPolicies(job: Entry, matching: Matching, usesRules: boolean): Pick<BuildJob, 'only' | 'except'> {
  const only = job.child('only');
  const except = job.child('except');
  const policy = only === undefined ? undefined : readPolicy(only, matching);
  // Without conditions, a job runs for branches and tags, unless rules decide.
  const refs = { refs: defaultRefs };
  return defined({
    only: only === undefined ? (usesRules ? undefined : refs) : { ...refs, ...policy },
    except: except === undefined ? undefined : readPolicy(except, matching),
  });
}

function readStart(job: Entry, when: When | undefined): number | undefined {
  const start = job.child('start_in')?.value;
  if (when === 'delayed') return readDelay(job, start);
  return start === undefined ? undefined : job.fail('must be blank', 'start_in');
}

/** A last rule without conditions matches both a branch and its merge request. */
function warnOfDuplicates(job: Entry, rules: readonly Rule[]): void {
  const last = rules.at(-1);
  if (last?.when === undefined || last.when === 'never' || Object.keys(last).length > 1) return;
  job.problems.warn(
    `${job.location} may allow multiple pipelines to run for a single action due to \`rules:when\` clause with no \`workflow:rules\``,
  );
}
