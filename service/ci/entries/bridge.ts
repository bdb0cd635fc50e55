import { defined } from '../defined.ts';
import type { BridgeJob } from '../job.ts';
import type { Entry } from './entry.ts';
import { readNeeds } from './needs.ts';
import { readTrigger } from './trigger.ts';

/** Reads the members of a job that name the pipeline which it starts or mirrors. */
export function readBridge(job: Entry): Pick<BridgeJob, 'trigger' | 'interruptible' | 'needs'> {
  const trigger = job.child('trigger');
  const given = job.child('needs');
  const needs = given === undefined ? undefined : readNeeds(given, ['job', 'bridge']);
  if (trigger === undefined && needs?.bridge === undefined) {
    job.fail('should contain either a trigger or a needs:pipeline');
  }
  return defined({
    trigger: trigger === undefined ? undefined : readTrigger(trigger),
    interruptible: job.boolean('interruptible'),
    needs,
  });
}
