import { ConfigurationError } from './configuration-error.ts';
import type { Configuration } from './configuration.ts';
import { defined } from './defined.ts';
import { advance } from './plan/advance.ts';
import type { PipelineContext } from './plan/context.ts';
import { decideWorkflow } from './plan/decide-workflow.ts';
import { deciding } from './plan/deciding.ts';
import { expandJobs, JobNames } from './plan/expand-jobs.ts';
import { planJob } from './plan/plan-job.ts';
import type { PlannedJob } from './plan/planned-job.ts';
import { pipelineScope } from './plan/scope.ts';
import { settleNeeds } from './plan/settle-needs.ts';

/** A stage of a pipeline with its jobs. */
export type PlannedStage = { name: string; index: number; jobs: readonly PlannedJob[] };

/** A pipeline that can be created. */
export type PipelinePlan = {
  /** The name from `workflow`, with variables expanded. */
  name?: string;
  /** The stages that have jobs, in order. */
  stages: readonly PlannedStage[];
  jobs: readonly PlannedJob[];
};

/** A plan, or why there is no pipeline. `filtered`: no rule matches, which is not an error of the configuration. */
export type PipelinePlanning =
  { plan: PipelinePlan } | { plan?: undefined; errors: readonly string[]; filtered: boolean };

/**
 * Decides which jobs of a configuration are in a pipeline, and how they start. Throws nothing for errors of the
 * configuration.
 */
export function planPipeline(configuration: Configuration, context: PipelineContext): PipelinePlanning {
  try {
    return plan(configuration, context);
  } catch (error) {
    if (error instanceof ConfigurationError) return failure([error.message]);
    throw error;
  }
}

function plan(configuration: Configuration, context: PipelineContext): PipelinePlanning {
  const shared = deciding(context.paths);
  const workflow = decideWorkflow(
    configuration.workflow,
    pipelineScope(configuration.variables, context),
    shared,
  );
  if (workflow === undefined) return failure(['Pipeline filtered out by workflow rules.'], true);
  const names = new JobNames(configuration.jobs);
  const planning = { stages: configuration.stages, context, scope: workflow.scope, deciding: shared, names };
  const planned = expandJobs(configuration.jobs, names).flatMap((job) => planJob(job, planning) ?? []);
  const { jobs, errors } = settleNeeds(planned);
  if (errors.length > 0) return failure(errors);
  if (jobs.every(({ stage }) => stage === '.pre' || stage === '.post')) return failure([empty], true);
  const started = withStatuses(jobs);
  return { plan: { stages: stagesOf(started), jobs: started, ...defined({ name: workflow.name }) } };
}

const empty =
  'The resulting pipeline would have been empty. Review the `rules` configuration for the relevant jobs.';

function failure(errors: readonly string[], filtered = false): PipelinePlanning {
  return { errors, filtered };
}

/** The statuses after the first jobs have been started. */
function withStatuses(jobs: readonly PlannedJob[]): readonly PlannedJob[] {
  const statuses = advance(
    jobs.map(({ name, stageIndex, when, allowFailure, needs, status }) => ({
      name,
      stageIndex,
      when,
      status,
      mayFail: allowFailure === true,
      ...defined({ needs: needs?.map((need) => need.name) }),
    })),
  );
  return jobs.map((job) => ({ ...job, status: statuses.get(job.name) ?? job.status }));
}

function stagesOf(jobs: readonly PlannedJob[]): readonly PlannedStage[] {
  return [...Map.groupBy(jobs, (job) => job.stageIndex)]
    .toSorted(([left], [right]) => left - right)
    .map(([index, members]) => ({ name: members[0]?.stage ?? '', index, jobs: members }));
}
