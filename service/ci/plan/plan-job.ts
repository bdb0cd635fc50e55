import { defined } from '../defined.ts';
import type { Rule, When } from '../entries/rules.ts';
import type { Job } from '../job.ts';
import { decideRules } from '../rules/decide.ts';
import type { VariableValues } from '../rules/evaluate.ts';
import { policiesAllow } from '../rules/policies.ts';
import { expandText } from '../variables/expand.ts';
import type { PipelineContext } from './context.ts';
import type { Deciding } from './deciding.ts';
import type { ExpandedJob, JobNames } from './expand-jobs.ts';
import type { PlannedJob } from './planned-job.ts';
import { jobVariables } from './predefined.ts';
import { configuredVariables, valuesOf, type Scope } from './scope.ts';

/** The context for planning jobs. */
export type Planning = {
  stages: readonly string[];
  context: PipelineContext;
  scope: Scope;
  deciding: Deciding;
  names: JobNames;
};

/**
 * Decides whether a job is in a pipeline, and how it starts there.
 * @returns undefined for a job that is not in it
 * @throws ConfigurationError for circular variables, and if there is too much work
 */
export function planJob(expanded: ExpandedJob, planning: Planning): PlannedJob | undefined {
  const { name, job, part } = expanded;
  const configured = configuredVariables(expanded, planning.scope.root);
  const scope = {
    ...planning.scope,
    predefined: new Map([...planning.scope.predefined, ...jobVariables(expanded)]),
  };
  const before = valuesOf(name, configured, scope, planning.deciding);
  const rule = ruleOf(job, before, planning);
  const when = rule?.when ?? job.when ?? 'on_success';
  if (rule === undefined || when === 'never') return undefined;
  for (const [key, variable] of rule.variables ?? []) configured.set(key, variable);
  const values = rule.variables === undefined ? before : valuesOf(name, configured, scope, planning.deciding);
  const needs = rule.needs === undefined ? expanded.needs : planning.names.ofNeeds(rule.needs.jobs);
  return {
    name,
    stage: job.stage,
    stageIndex: planning.stages.indexOf(job.stage),
    job,
    variables: configured,
    when,
    // A job with its own `when: manual` is optional. A job that a rule makes manual blocks, unless the rule states
    // otherwise.
    allowFailure: rule.allowFailure ?? job.allowFailure ?? job.when === 'manual',
    interruptible: rule.interruptible ?? job.interruptible ?? false,
    status: 'created',
    ...defined({
      startIn: startOf(when, rule, job),
      needs,
      dependencies: expanded.dependencies,
      environment: environmentOf(job, values, planning.deciding),
      parallel: part === undefined ? undefined : { index: part.index, total: part.total },
    }),
  };
}

/** The rule that includes a job. For `only` and `except`, and without either, it is a rule without conditions. */
function ruleOf(job: Job, variables: VariableValues, { context, deciding }: Planning): Rule | undefined {
  const ruleContext = { ...deciding, variables };
  if (job.rules !== undefined) return decideRules(job.rules, ruleContext);
  return policiesAllow(job, context, ruleContext) ? {} : undefined;
}

function startOf(when: When, rule: Rule, job: Job): number | undefined {
  return when === 'delayed' ? (rule.startIn ?? job.startIn) : undefined;
}

function environmentOf(
  { environment }: Job,
  values: VariableValues,
  { expansion }: Deciding,
): string | undefined {
  return environment === undefined ? undefined : expandText(environment.name, values, expansion);
}
