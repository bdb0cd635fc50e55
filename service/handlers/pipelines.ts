import type {
  ListPipelinesHandler,
  GetLatestPipelineHandler,
  GetPipelineHandler,
  DeletePipelineHandler,
  ListPipelineVariablesHandler,
  GetPipelineTestReportHandler,
  GetPipelineTestReportSummaryHandler,
  RetryPipelineHandler,
  CancelPipelineHandler,
  CreatePipelineHandler,
} from '../../generated/server/index.js';
import { levels } from '../access/level.ts';
import { requireInProject } from '../access/require.ts';
import { projectOf } from '../access/resources.ts';
import type { Row } from '../database/rows.ts';
import { requireToRunJobs } from '../families/pipelines/access.ts';
import {
  cancelPipeline as cancel,
  deletePipeline as remove,
  retryPipeline as retry,
} from '../families/pipelines/change.ts';
import { startAsked } from '../families/pipelines/create.ts';
import {
  pipelineAt,
  pipelineToRun,
  presentPipeline,
  projectWithPipelines,
} from '../families/pipelines/find.ts';
import { latestPipeline } from '../families/pipelines/queries.ts';
import { refNamed } from '../families/pipelines/ref.ts';
import { reportView, summaryView, testsOf } from '../families/pipelines/reports.ts';
import { pipelinesQuery } from '../families/pipelines/search.ts';
import { requireToSeeVariables, variablesQuery } from '../families/pipelines/variables.ts';
import { pipelineSummary } from '../families/pipelines/view.ts';
import { repositoryOf } from '../families/projects/repository.ts';
import { offsetPage } from '../http/pages.ts';
import { forbidden } from '../http/refusals.ts';

/**
 * List the pipelines of a project
 *
 * `GET /projects/{id}/pipelines`
 */
export const listPipelines: ListPipelinesHandler = async ({ path, query }, context) => {
  const { app, url } = context;
  const project = await projectWithPipelines(context, path.id);
  const { rows, headers } = await offsetPage<Row<'pipelines'>>(app.database, {
    url,
    query,
    rows: pipelinesQuery(project, query),
  });
  return { status: 200, headers, body: rows.map((row) => pipelineSummary(app.instance, project, row)) };
};

/**
 * Get the latest pipeline of the newest commit
 *
 * `GET /projects/{id}/pipelines/latest`
 */
export const getLatestPipeline: GetLatestPipelineHandler = async ({ path, query }, context) => {
  const project = await projectWithPipelines(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const ref = await refNamed(repository, query.ref ?? (await repository.defaultBranch()));
  const pipeline = ref === undefined ? undefined : await latestPipeline(context.app.database, project, ref);
  if (pipeline === undefined) throw forbidden();
  return { status: 200, body: await presentPipeline(context, project, pipeline) };
};

/**
 * Get a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}`
 */
export const getPipeline: GetPipelineHandler = async ({ path }, context) => {
  const { project, pipeline } = await pipelineAt(context, path);
  return { status: 200, body: await presentPipeline(context, project, pipeline) };
};

/**
 * Delete a pipeline
 *
 * `DELETE /projects/{id}/pipelines/{pipeline_id}`
 */
export const deletePipeline: DeletePipelineHandler = async ({ path }, context) => {
  const { project, pipeline } = await pipelineAt(context, path);
  await requireInProject(context, project, levels.owner);
  await remove(context.app, project, pipeline);
  return { status: 204 };
};

/**
 * List the variables of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/variables`
 */
export const listPipelineVariables: ListPipelineVariablesHandler = async ({ path, query }, context) => {
  const { project, pipeline } = await pipelineAt(context, path);
  await requireToSeeVariables(context, project, pipeline);
  const { rows, headers } = await offsetPage<Row<'pipeline_variables'>>(context.app.database, {
    url: context.url,
    query,
    rows: variablesQuery(pipeline),
  });
  const body = rows.map(({ name: key, kind, value }) => ({ key, variable_type: kind, value }));
  return { status: 200, headers, body };
};

/**
 * Get the test report of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/test_report`
 */
export const getPipelineTestReport: GetPipelineTestReportHandler = async ({ path }, context) => {
  const { pipeline } = await pipelineAt(context, path);
  return { status: 200, body: reportView(await testsOf(context.app.database, pipeline)) };
};

/**
 * Get the test report summary of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary`
 */
export const getPipelineTestReportSummary: GetPipelineTestReportSummaryHandler = async (
  { path },
  context,
) => {
  const { pipeline } = await pipelineAt(context, path);
  return { status: 200, body: summaryView(await testsOf(context.app.database, pipeline)) };
};

/**
 * Retry failed and canceled jobs of a pipeline
 *
 * `POST /projects/{id}/pipelines/{pipeline_id}/retry`
 */
export const retryPipeline: RetryPipelineHandler = async ({ path }, context) => {
  const { project, pipeline } = await pipelineToRun(context, path);
  const changed = await retry(context.app, project, pipeline);
  return { status: 201, body: await presentPipeline(context, project, changed) };
};

/**
 * Cancel a pipeline
 *
 * `POST /projects/{id}/pipelines/{pipeline_id}/cancel`
 */
export const cancelPipeline: CancelPipelineHandler = async ({ path }, context) => {
  const { project, pipeline } = await pipelineToRun(context, path);
  const changed = await cancel(context.app, project, pipeline);
  return { status: 200, body: await presentPipeline(context, project, changed) };
};

/**
 * Start a pipeline
 *
 * `POST /projects/{id}/pipeline`
 */
export const createPipeline: CreatePipelineHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  await requireToRunJobs(context, project);
  const pipeline = await startAsked(context, project, body);
  return { status: 201, body: await presentPipeline(context, project, pipeline) };
};
