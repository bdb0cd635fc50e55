import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, conflict, notFound } from '../../http/refusals.ts';
import type { JobFile } from '../job-artifacts/pack.ts';
import { removeExpired } from '../job-artifacts/remove.ts';
import { storeFiles } from '../job-artifacts/store.ts';
import { createToken } from '../tokens/create.ts';
import { advancePipeline } from './progress.ts';
import { configurationOf, type StoredArtifacts } from './stored-job.ts';

/** How a job ended. */
export interface Finished {
  readonly id: number;
  readonly outcome: 'success' | 'failed' | 'canceled';
  readonly log?: string;
  /** The files in the folder of the job: its configuration says which of them stay. */
  readonly artifacts?: readonly JobFile[];
  /** Per cent. */
  readonly coverage?: number;
  /** Of a failed job: some of them may be allowed. */
  readonly exitCode?: number;
}

/** Lets a job run that waits for a runner. The token is that of the job, good as long as it runs. */
export async function startBuild(forge: Forge, id: number): Promise<{ readonly token: string }> {
  const now = instant(forge.clock);
  return await forge.database.transaction(async (writes) => {
    const build = await waitingBuild(writes, id);
    if (build.status === 'running') throw conflict('The job runs already.');
    if (build.user_id === null) throw conflict('The user of the job is gone.');
    await writes.run(sql`
      update builds set status = 'running', started_at = ${now}, run_at = null where id = ${id}`);
    const job = { userId: build.user_id, name: `job ${id}`, scopes: [], expiresAt: null };
    const { secret } = await createToken(writes, forge, { ...job, kind: 'job', jobId: id });
    await advancePipeline(writes, build.pipeline_id, now);
    return { token: secret };
  });
}

/**
 * Ends a job with an outcome, and lets those go on that wait for it. Refuses with 404, and with 409 where it is not the turn
 * of the job or it has ended.
 */
export async function finishBuild(forge: Forge, finished: Finished): Promise<void> {
  const { id, outcome, log, artifacts: files = [], coverage, exitCode } = finished;
  const build = await waitingBuild(forge.database, id);
  const { artifacts, exitCodes } = configurationOf(build);
  if (files.length > 0) await leave(forge, build, { files, artifacts, outcome });
  const now = instant(forge.clock);
  await forge.database.transaction(async (writes) => {
    const { started_at, allow_failure, log: before, pipeline_id } = await waitingBuild(writes, id);
    const mayFail = allow_failure || (exitCode !== undefined && exitCodes.includes(exitCode));
    const reason = outcome === 'failed' ? 'script_failure' : null;
    await writes.run(sql`
      update builds set status = ${outcome}, started_at = ${started_at ?? now}, finished_at = ${now}, run_at = null,
        log = ${log ?? before}, coverage = ${coverage === undefined ? null : String(coverage)},
        allow_failure = ${mayFail}, failure_reason = ${reason}
      where id = ${id}`);
    await writes.run(sql`update tokens set revoked = ${true} where kind = 'job' and job_id = ${id}`);
    await advancePipeline(writes, pipeline_id, now);
  });
  await removeExpired(forge);
}

/** A job whose turn it is. */
async function waitingBuild(reads: Pick<Writes, 'one'>, id: number): Promise<Row<'builds'>> {
  const build = await reads.one<Row<'builds'>>(sql`select * from builds where id = ${id}`);
  if (build === undefined) throw notFound('Job');
  if (!['pending', 'running', 'manual', 'scheduled'].includes(build.status) || build.retried)
    throw conflict(`The job is ${build.retried ? 'retried' : build.status}.`);
  return build;
}

async function leave(
  forge: Forge,
  build: Row<'builds'>,
  {
    files,
    artifacts,
    outcome,
  }: {
    readonly files: readonly JobFile[];
    readonly artifacts: StoredArtifacts | null;
    readonly outcome: Finished['outcome'];
  },
): Promise<void> {
  if (artifacts === null) throw badRequest('The configuration of the job has no artifacts.');
  const wanted = {
    success: ['on_success', 'always'],
    failed: ['on_failure', 'always'],
    canceled: [],
  } as const;
  const isWanted = wanted[outcome].some((when) => when === artifacts.when);
  // Reports are kept whatever the outcome is: they say what failed.
  const left = isWanted ? artifacts : { ...artifacts, paths: [], untracked: false };
  await storeFiles(forge, build, { files, artifacts: left });
}
