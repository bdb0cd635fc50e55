import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { releaseBlobs } from '../job-artifacts/blobs.ts';
import { advancePipeline, hasEnded, setPipelineStatus } from './progress.ts';
import { buildsOf, insertBuild, pipelineOf } from './queries.ts';
import { configurationOf } from './stored-job.ts';

/**
 * Runs the failed and canceled jobs again, and lets skipped jobs wait again (Part B 3). Does nothing if there is no
 * such job.
 */
export async function retryPipeline(
  forge: Forge,
  project: Row<'projects'>,
  { id }: Row<'pipelines'>,
): Promise<Row<'pipelines'>> {
  return await changing(forge, project, id, async (writes, now) => {
    const pipeline = await pipelineOf(writes, project, id);
    const builds = await buildsOf(writes, id);
    const again = builds.filter(({ status }) => status === 'failed' || status === 'canceled');
    if (again.length === 0) return;
    for (const build of again) {
      const copy = { ...build, configuration: configurationOf(build) };
      await insertBuild(writes, pipeline, { build: copy, now });
    }
    await writes.run(
      sql`update builds set retried = ${true} where id in ${listOf(again.map((build) => build.id))}`,
    );
    await writes.run(sql`
      update builds set status = 'created' where pipeline_id = ${id} and retried = ${false} and status = 'skipped'`);
    await advancePipeline(writes, id, now);
    await setPipelineStatus(writes, id, { status: 'pending', now });
  });
}

/**
 * Cancels the jobs that have not ended; the pipeline becomes canceled from any state (Part B 3). Does nothing if it is
 * already canceled.
 */
export async function cancelPipeline(
  forge: Forge,
  project: Row<'projects'>,
  { id }: Row<'pipelines'>,
): Promise<Row<'pipelines'>> {
  return await changing(forge, project, id, async (writes, now) => {
    const { status: before } = await pipelineOf(writes, project, id);
    const open = (await buildsOf(writes, id)).filter(({ status }) => !hasEnded(status));
    if (before === 'canceled' && open.length === 0) return;
    await cancelBuilds(
      writes,
      open.map((build) => build.id),
      now,
    );
    await setPipelineStatus(writes, id, { status: 'canceled', now });
  });
}

/** Changes a pipeline in one transaction, and returns the result. */
async function changing(
  { database, clock }: Forge,
  project: Row<'projects'>,
  id: number,
  work: (writes: Writes, now: string) => Promise<void>,
): Promise<Row<'pipelines'>> {
  return await database.transaction(async (writes) => {
    await work(writes, instant(clock));
    return await pipelineOf(writes, project, id);
  });
}

async function cancelBuilds(writes: Writes, ids: readonly number[], now: string): Promise<void> {
  const these = listOf(ids);
  await writes.run(
    sql`update builds set status = 'canceled', run_at = null, finished_at = ${now} where id in ${these}`,
  );
  await writes.run(sql`update tokens set revoked = ${true} where kind = 'job' and job_id in ${these}`);
}

/** Deletes a pipeline with its jobs, its child pipelines, and all their artifacts. */
export async function deletePipeline(
  forge: Forge,
  project: Row<'projects'>,
  { id }: Row<'pipelines'>,
): Promise<void> {
  const hashes = await forge.database.transaction(async (writes) => {
    const family = sql`(
      with recursive family(id) as (
        select id from pipelines where id = ${id} and project_id = ${project.id}
        union
        select c.id from pipelines c join family f on c.parent_id = f.id
      ) select id from family)`;
    const left = await writes.all<{ hash: string }>(sql`
      select distinct a.hash from artifacts a join builds b on b.id = a.build_id where b.pipeline_id in ${family}`);
    await writes.run(sql`delete from pipelines where id in ${family}`);
    return left.map(({ hash }) => hash);
  });
  await releaseBlobs(forge, hashes);
}
