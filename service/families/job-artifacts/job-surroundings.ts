import { usersById } from '../../access/users.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Commit } from '../../git/objects/types.ts';
import { repositoryOf } from '../projects/repository.ts';
import type { ArtifactFacts, JobSurroundings } from './job-view.ts';

/** Reads what jobs of one project show, with as many queries for many jobs as for one. */
export async function surroundingsOfJobs(
  forge: Forge,
  project: Row<'projects'>,
  builds: readonly Row<'builds'>[],
): Promise<JobSurroundings> {
  const { database } = forge;
  const artifacts = await database.all<ArtifactFacts>(sql`
    select build_id, kind, size, file_name, format, keep, expires_at from artifacts
    where build_id in ${listOf(builds.map(({ id }) => id))} order by id`);
  const pipelines = await database.all<Row<'pipelines'>>(sql`
    select * from pipelines where id in ${listOf([...new Set(builds.map((build) => build.pipeline_id))])}`);
  return {
    artifacts: Map.groupBy(artifacts, ({ build_id }) => build_id),
    users: await usersById(
      database,
      builds.map(({ user_id }) => user_id),
    ),
    pipelines: new Map(pipelines.map((pipeline) => [pipeline.id, pipeline])),
    commits: await commitsOf(forge, project, new Set(pipelines.map(({ sha }) => sha))),
  };
}

async function commitsOf(
  forge: Forge,
  project: Row<'projects'>,
  shas: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Commit>> {
  const repository = await repositoryOf(forge, project);
  const commits = new Map<string, Commit>();
  for (const sha of shas)
    if ((await repository.find(sha)) !== undefined) commits.set(sha, await repository.commit(sha));
  return commits;
}
