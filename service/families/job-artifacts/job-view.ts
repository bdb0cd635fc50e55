import type { Job } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { commitSummary } from '../commits/view.ts';
import { findUser } from '../../access/users.ts';
import { secondsBetween } from '../pipelines/view.ts';
import { repositoryOf } from '../projects/repository.ts';
import { userSummary } from '../users/view.ts';

/** A job with its commit, its user, and its artifacts (Part B 2.4). */
export async function presentJob(forge: Forge, project: Row<'projects'>, build: Row<'builds'>): Promise<Job> {
  const { database, instance } = forge;
  const address = `${instance.url}/${project.full_path}/-/jobs/${build.id}`;
  const artifacts = await database.all<Row<'artifacts'>>(
    sql`select * from artifacts where build_id = ${build.id} order by id`,
  );
  const user = await findUser(database, build.user_id);
  const commit = await commitOf(forge, project, build);
  const isArchived = artifacts.some(({ kind }) => kind === 'archive');
  const { id, name, ref, stage, status, failure_reason, tag, allow_failure } = build;
  const { created_at, started_at, finished_at } = build;
  return {
    id,
    name,
    ref,
    stage,
    status,
    failure_reason,
    tag,
    allow_failure,
    created_at,
    started_at,
    finished_at,
    coverage: build.coverage === null ? null : Number(build.coverage),
    duration: secondsBetween(started_at, finished_at),
    ...(commit === undefined ? {} : { commit }),
    user: user === undefined ? null : userSummary(instance, user),
    runner: null,
    artifacts: artifacts.map(({ kind, size, file_name, format }) => ({
      file_type: kind,
      size,
      filename: file_name,
      file_format: format,
    })),
    download_url: isArchived ? `${address}/artifacts/download` : null,
    web_url: address,
  };
}

/** The commit of a job; undefined if the history was rewritten and the commit is gone. */
async function commitOf(
  forge: Forge,
  project: Row<'projects'>,
  { pipeline_id }: Row<'builds'>,
): Promise<Job['commit']> {
  const pipeline = await forge.database.one<{ sha: string }>(
    sql`select sha from pipelines where id = ${pipeline_id}`,
  );
  const repository = await repositoryOf(forge, project);
  if (pipeline === undefined || (await repository.find(pipeline.sha)) === undefined) return undefined;
  const commit = await repository.commit(pipeline.sha);
  return { ...commitSummary(commit), message: commit.message };
}
