import { advance } from '../../ci/plan/advance.ts';
import { compositeStatus, type JobStatus, type ProgressJob } from '../../ci/plan/progress.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { buildsOf } from './queries.ts';
import { configurationOf } from './stored-job.ts';

const ended: ReadonlySet<string> = new Set(['success', 'failed', 'canceled', 'skipped']);

/** Whether a job or pipeline with this status has ended. */
export function hasEnded(status: string): boolean {
  return ended.has(status);
}

/** Starts the jobs of a pipeline that are ready, and updates the status of the pipeline from its jobs. */
export async function advancePipeline(writes: Writes, pipelineId: number, now: string): Promise<void> {
  const builds = await buildsOf(writes, pipelineId);
  if (builds.length === 0) return;
  const changed = advance(builds.map(progressOf));
  for (const build of builds) {
    const status = changed.get(build.name);
    if (status !== undefined) await startTurn(writes, build, { status, now });
  }
  const after = builds.map((build) => ({
    ...progressOf(build),
    status: changed.get(build.name) ?? (build.status as JobStatus),
  }));
  await setPipelineStatus(writes, pipelineId, { status: compositeStatus(after) ?? 'skipped', now });
}

function progressOf(build: Row<'builds'>): ProgressJob {
  const { when, needs } = configurationOf(build);
  return {
    name: build.name,
    stageIndex: build.stage_position,
    when,
    mayFail: build.allow_failure,
    status: build.status as JobStatus,
    ...(needs === null ? {} : { needs }),
  };
}

async function startTurn(
  writes: Writes,
  build: Row<'builds'>,
  { status, now }: { readonly status: JobStatus; readonly now: string },
): Promise<void> {
  const { startIn } = configurationOf(build);
  const delay = (startIn ?? 0) * 1000;
  const runAt = status === 'scheduled' ? new Date(Date.parse(now) + delay).toISOString() : null;
  await writes.run(sql`update builds set status = ${status}, run_at = ${runAt} where id = ${build.id}`);
}

/** Sets the status of a pipeline, with its times and its coverage from its jobs. */
export async function setPipelineStatus(
  writes: Writes,
  id: number,
  { status, now }: { readonly status: string; readonly now: string },
): Promise<void> {
  const facts = await writes.one<{ first: string | null; coverage: number | null }>(sql`
    select min(started_at) as first, avg(cast(coverage as real)) as coverage from builds
    where pipeline_id = ${id} and retried = ${false}`);
  const coverage =
    facts?.coverage === undefined || facts.coverage === null ? null : facts.coverage.toFixed(2);
  const finishedAt = hasEnded(status) ? now : null;
  await writes.run(sql`
    update pipelines set status = ${status}, updated_at = ${now}, started_at = ${facts?.first ?? null},
      finished_at = ${finishedAt}, coverage = ${coverage}
    where id = ${id}`);
}

/** Starts delayed jobs of a project that are due. */
export async function startDueBuilds(writes: Writes, projectId: number, now: string): Promise<void> {
  const due = await writes.all<{ pipeline_id: number }>(sql`
    select distinct pipeline_id from builds
    where project_id = ${projectId} and status = 'scheduled' and run_at <= ${now}`);
  await writes.run(sql`
    update builds set status = 'pending', run_at = null
    where project_id = ${projectId} and status = 'scheduled' and run_at <= ${now}`);
  for (const { pipeline_id: id } of due) await advancePipeline(writes, id, now);
}
