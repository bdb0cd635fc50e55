import type { JobDetails } from '../../../generated/companion/types/index.js';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { presentJob } from '../job-artifacts/job-view.ts';
import { configurationOf } from '../pipelines/stored-job.ts';
import { pipelineSummary, secondsBetween } from '../pipelines/view.ts';

/** A job with its related objects, for the list of jobs and for a single job. */
export async function presentJobDetails(
  forge: Forge,
  project: Row<'projects'>,
  build: Row<'builds'>,
): Promise<JobDetails> {
  const { database, instance } = forge;
  const pipeline = await database.one<Row<'pipelines'>>(
    sql`select * from pipelines where id = ${build.pipeline_id}`,
  );
  const archive = await database.one<Row<'artifacts'>>(sql`
    select * from artifacts where build_id = ${build.id} and kind = 'archive' order by id desc limit 1`);
  return {
    ...(await presentJob(forge, project, build)),
    ...(pipeline === undefined ? {} : { pipeline: pipelineSummary(instance, project, pipeline) }),
    queued_duration: secondsBetween(build.created_at, build.started_at),
    erased_at: null,
    archived: false,
    tag_list: [...configurationOf(build).tags],
    ...(archive === undefined ? {} : { artifacts_file: { filename: archive.file_name, size: archive.size } }),
    artifacts_expire_at: archive === undefined || archive.keep ? null : archive.expires_at,
  };
}
