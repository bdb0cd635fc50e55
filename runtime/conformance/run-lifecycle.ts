import type { LifecycleTrial } from './case.ts';
import { LifecycleRun, passed } from './lifecycle/lifecycle-run.ts';
import { followLocation, readCreated } from './lifecycle/read.ts';
import { listCreated } from './lifecycle/list.ts';
import { createResource, checkUnusedNames } from './lifecycle/create.ts';
import { removeCreated } from './lifecycle/remove.ts';
import { updateCreated } from './lifecycle/update.ts';
import type { Outcome, Surroundings } from './outcome.ts';

/**
 * Creates a resource, reads it by its name and by `Location`, finds it in the list, changes it, deletes it and checks
 * that it is gone. The values that are read must be those that were sent. If the server responds to names that it never
 * used, it stores nothing, and the case is skipped.
 */
export async function runLifecycle(trial: LifecycleTrial, surroundings: Surroundings): Promise<Outcome> {
  const run = new LifecycleRun(trial, surroundings);
  const unknown = await checkUnusedNames(run);
  if (unknown !== undefined) return unknown;
  const created = await createResource(run);
  if ('failed' in created) return created;
  const seen: Outcome[] = [];
  for (const look of [readCreated, followLocation, listCreated, updateCreated]) {
    seen.push(await look(run, created));
    if (seen.some(({ failed }) => failed.length > 0)) break;
  }
  // The resource is deleted, whatever the result of the reads.
  seen.push(await removeCreated(run, created));
  return (
    seen.find(({ failed }) => failed.length > 0) ??
    seen.find(({ notExercised }) => notExercised !== undefined) ??
    passed
  );
}
