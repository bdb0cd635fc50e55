import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  ListProjectJobsHandler,
  GetJobHandler,
  GetJobLogHandler,
  ListPipelineJobsHandler,
  UploadJobArtifactsHandler,
} from '../../../generated/companion/server/index.js';

/**
 * List the jobs of a project
 *
 * `GET /projects/{id}/jobs`
 */
export const listProjectJobs: ListProjectJobsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listProjectJobs is not implemented.' });
};

/**
 * Get a job
 *
 * `GET /projects/{id}/jobs/{job_id}`
 */
export const getJob: GetJobHandler = async () => {
  throw new Refusal({ status: 501, message: 'getJob is not implemented.' });
};

/**
 * Get the log of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/trace`
 */
export const getJobLog: GetJobLogHandler = async () => {
  throw new Refusal({ status: 501, message: 'getJobLog is not implemented.' });
};

/**
 * List the jobs of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/jobs`
 */
export const listPipelineJobs: ListPipelineJobsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listPipelineJobs is not implemented.' });
};

/**
 * Upload the artifacts of a job
 *
 * `POST /jobs/{id}/artifacts`
 */
export const uploadJobArtifacts: UploadJobArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'uploadJobArtifacts is not implemented.' });
};
