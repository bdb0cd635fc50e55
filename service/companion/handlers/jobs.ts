import type {
  ListProjectJobsHandler,
  GetJobHandler,
  GetJobLogHandler,
  ListPipelineJobsHandler,
  UploadJobArtifactsHandler,
} from '../../../generated/companion/server/index.js';
import type { JobDetails } from '../../../generated/companion/types/index.js';
import { projectOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { buildAt } from '../../families/job-artifacts/find.ts';
import { jobsQuery } from '../../families/jobs/list.ts';
import { presentJobs } from '../../families/jobs/present.ts';
import { runningJobOf, storeUpload } from '../../families/jobs/upload.ts';
import { requireToSeeJobs } from '../../families/pipelines/access.ts';
import { pipelineAt } from '../../families/pipelines/find.ts';
import { offsetPage, type PageSource } from '../../http/pages.ts';

/**
 * List the jobs of a project
 *
 * `GET /projects/{id}/jobs`
 */
export const listProjectJobs: ListProjectJobsHandler = async ({ path, query }, context) => {
  const project = await projectOf(context, path.id);
  await requireToSeeJobs(context, project);
  const rows = jobsQuery({ projectId: project.id }, query);
  return { status: 200, ...(await presentPage(context, project, { url: context.url, query, rows })) };
};

/**
 * Get a job
 *
 * `GET /projects/{id}/jobs/{job_id}`
 */
export const getJob: GetJobHandler = async ({ path }, context) => {
  const { project, build } = await buildAt(context, path);
  const [body] = await presentJobs(context.app, project, [build]);
  if (body === undefined) throw new Error('The job is not presented.');
  return { status: 200, body };
};

/**
 * Get the log of a job
 *
 * `GET /projects/{id}/jobs/{job_id}/trace`
 */
export const getJobLog: GetJobLogHandler = async ({ path }, context) => {
  const { build } = await buildAt(context, path);
  return { status: 200, body: build.log };
};

/**
 * List the jobs of a pipeline
 *
 * `GET /projects/{id}/pipelines/{pipeline_id}/jobs`
 */
export const listPipelineJobs: ListPipelineJobsHandler = async ({ path, query }, context) => {
  const { project, pipeline } = await pipelineAt(context, path);
  const rows = jobsQuery({ projectId: project.id, pipelineId: pipeline.id }, query);
  return { status: 200, ...(await presentPage(context, project, { url: context.url, query, rows })) };
};

/**
 * Upload the artifacts of a job
 *
 * `POST /jobs/{id}/artifacts`
 */
export const uploadJobArtifacts: UploadJobArtifactsHandler = async ({ path, body }, { app, principal }) => {
  const build = await runningJobOf(app, principal, path.id);
  return { status: 201, body: { file: await storeUpload(app, build, body) } };
};

async function presentPage(
  asking: Asking,
  project: Row<'projects'>,
  source: PageSource,
): Promise<{ readonly headers: Page['headers']; readonly body: JobDetails[] }> {
  const { rows, headers } = await offsetPage<Row<'builds'>>(asking.app.database, source);
  return { headers, body: await presentJobs(asking.app, project, rows) };
}

type Page = Awaited<ReturnType<typeof offsetPage>>;
