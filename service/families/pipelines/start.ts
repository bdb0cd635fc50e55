import { instant } from '../../clock.ts';
import { planPipeline, type PipelinePlan } from '../../ci/pipeline.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { pipelineVariables } from '../../ci/plan/predefined.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { repositoryOf } from '../projects/repository.ts';
import { configurationPath, filesAt, readText } from './configuration-file.ts';
import { advancePipeline } from './progress.ts';
import { insertBuild, insertPipeline, insertVariables, pipelineOf, type NewPipeline } from './queries.ts';
import { storedJob } from './stored-job.ts';
import { isProtected } from '../branches/protection.ts';
import { contextOf, noCommit, type PipelineWish } from './wish.ts';

/** The result of the configuration for a pipeline: its jobs, or why there is none. */
export type Decision =
  | { readonly kind: 'plan'; readonly plan: PipelinePlan }
  /** There is no configuration. */
  | { readonly kind: 'missing' }
  /** The configuration has faults. */
  | { readonly kind: 'faulty'; readonly errors: readonly string[] }
  /** The rules include no job. */
  | { readonly kind: 'filtered'; readonly errors: readonly string[] };

/** Reads the configuration of a commit and decides which jobs its pipeline has. */
export async function decide(
  forge: Forge,
  project: Row<'projects'>,
  wish: PipelineWish,
  reads: Reads = forge.database,
): Promise<Decision> {
  const repository = await repositoryOf(forge, project);
  const path = configurationPath(project);
  const text = await readText(repository, wish.commit.id, path);
  if (text === undefined) return { kind: 'missing' };
  const { readFile, all } = await filesAt(repository, wish.commit.id);
  const context = {
    ...(await contextOf(forge.instance, project, repository, { wish, all })),
    protected: !wish.tag && (await isProtected(reads, project.id, wish.ref)),
  };
  const reading = await readConfiguration(text, {
    readFile,
    name: path,
    variables: new Map([
      ...pipelineVariables(context),
      ...(context.predefined ?? []),
      ...(context.variables ?? []),
    ]),
    paths: context.paths ?? {},
  });
  if (reading.configuration === undefined) return { kind: 'faulty', errors: reading.errors };
  const planning = planPipeline(reading.configuration, context);
  if (planning.plan !== undefined) return { kind: 'plan', plan: planning.plan };
  return { kind: planning.filtered ? 'filtered' : 'faulty', errors: planning.errors };
}

/** The parts of a pipeline. */
export interface PlannedPipeline {
  readonly wish: PipelineWish;
  readonly plan: PipelinePlan;
  /** Who starts it. */
  readonly userId: number;
}

/** Stores a pipeline with its jobs, and makes the first of them ready for a runner. */
export async function storePlan(
  forge: Forge,
  project: Row<'projects'>,
  planned: PlannedPipeline,
): Promise<Row<'pipelines'>> {
  const now = instant(forge.clock);
  return await forge.database.transaction((writes) => insertPlan(writes, project, planned, now));
}

/** The same within a transaction. */
export async function insertPlan(
  writes: Writes,
  project: Row<'projects'>,
  { wish, plan, userId }: PlannedPipeline,
  now: string,
): Promise<Row<'pipelines'>> {
  const row = newPipeline(project, wish, userId);
  const pipeline = await insertPipeline(writes, { ...row, name: plan.name ?? null, now });
  await insertVariables(writes, pipeline.id, wish.variables);
  await insertJobs(writes, pipeline, { plan, now });
  await advancePipeline(writes, pipeline.id, now);
  return await pipelineOf(writes, project, pipeline.id);
}

/** Stores a pipeline without jobs: one that was skipped, or whose configuration has errors. */
export async function storeWithoutJobs(
  forge: Forge,
  project: Row<'projects'>,
  { wish, userId, ...rest }: Omit<PlannedPipeline, 'plan'> & Pick<NewPipeline, 'status' | 'yaml_errors'>,
): Promise<Row<'pipelines'>> {
  const now = instant(forge.clock);
  return await forge.database.transaction((writes) =>
    insertPipeline(writes, { ...newPipeline(project, wish, userId), ...rest, now }),
  );
}

function newPipeline(project: Row<'projects'>, wish: PipelineWish, userId: number): NewPipeline {
  const { ref, tag, commit, before, source } = wish;
  return {
    project_id: project.id,
    name: null,
    status: 'created',
    source,
    ref,
    sha: commit.id,
    before_sha: before ?? noCommit,
    tag,
    yaml_errors: null,
    user_id: userId,
    parent_id: null,
  };
}

async function insertJobs(
  writes: Writes,
  pipeline: Row<'pipelines'>,
  { plan, now }: { readonly plan: PipelinePlan; readonly now: string },
): Promise<void> {
  for (const job of plan.stages.flatMap(({ jobs }) => jobs)) {
    const build = {
      name: job.name,
      stage: job.stage,
      stage_position: job.stageIndex,
      user_id: pipeline.user_id,
      allow_failure: job.allowFailure === true,
      manual: job.when === 'manual',
      configuration: storedJob(job),
    };
    await insertBuild(writes, pipeline, { build, now });
  }
}
