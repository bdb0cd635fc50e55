import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const pipelineScenario: Scenario = async (world, step) => {
  const { Pipelines } = as(world, 'bob');
  const [id, done] = ['acme/tools', world.pipeline];
  await step('list', () => Pipelines.all(id));
  await step('read', () => Pipelines.show(id, done));
  await step('latest', () => Pipelines.showLatest(id));
  await step('report', () => Pipelines.showTestReport(id, done));
  await step('summary', () => Pipelines.showTestReportSummary(id, done));
  const variables = [{ key: 'STAGE', value: 'a=b&c' }];
  const made = await step('created', () => Pipelines.create(id, 'main', { variables }));
  await step('variables', () => Pipelines.allVariables(id, made.id));
  await step('found', () =>
    Pipelines.all(id, { ref: 'main', status: 'pending', orderBy: 'id', sort: 'asc' }),
  );
  await step('canceled', () => Pipelines.cancel(id, made.id));
  await step('retried', () => Pipelines.retry(id, made.id));
  await step('forbidden', () => Pipelines.remove(id, made.id));
  await step('deleted', () => as(world, 'ann').Pipelines.remove(id, made.id));
  await step('missing', () => Pipelines.show(id, made.id));
};

const jobArtifacts: Scenario = async (world, step) => {
  const { JobArtifacts } = as(world, 'ann');
  const [id, jobId, artifactPath] = ['acme/tools', world.job, 'out/hello.txt'];
  const ref = { ref: 'main', job: 'compile' };
  await step('archive', () => JobArtifacts.downloadArchive(id, { jobId }));
  await step('file', () => JobArtifacts.downloadArchive(id, { jobId, artifactPath }));
  await step('archive of a ref', () => JobArtifacts.downloadArchive(id, ref));
  await step('file of a ref', () => JobArtifacts.downloadArchive(id, { ...ref, artifactPath }));
  await step('binary file of a ref', () =>
    JobArtifacts.downloadArchive(id, { ...ref, artifactPath: 'out/logo.bin' }),
  );
  await step('missing file', () =>
    JobArtifacts.downloadArchive(id, { jobId, artifactPath: 'out/nothing.txt' }),
  );
  await step('kept', () => JobArtifacts.keep(id, jobId));
  await step('refused', () => as(world, 'eve').JobArtifacts.remove(id, { jobId }));
  await step('deleted', () => JobArtifacts.remove(id, { jobId }));
  await step('gone', () => JobArtifacts.downloadArchive(id, { jobId }));
  await step('all deleted', () => JobArtifacts.remove(id));
};

const ciLint: Scenario = async (world, step) => {
  const { Lint } = as(world, 'bob');
  const id = 'acme/tools';
  await step('of the project', () => Lint.check(id, { includeJobs: true }));
  await step('dry run', () => Lint.check(id, { dryRun: true }));
  await step('right', () => Lint.lint(id, 'job: { script: make }\n', { includeJobs: true }));
  await step('wrong', () => Lint.lint(id, 'job: { stage: nowhere, script: make }\n'));
};

/** Scenarios about pipelines. */
export const pipelines: Readonly<Record<string, Scenario>> = {
  pipelines: pipelineScenario,
  'job-artifacts': jobArtifacts,
  'ci-lint': ciLint,
};
