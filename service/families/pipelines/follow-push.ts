import { partAudience } from '../../access/parts.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import type { RefChange } from '../../git/objects/types.ts';
import { repositoryOf } from '../projects/repository.ts';
import type { Push } from '../projects/references.ts';
import { hasStarted } from './queries.ts';
import { decide, storePlan, storeWithoutJobs } from './start.ts';
import type { PipelineWish } from './wish.ts';

/** A push with more changed branches and tags than this starts no pipelines. */
const maximalChanges = 4;

/** Starts the pipelines of a push: one for each branch and tag that was created or moved. */
export async function startPushed(forge: Forge, { project, caller, changes, since }: Push): Promise<void> {
  if (caller === undefined || partAudience(project, 'jobs') === 'nobody' || changes.length > maximalChanges)
    return;
  for (const change of changes) {
    const wish = await wishOf(forge, project, change);
    if (since !== undefined && wish !== undefined && (await hasStarted(forge.database, project, wish, since)))
      continue;
    if (wish !== undefined) await startOne(forge, project, { wish, userId: caller.user.id });
  }
}

async function wishOf(
  forge: Forge,
  project: Row<'projects'>,
  { ref, before, after }: RefChange,
): Promise<PipelineWish | undefined> {
  const { kind, name } = /^refs\/(?<kind>heads|tags)\/(?<name>.+)$/s.exec(ref)?.groups ?? {};
  if (kind === undefined || name === undefined || after === null) return undefined;
  const repository = await repositoryOf(forge, project);
  // A tag may refer to something other than a commit.
  const sha = await repository.find(after);
  if (sha === undefined) return undefined;
  const commit = await repository.commit(sha);
  return { ref: name, tag: kind === 'tags', commit, before, source: 'push', variables: [] };
}

/** A push succeeds with any configuration: errors of the configuration are in a failed pipeline. */
async function startOne(
  forge: Forge,
  project: Row<'projects'>,
  { wish, userId }: { readonly wish: PipelineWish; readonly userId: number },
): Promise<void> {
  const decision = await decide(forge, project, wish);
  if (decision.kind === 'missing' || decision.kind === 'filtered') return;
  if (decision.kind === 'faulty') {
    const faults = decision.errors.join('\n');
    await storeWithoutJobs(forge, project, { wish, userId, status: 'failed', yaml_errors: faults });
  } else if (/\[(?:ci[ _-]skip|skip[ _-]ci)\]/i.test(wish.commit.message)) {
    await storeWithoutJobs(forge, project, { wish, userId, status: 'skipped', yaml_errors: null });
  } else {
    await storePlan(forge, project, { wish, userId, plan: decision.plan });
  }
}
