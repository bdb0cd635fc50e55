import type { LifecycleTrial } from './case.ts';
import { Life, passed } from './lifecycle/life.ts';
import { followLocation, readMade } from './lifecycle/read.ts';
import { listMade } from './lifecycle/list.ts';
import { makeThing, meetStranger } from './lifecycle/make.ts';
import { removeMade } from './lifecycle/remove.ts';
import { updateMade } from './lifecycle/update.ts';
import type { Outcome, Surroundings } from './outcome.ts';

/**
 * Makes a thing, reads it where its name and `Location` lead, finds it in the list, changes it, deletes it and looks
 * whether it is gone. What was sent has to be what is read. A server that gives something for names that it never gave
 * keeps nothing, and says nothing here.
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
  // What was made is taken away whatever came of reading it.
  seen.push(await removeMade(life, made));
  return (
    seen.find(({ failed }) => failed.length > 0) ??
    seen.find(({ notExercised }) => notExercised !== undefined) ??
    passed
  );
}
