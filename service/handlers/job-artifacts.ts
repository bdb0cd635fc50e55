import type {
  DownloadRefArtifactsHandler,
  DownloadRefArtifactFileHandler,
  DownloadJobArtifactsHandler,
  DeleteJobArtifactsHandler,
  KeepJobArtifactsHandler,
  DownloadJobArtifactFileHandler,
  DeleteProjectArtifactsHandler,
} from '../../generated/server/index.js';
import { projectOf } from '../access/resources.ts';
import { downloadArchive, downloadFile, downloadText } from '../families/job-artifacts/download.ts';
import {
  addressOfFile,
  archiveOfJob,
  archiveOfRef,
  buildAt,
  fileIn,
} from '../families/job-artifacts/find.ts';
import { surroundingsOfJobs } from '../families/job-artifacts/job-surroundings.ts';
import { jobView } from '../families/job-artifacts/job-view.ts';
import { keepOfBuild, removeOfBuild, removeOfProject } from '../families/job-artifacts/remove.ts';
import { requireToRunJobs } from '../families/pipelines/access.ts';
import { notFound } from '../http/refusals.ts';

/**
 * Download the artifacts of a ref
 *
 * `GET /projects/{id}/jobs/artifacts/{ref_name}/download`
 */
export const downloadRefArtifacts: DownloadRefArtifactsHandler = async ({ path, query, headers }, context) =>
  await downloadArchive(context.app, await archiveOfRef(context, path, query.job), headers.Range);

/**
 * Download one artifact file of a ref
 *
 * `GET /projects/{id}/jobs/artifacts/{ref_name}/raw/{artifact_path}`
 */
export const downloadRefArtifactFile: DownloadRefArtifactFileHandler = async (
  { path, query, headers },
  context,
) => {
  const archive = await archiveOfRef(context, path, query.job);
  const file = fileIn(archive, path.artifact_path);
  const text = await downloadText(context.app, archive, file, headers.Range);
  return text ?? { status: 302, headers: { Location: addressOfFile(context.app.instance, archive, file) } };
};

/**
 * Download the artifacts of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/artifacts`
 */
export const downloadJobArtifacts: DownloadJobArtifactsHandler = async ({ path, headers }, context) =>
  await downloadArchive(context.app, await archiveOfJob(context, path), headers.Range);

/**
 * Delete the artifacts of a job
 *
 * `DELETE /projects/{id}/jobs/{job_id}/artifacts`
 */
export const deleteJobArtifacts: DeleteJobArtifactsHandler = async ({ path }, context) => {
  const { build } = await buildAt(context, path);
  await removeOfBuild(context.app, build);
  return { status: 204 };
};

/**
 * Keep the artifacts of a job
 *
 * `POST /projects/{id}/jobs/{job_id}/artifacts/keep`
 */
export const keepJobArtifacts: KeepJobArtifactsHandler = async ({ path }, context) => {
  const { project, build } = await buildAt(context, path);
  await requireToRunJobs(context, project);
  if (!(await keepOfBuild(context.app, build))) throw notFound('Artifacts');
  const around = await surroundingsOfJobs(context.app, project, [build]);
  return { status: 200, body: jobView(context.app.instance, project, build, around) };
};

/**
 * Download one artifact file of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/artifacts/{artifact_path}`
 */
export const downloadJobArtifactFile: DownloadJobArtifactFileHandler = async ({ path, headers }, context) => {
  const archive = await archiveOfJob(context, path);
  return downloadFile(context.app, archive, fileIn(archive, path.artifact_path), headers.Range);
};

/**
 * Delete the artifacts of a project
 *
 * `DELETE /projects/{id}/artifacts`
 */
export const deleteProjectArtifacts: DeleteProjectArtifactsHandler = async ({ path }, context) => {
  await removeOfProject(context.app, await projectOf(context, path.id));
  return { status: 202 };
};
