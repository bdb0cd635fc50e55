import type { JobDetails } from '../../../generated/companion/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { surroundingsOfJobs } from '../job-artifacts/job-surroundings.ts';
import { jobView } from '../job-artifacts/job-view.ts';
import { configurationOf } from '../pipelines/stored-job.ts';
import { pipelineSummary, secondsBetween } from '../pipelines/view.ts';

/** Jobs of one project with their related objects, for a list of jobs and for a single job. */
export async function presentJobs(
  forge: Forge,
  project: Row<'projects'>,
  builds: readonly Row<'builds'>[],
): Promise<JobDetails[]> {
  const { instance } = forge;
  const around = await surroundingsOfJobs(forge, project, builds);
  return builds.map((build) => {
    const pipeline = around.pipelines.get(build.pipeline_id);
    const archive = around.artifacts.get(build.id)?.findLast(({ kind }) => kind === 'archive');
    return {
      ...jobView(instance, project, build, around),
      ...(pipeline === undefined ? {} : { pipeline: pipelineSummary(instance, project, pipeline) }),
      queued_duration: secondsBetween(build.created_at, build.started_at),
      erased_at: null,
      archived: false,
      tag_list: [...configurationOf(build).tags],
      ...(archive === undefined
        ? {}
        : { artifacts_file: { filename: archive.file_name, size: archive.size } }),
      artifacts_expire_at: archive === undefined || archive.keep ? null : archive.expires_at,
    };
  });
}
