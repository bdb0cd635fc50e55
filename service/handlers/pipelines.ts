import { Refusal } from '../../generated/server/index.js';
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

/**
 * List the pipelines of a project
 *
 * `GET /projects/{id}/pipelines`
 */
export const listPipelines: ListPipelinesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listPipelines is not implemented.' });
};

/**
 * Get the latest pipeline of the newest commit
 *
 * `GET /projects/{id}/pipelines/latest`
 */
export const getLatestPipeline: GetLatestPipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'getLatestPipeline is not implemented.' });
};

/**
 * Get a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}`
 */
export const getPipeline: GetPipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'getPipeline is not implemented.' });
};

/**
 * Delete a pipeline
 *
 * `DELETE /projects/{id}/pipelines/{pipeline_id}`
 */
export const deletePipeline: DeletePipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'deletePipeline is not implemented.' });
};

/**
 * List the variables of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/variables`
 */
export const listPipelineVariables: ListPipelineVariablesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listPipelineVariables is not implemented.' });
};

/**
 * Get the test report of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/test_report`
 */
export const getPipelineTestReport: GetPipelineTestReportHandler = async () => {
  throw new Refusal({ status: 501, message: 'getPipelineTestReport is not implemented.' });
};

/**
 * Get the test counts of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary`
 */
export const getPipelineTestReportSummary: GetPipelineTestReportSummaryHandler = async () => {
  throw new Refusal({ status: 501, message: 'getPipelineTestReportSummary is not implemented.' });
};

/**
 * Retry failed and canceled jobs
 *
 * `POST /projects/{id}/pipelines/{pipeline_id}/retry`
 */
export const retryPipeline: RetryPipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'retryPipeline is not implemented.' });
};

/**
 * Cancel a pipeline
 *
 * `POST /projects/{id}/pipelines/{pipeline_id}/cancel`
 */
export const cancelPipeline: CancelPipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'cancelPipeline is not implemented.' });
};

/**
 * Start a pipeline
 *
 * `POST /projects/{id}/pipeline`
 */
export const createPipeline: CreatePipelineHandler = async () => {
  throw new Refusal({ status: 501, message: 'createPipeline is not implemented.' });
};
