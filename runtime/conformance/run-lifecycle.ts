import type { LifecycleTrial } from './case.ts';
import { LifecycleRun, passed } from './lifecycle/lifecycle-run.ts';
import { followLocation, readCreated } from './lifecycle/read.ts';
import { listCreated } from './lifecycle/list.ts';
import { createResource, checkUnusedNames } from './lifecycle/create.ts';
import { removeCreated } from './lifecycle/remove.ts';
import { updateCreated } from './lifecycle/update.ts';
import type { Outcome, RunContext } from './outcome.ts';

/**
 * Creates a resource, reads it by its name and by `Location`, finds it in the list, changes it and deletes it. Reads must
 * return the values that were sent. The case is idle if the server responds to unused names, as it then stores nothing.
 */
export async function runLifecycle(trial: LifecycleTrial, context: RunContext): Promise<Outcome> {
  const run = new LifecycleRun(trial, context);
  const unused = await checkUnusedNames(run);
  if (unused !== undefined) return unused;
  const created = await createResource(run);
  if ('failed' in created) return created;
  const outcomes: Outcome[] = [];
  for (const check of [readCreated, followLocation, listCreated, updateCreated]) {
    outcomes.push(await check(run, created));
    if (outcomes.some(({ failed }) => failed.length > 0)) break;
  }
  // The resource is deleted even after a failure.
  outcomes.push(await removeCreated(run, created));
  return (
    outcomes.find(({ failed }) => failed.length > 0) ??
    outcomes.find(({ notExercised }) => notExercised !== undefined) ??
    passed
  );
}
