import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const pipelineScenario: Scenario = async (world, step) => {
  const { pipelines: api } = as(world, 'bob');
  const [id, pipeline_id] = ['acme/tools', world.pipeline];
  await step('list', () => api.list({ id }));
  await step('read', () => api.get({ id, pipeline_id }));
  await step('latest', () => api.getLatestPipeline({ id }));
  await step('report', () => api.getTestReport({ id, pipeline_id }));
  await step('summary', () => api.getTestReportSummary({ id, pipeline_id }));
  const variables = [{ key: 'STAGE', value: 'a=b&c' }];
  const made = await step('created', () => api.create({ id, ref: 'main', variables }));
  const own = { id, pipeline_id: made.id };
  await step('variables', () => api.listVariables(own));
  await step('found', () => api.list({ id, ref: 'main', status: 'pending', order_by: 'id', sort: 'asc' }));
  await step('canceled', () => api.cancel(own));
  await step('retried', () => api.retry(own));
  await step('forbidden', () => api.delete(own));
  await step('deleted', () => as(world, 'ann').pipelines.delete(own));
  await step('missing', () => api.get(own));
};

const jobArtifacts: Scenario = async (world, step) => {
  const { jobArtifacts: api } = as(world, 'ann');
  const [id, job_id, artifact_path] = ['acme/tools', world.job, 'out/hello.txt'];
  const ref = { id, ref_name: 'main', job: 'compile' };
  await step('archive', () => api.download({ id, job_id }));
  await step('file', () => api.downloadFile({ id, job_id, artifact_path }));
  await step('archive of a ref', () => api.downloadRefArtifacts(ref));
  await step('file of a ref', () => api.downloadRefArtifactFile({ ...ref, artifact_path }));
  await step('missing file', () => api.downloadFile({ id, job_id, artifact_path: 'out/nothing.txt' }));
  await step('kept', () => api.keep({ id, job_id }));
  await step('refused', () => as(world, 'eve').jobArtifacts.delete({ id, job_id }));
  await step('deleted', () => api.delete({ id, job_id }));
  await step('gone', () => api.download({ id, job_id }));
  await step('all deleted', () => api.deleteProjectArtifacts({ id }));
};

const ciLint: Scenario = async (world, step) => {
  const { ciLint: api } = as(world, 'bob');
  const id = 'acme/tools';
  await step('of the project', () => api.lintProjectCiConfiguration({ id, include_jobs: true }));
  await step('dry run', () => api.lintProjectCiConfiguration({ id, dry_run: true }));
  const right = 'job: { script: make }\n';
  await step('right', () => api.lintCiContent({ id, content: right, include_jobs: true }));
  await step('wrong', () => api.lintCiContent({ id, content: 'job: { stage: nowhere, script: make }\n' }));
};

/** Scenarios about pipelines. */
export const pipelines: Readonly<Record<string, Scenario>> = {
  pipelines: pipelineScenario,
  'job-artifacts': jobArtifacts,
  'ci-lint': ciLint,
};
