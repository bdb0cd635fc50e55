import type { LifecycleTrial } from './case.ts';
import { Life, passed } from './lifecycle/life.ts';
import { followLocation, readMade } from './lifecycle/read.ts';
import { listMade } from './lifecycle/list.ts';
import { makeThing, meetStranger } from './lifecycle/make.ts';
import { removeMade } from './lifecycle/remove.ts';
import { updateMade } from './lifecycle/update.ts';
import type { Outcome, Surroundings } from './outcome.ts';

/**
 * Creates a resource, reads it by its name and by `Location`, finds it in the list, changes it, deletes it and checks
 * that it is gone. The values that are read must be those that were sent. If the server responds to names that it never
 * used, it stores nothing, and the case is skipped.
 */
export async function runLifecycle(trial: LifecycleTrial, surroundings: Surroundings): Promise<Outcome> {
  const life = new Life(trial, surroundings);
  const unknown = await meetStranger(life);
  if (unknown !== undefined) return unknown;
  const made = await makeThing(life);
  if ('failed' in made) return made;
  const seen: Outcome[] = [];
  for (const look of [readMade, followLocation, listMade, updateMade]) {
    seen.push(await look(life, made));
    if (seen.some(({ failed }) => failed.length > 0)) break;
  }
  // The resource is deleted, whatever the result of the reads.
  seen.push(await removeMade(life, made));
  return (
    seen.find(({ failed }) => failed.length > 0) ??
    seen.find(({ notExercised }) => notExercised !== undefined) ??
    passed
  );
}
