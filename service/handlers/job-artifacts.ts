import { Refusal } from '../../generated/server/index.js';
import type {
  DownloadRefArtifactsHandler,
  DownloadRefArtifactFileHandler,
  DownloadJobArtifactsHandler,
  DeleteJobArtifactsHandler,
  KeepJobArtifactsHandler,
  DownloadJobArtifactFileHandler,
  DeleteProjectArtifactsHandler,
} from '../../generated/server/index.js';

/**
 * Download the artifacts of a ref
 *
 * `GET /projects/{id}/jobs/artifacts/{ref_name}/download`
 */
export const downloadRefArtifacts: DownloadRefArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadRefArtifacts is not implemented.' });
};

/**
 * Download one artifact file of a ref
 *
 * `GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}`
 */
export const downloadRefArtifactFile: DownloadRefArtifactFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadRefArtifactFile is not implemented.' });
};

/**
 * Download the artifacts of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/artifacts`
 */
export const downloadJobArtifacts: DownloadJobArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadJobArtifacts is not implemented.' });
};

/**
 * Delete the artifacts of a job
 *
 * `DELETE /projects/{id}/jobs/{job_id}/artifacts`
 */
export const deleteJobArtifacts: DeleteJobArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteJobArtifacts is not implemented.' });
};

/**
 * Keep the artifacts of a job
 *
 * `POST /projects/{id}/jobs/{job_id}/artifacts/keep`
 */
export const keepJobArtifacts: KeepJobArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'keepJobArtifacts is not implemented.' });
};

/**
 * Download one artifact file of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path}`
 */
export const downloadJobArtifactFile: DownloadJobArtifactFileHandler = async () => {
  throw new Refusal({ status: 501, message: 'downloadJobArtifactFile is not implemented.' });
};

/**
 * Delete the artifacts of a project
 *
 * `DELETE /projects/{id}/artifacts`
 */
export const deleteProjectArtifacts: DeleteProjectArtifactsHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteProjectArtifacts is not implemented.' });
};
