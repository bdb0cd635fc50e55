import { Refusal } from '../../generated/server/index.js';
import type { Seeded, SeedPipeline, SeedProject } from '../../generated/control/types/index.js';
import type { WriteBlob } from '../blobs/blob-store.ts';
import type { Writes } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { endBuild, writeLeft, type Finished } from '../families/pipelines/finish.ts';
import { buildsOf } from '../families/pipelines/queries.ts';
import { refNamed } from '../families/pipelines/ref.ts';
import { decide, insertPlan } from '../families/pipelines/start.ts';
import type { PipelineWish } from '../families/pipelines/wish.ts';
import { repositoryOf } from '../families/projects/repository.ts';
import type { Forge } from '../forge.ts';
import { finishedJob } from './finished-job.ts';
import { SeedRefusal } from './seed-refusal.ts';
import { userNamed } from './seed-user.ts';

/** Where a seed is stored: its rows, and the content that they refer to. */
interface Storing {
  readonly writes: Writes;
  readonly write: WriteBlob;
}

/** Starts the pipelines of a seeded project, and ends the jobs whose result is in the seed. */
export async function addPipelines(
  forge: Forge,
  storing: Storing,
  project: Row<'projects'>,
  { full_path, pipelines = [] }: SeedProject,
): Promise<Seeded['pipelines']> {
  const added = [];
  for (const [index, seed] of pipelines.entries()) {
    try {
      added.push(await addPipeline(forge, storing, project, seed));
    } catch (error) {
      if (!(error instanceof SeedRefusal || error instanceof Refusal)) throw error;
      throw new SeedRefusal(`Pipeline ${index + 1} of ${full_path}: ${error.message}`, { cause: error });
    }
  }
  return added;
}

async function addPipeline(
  forge: Forge,
  storing: Storing,
  project: Row<'projects'>,
  seed: SeedPipeline,
): Promise<Seeded['pipelines'][number]> {
  const { writes } = storing;
  const wish = await wishOf(forge, project, seed);
  const decision = await decide(forge, project, wish, writes);
  if (decision.kind === 'missing') throw new SeedRefusal('There is no CI configuration.');
  if (decision.kind !== 'plan') throw new SeedRefusal(decision.errors.join(' '));
  const { id: userId } = await userNamed(writes, seed.user);
  const planned = { wish, plan: decision.plan, userId };
  const { id } = await insertPlan(writes, project, planned, forge.clock.now().toISOString());
  await endJobs(forge, storing, id, seed.jobs ?? {});
  const jobs = (await buildsOf(writes, id)).map((build) => ({
    id: build.id,
    name: build.name,
    status: build.status,
  }));
  return { id, full_path: project.full_path, ref: wish.ref, jobs };
}

async function wishOf(
  forge: Forge,
  project: Row<'projects'>,
  { ref: asked, variables = {} }: SeedPipeline,
): Promise<PipelineWish> {
  const repository = await repositoryOf(forge, project);
  const name = asked ?? (await repository.defaultBranch());
  const ref = await refNamed(repository, name);
  if (ref === undefined) throw new SeedRefusal(`There is no branch or tag ${name}.`);
  return {
    ref: name,
    tag: ref.tag,
    commit: await repository.commit(ref.sha),
    before: null,
    source: 'api',
    variables: Object.entries(variables).map(([key, value]) => ({ key, kind: 'env_var', value })),
  };
}

/** Ends jobs in the order in which they become ready, which may differ from that of the seed. */
async function endJobs(
  { blobs, clock }: Forge,
  { writes, write }: Storing,
  pipelineId: number,
  ends: NonNullable<SeedPipeline['jobs']>,
): Promise<void> {
  const waiting = new Map(Object.entries(ends));
  while (waiting.size > 0) {
    const builds = await buildsOf(writes, pipelineId);
    const build = builds.find(({ name, status }) => waiting.has(name) && turns.has(status));
    const end = waiting.get(build?.name ?? '');
    if (build === undefined || end === undefined) throw neverTheirTurn(builds, [...waiting.keys()]);
    waiting.delete(build.name);
    const finished: Finished = finishedJob(build.id, end);
    const now = clock.now();
    const left = await writeLeft({ blobs, now, write }, build, finished);
    await endBuild(writes, finished, { left, now });
  }
}

/** States in which a job can end. */
const turns: ReadonlySet<string> = new Set(['pending', 'running', 'manual', 'scheduled']);

function neverTheirTurn(builds: readonly Row<'builds'>[], names: readonly string[]): SeedRefusal {
  const reasons = names.map((name) => {
    const build = builds.find((each) => each.name === name);
    return build === undefined
      ? `There is no job ${name}.`
      : `The job ${name} is ${build.status} and cannot end.`;
  });
  return new SeedRefusal(reasons.join(' '));
}
