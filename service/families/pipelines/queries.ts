import { nextNumber } from '../../database/counters.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import { notFound } from '../../http/refusals.ts';
import type { StoredJob } from './stored-job.ts';
import { noCommit, type GivenVariable, type PipelineWish } from './wish.ts';

/** A pipeline of a project. Throws a `Refusal` of 404. */
export async function pipelineOf(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id'>,
  id: number,
): Promise<Row<'pipelines'>> {
  const found = await reads.one<Row<'pipelines'>>(
    sql`select * from pipelines where id = ${id} and project_id = ${project.id}`,
  );
  if (found === undefined) throw notFound('Pipeline');
  return found;
}

/** The last pipeline of a commit on a branch or tag. Child pipelines do not count. */
export async function latestPipeline(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id'>,
  { name, sha }: { readonly name: string; readonly sha: string },
): Promise<Row<'pipelines'> | undefined> {
  return await reads.one<Row<'pipelines'>>(sql`
    select * from pipelines
    where project_id = ${project.id} and ref = ${name} and sha = ${sha} and source <> 'parent_pipeline'
    order by id desc limit 1`);
}

/** Whether a push already has its pipeline: one that was created at this instant or later. */
export async function hasStarted(
  reads: Reads,
  project: Pick<Row<'projects'>, 'id'>,
  { ref, commit, before }: Pick<PipelineWish, 'ref' | 'commit' | 'before'>,
  since: string,
): Promise<boolean> {
  const found = await reads.one(sql`
    select id from pipelines where project_id = ${project.id} and ref = ${ref} and sha = ${commit.id}
      and before_sha = ${before ?? noCommit} and source = 'push' and created_at >= ${since}`);
  return found !== undefined;
}

export type NewPipeline = Pick<
  Row<'pipelines'>,
  | 'project_id'
  | 'name'
  | 'status'
  | 'source'
  | 'ref'
  | 'sha'
  | 'before_sha'
  | 'tag'
  | 'yaml_errors'
  | 'user_id'
  | 'parent_id'
>;

export async function insertPipeline(
  writes: Writes,
  { now, ...pipeline }: NewPipeline & { readonly now: string },
): Promise<Row<'pipelines'>> {
  const iid = await nextNumber(writes, 'pipelines', pipeline.project_id);
  const { project_id, name, status, source, ref, sha, before_sha, tag, yaml_errors, user_id, parent_id } =
    pipeline;
  const row = await writes.one<Row<'pipelines'>>(sql`
    insert into pipelines
      (project_id, iid, name, status, source, ref, sha, before_sha, tag, yaml_errors, user_id, parent_id, created_at, updated_at)
    values
      (${project_id}, ${iid}, ${name}, ${status}, ${source}, ${ref}, ${sha}, ${before_sha}, ${tag}, ${yaml_errors},
       ${user_id}, ${parent_id}, ${now}, ${now})
    returning *`);
  if (row === undefined) throw new Error('The pipeline was not stored.');
  return row;
}

export async function insertVariables(
  writes: Writes,
  pipelineId: number,
  variables: readonly GivenVariable[],
): Promise<void> {
  for (const [position, { key, kind, value }] of variables.entries()) {
    await writes.run(sql`
      insert into pipeline_variables (pipeline_id, position, name, kind, value)
      values (${pipelineId}, ${position}, ${key}, ${kind}, ${value})`);
  }
}

/** A job that waits to be ready. */
export type NewBuild = Pick<
  Row<'builds'>,
  'name' | 'stage' | 'stage_position' | 'user_id' | 'allow_failure' | 'manual'
> & { readonly configuration: StoredJob };

export async function insertBuild(
  writes: Writes,
  { id, project_id, ref, tag }: Row<'pipelines'>,
  { build, now }: { readonly build: NewBuild; readonly now: string },
): Promise<void> {
  const { name, stage, stage_position, user_id, configuration, allow_failure, manual } = build;
  await writes.run(sql`
    insert into builds
      (pipeline_id, project_id, name, stage, stage_position, status, ref, tag, user_id, configuration, allow_failure, manual, created_at)
    values
      (${id}, ${project_id}, ${name}, ${stage}, ${stage_position}, 'created', ${ref}, ${tag}, ${user_id},
       ${json(configuration)}, ${allow_failure}, ${manual}, ${now})`);
}

/** The current jobs of a pipeline, stage by stage. */
export async function buildsOf(reads: Reads, pipelineId: number): Promise<readonly Row<'builds'>[]> {
  return await reads.all<Row<'builds'>>(sql`
    select * from builds where pipeline_id = ${pipelineId} and retried = ${false} order by stage_position, id`);
}
