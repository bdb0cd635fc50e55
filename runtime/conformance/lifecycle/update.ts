import type { WriteStep } from '../case.ts';
import { failedCheck, quoted } from '../failed-check.ts';
import { changedMembers } from '../changed-members.ts';
import type { Outcome } from '../outcome.ts';
import { jsonOf, type Received } from '../received.ts';
import { unchangedMembers } from './unchanged-members.ts';
import {
  comparePersisted,
  idle,
  passed,
  wrongLifecycle,
  type LifecycleRun,
  type CreatedResource,
} from './lifecycle-run.ts';
import { itemOf } from './list.ts';
import { otherResourcesOf, withChange } from './other-resources.ts';

/** Changes the resource by each request of the trial, until one fails or cannot be checked. */
export async function updateCreated(run: LifecycleRun, created: CreatedResource): Promise<Outcome> {
  for (const update of run.trial.updates) {
    const outcome = await updateBy(run, created, update);
    if (outcome !== passed) return outcome;
  }
  return passed;
}

/** Changes the resource. The response, a read and the list must have the change, and other resources must not. */
async function updateBy(run: LifecycleRun, created: CreatedResource, update: WriteStep): Promise<Outcome> {
  const { name } = created;
  const { read } = run.trial;
  const { persisted, echoed } = update;
  const before = await run.send(read, name);
  const others = await otherResourcesOf(run, created);
  const response = await run.send(update, name);
  if ('failed' in response) return response;
  const { method } = update.request;
  if (response.status >= 300)
    return idle(`nothing could be changed: ${method} responds with ${response.status}`);
  const checked = await run.check(response, update);
  if (checked.failed.length > 0 || response.status === 202) return checked;
  const inResponse = comparePersisted(echoed, jsonOf(response), `was changed by ${method}, in its response`);
  if (inResponse.failed.length > 0) return inResponse;
  const after = await run.send(read, name);
  if ('failed' in after) return after;
  if (after.status !== 200)
    return wrongLifecycle(`responds with ${after.status} for ${name}, which was just changed`);
  const now = comparePersisted(persisted, jsonOf(after), `was changed by ${method}`);
  if (now.failed.length > 0) return now;
  const rest = 'failed' in before ? passed : compareRest([before, after], created, update);
  if (rest.failed.length > 0) return rest;
  const other = withChange(persisted, others, await otherResourcesOf(run, created));
  if (other !== undefined) return wrongLifecycle(`gives ${other} what ${method} was sent for ${name}`);
  const item = run.listedAt === undefined ? undefined : await itemOf(run, created);
  if (item === undefined) return passed;
  const listed = comparePersisted(persisted, item, `was changed by ${method}, in the list`, 'all');
  return listed.failed.length > 0 ? listed : passed;
}

/** Checks the values that a change must preserve, and the ETag, which it must change. */
function compareRest(
  [before, after]: readonly [Received, Received],
  created: CreatedResource,
  update: WriteStep,
): Outcome {
  const { method } = update.request;
  if (hasStaleTag(before, after))
    return wrongLifecycle(`gives the ETag that ${created.name} had before it was changed`, '/ETag');
  const unchanged = unchangedMembers(jsonOf(before), { created, update });
  return {
    failed: changedMembers(unchanged, jsonOf(after)).map(({ pointer, sent, received }) => {
      const [old, now] = [sent, received].map((value) => quoted(JSON.stringify(value)));
      const message = `gives ${now} for ${pointer} after ${method}, and ${old} before it`;
      return failedCheck('state', message, pointer);
    }),
  };
}

/** Whether the bytes of a resource have changed, but not its strong ETag (RFC 9110, section 8.8.1). */
function hasStaleTag(before: Received, after: Received): boolean {
  const [old, now] = [before, after].map(({ headers }) => headers.get('etag'));
  if (old === undefined || old === null || old !== now || old.startsWith('W/')) return false;
  const [one, other] = [before.body, after.body];
  const isSame = one.length === other.length && one.every((byte, index) => byte === other[index]);
  return before.status === 200 && !isSame;
}
