import { planPipeline, type PipelinePlanning } from '../../ci/pipeline.ts';
import type { PipelineContext } from '../../ci/plan/context.ts';
import type { PlannedJob } from '../../ci/plan/planned-job.ts';
import { readRight } from './reading.ts';

/** Pipelines for a branch, a tag and a merge request. */
export const branch: PipelineContext = {
  ref: 'main',
  tag: false,
  source: 'push',
  defaultBranch: 'main',
  projectPath: 'acme/app',
};
export const tag: PipelineContext = { ...branch, ref: 'v1.0', tag: true };
export const mergeRequest: PipelineContext = { ...branch, ref: 'topic', source: 'merge_request_event' };

/** Plans the pipeline of a configuration without faults. */
export async function planning(text: string, context: PipelineContext = branch): Promise<PipelinePlanning> {
  return planPipeline(await readRight(text), context);
}

/** The jobs of a pipeline that there is. */
export async function jobs(text: string, context?: PipelineContext): Promise<readonly PlannedJob[]> {
  const { plan, ...rest } = await planning(text, context);
  if (plan === undefined) throw new Error(JSON.stringify(rest));
  return plan.jobs;
}

/** The job `job` of a configuration in which another job always runs. */
export async function job(
  body: string,
  context?: PipelineContext,
  rest = '',
): Promise<PlannedJob | undefined> {
  const text = `always: { script: a, rules: [{ when: always }] }\n${rest}\njob: { script: x, ${body} }`;
  return (await jobs(text, context)).find(({ name }) => name.startsWith('job'));
}
