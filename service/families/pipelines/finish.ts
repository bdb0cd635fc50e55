import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, conflict, notFound } from '../../http/refusals.ts';
import { storingBlobs } from '../job-artifacts/blobs.ts';
import type { JobFile } from '../job-artifacts/pack.ts';
import { removeExpired } from '../job-artifacts/remove.ts';
import { insertLeft, writeFiles, type LeftArtifact } from '../job-artifacts/store.ts';
import { createToken } from '../tokens/create.ts';
import { advancePipeline } from './progress.ts';
import { configurationOf } from './stored-job.ts';

/** How a job ended. */
export interface Finished {
  readonly id: number;
  readonly outcome: 'success' | 'failed' | 'canceled';
  readonly log?: string;
  /** The files in the folder of the job: its configuration selects those to keep. */
  readonly artifacts?: readonly JobFile[];
  /** Per cent. */
  readonly coverage?: number;
  /** The exit code of a failed job, which may be an allowed one. */
  readonly exitCode?: number;
}

/** Starts a job that waits for a runner. The token belongs to the job, and is valid as long as it runs. */
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
 * Ends a job with a result, and starts the jobs that wait for it. Refuses with 404, and with 409 if the job is not
 * ready or has already ended; then nothing is stored.
 */
export async function finishBuild(forge: Forge, finished: Finished): Promise<void> {
  await storingBlobs(forge, async (write) => {
    const now = forge.clock.now();
    const build = await waitingBuild(forge.database, finished.id);
    const left = await writeLeft({ blobs: forge.blobs, now, write }, build, finished);
    await forge.database.transaction((writes) => endBuild(writes, finished, { left, now }));
  });
  await removeExpired(forge);
}

/** Writes the artifacts of a job that ends. */
export async function writeLeft(
  stores: Parameters<typeof writeFiles>[0],
  build: Row<'builds'>,
  { artifacts: files = [], outcome }: Finished,
): Promise<readonly LeftArtifact[]> {
  if (files.length === 0) return [];
  const { artifacts } = configurationOf(build);
  if (artifacts === null) throw badRequest('The configuration of the job has no artifacts.');
  const wanted = {
    success: ['on_success', 'always'],
    failed: ['on_failure', 'always'],
    canceled: [],
  } as const;
  const isWanted = wanted[outcome].some((when) => when === artifacts.when);
  // Reports are kept for every result: they state what failed.
  const left = isWanted ? artifacts : { ...artifacts, paths: [], untracked: false };
  return await writeFiles(stores, { files, artifacts: left });
}

/** Ends a job, and stores the rows of its artifacts. */
export async function endBuild(
  writes: Writes,
  { id, outcome, log, coverage, exitCode }: Finished,
  { left, now }: { readonly left: readonly LeftArtifact[]; readonly now: Date },
): Promise<void> {
  const build = await waitingBuild(writes, id);
  const { exitCodes } = configurationOf(build);
  const mayFail = build.allow_failure || (exitCode !== undefined && exitCodes.includes(exitCode));
  const reason = outcome === 'failed' ? 'script_failure' : null;
  const at = now.toISOString();
  await insertLeft(writes, build, left, now);
  await writes.run(sql`
    update builds set status = ${outcome}, started_at = ${build.started_at ?? at}, finished_at = ${at}, run_at = null,
      log = ${log ?? build.log}, coverage = ${coverage === undefined ? null : String(coverage)},
      allow_failure = ${mayFail}, failure_reason = ${reason}
    where id = ${id}`);
  await writes.run(sql`update tokens set revoked = ${true} where kind = 'job' and job_id = ${id}`);
  await advancePipeline(writes, build.pipeline_id, at);
}

/** A job that is ready to run. */
async function waitingBuild(reads: Pick<Writes, 'one'>, id: number): Promise<Row<'builds'>> {
  const build = await reads.one<Row<'builds'>>(sql`select * from builds where id = ${id}`);
  if (build === undefined) throw notFound('Job');
  if (!['pending', 'running', 'manual', 'scheduled'].includes(build.status) || build.retried)
    throw conflict(`The job is ${build.retried ? 'retried' : build.status}.`);
  return build;
}
