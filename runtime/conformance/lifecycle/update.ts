import type { MakingStep } from '../case.ts';
import { failedCheck, quoted } from '../failed-check.ts';
import { changedMembers } from '../kept.ts';
import type { Outcome } from '../outcome.ts';
import { jsonOf, type Received } from '../received.ts';
import { lastingMembers } from './lasting.ts';
import { compareKept, idle, passed, wrongLifecycle, type Life, type Made } from './life.ts';
import { itemOf } from './list.ts';
import { neighboursOf, withChange } from './neighbours.ts';

/** Changes the resource with each request of the trial, until one fails or cannot be checked. */
export async function updateMade(life: Life, made: Made): Promise<Outcome> {
  for (const update of life.trial.updates) {
    const outcome = await updateBy(life, made, update);
    if (outcome !== passed) return outcome;
  }
  return passed;
}

/** Changes the resource: the response, a read and the list must have the change, and no other resource may have it. */
async function updateBy(life: Life, made: Made, update: MakingStep): Promise<Outcome> {
  const { name } = made;
  const { read } = life.trial;
  const { kept, echoed } = update;
  const before = await life.ask(read, name);
  const neighbours = await neighboursOf(life, made);
  const response = await life.ask(update, name);
  if ('failed' in response) return response;
  const { method } = update.request;
  if (response.status >= 300)
    return idle(`nothing could be changed: ${method} responds with ${response.status}`);
  const checked = await life.check(response, update);
  if (checked.failed.length > 0 || response.status === 202) return checked;
  const said = compareKept(echoed, jsonOf(response), `was changed by ${method}, in its response`);
  if (said.failed.length > 0) return said;
  const after = await life.ask(read, name);
  if ('failed' in after) return after;
  if (after.status !== 200)
    return wrongLifecycle(`responds with ${after.status} for ${name}, which was just changed`);
  const now = compareKept(kept, jsonOf(after), `was changed by ${method}`);
  if (now.failed.length > 0) return now;
  const rest = 'failed' in before ? passed : compareRest([before, after], made, update);
  if (rest.failed.length > 0) return rest;
  const other = withChange(kept, neighbours, await neighboursOf(life, made));
  if (other !== undefined) return wrongLifecycle(`gives ${other} what ${method} was sent for ${name}`);
  const item = life.listedAt === undefined ? undefined : await itemOf(life, made);
  if (item === undefined) return passed;
  const listed = compareKept(kept, item, `was changed by ${method}, in the list`, 'all');
  return listed.failed.length > 0 ? listed : passed;
}

/** The values that a change must keep, and the ETag, which it must change. */
function compareRest(
  [before, after]: readonly [Received, Received],
  made: Made,
  update: MakingStep,
): Outcome {
  const { method } = update.request;
  if (hasStaleTag(before, after))
    return wrongLifecycle(`gives the ETag that ${made.name} had before it was changed`, '/ETag');
  const lasting = lastingMembers(jsonOf(before), { made, update });
  return {
    failed: changedMembers(lasting, jsonOf(after)).map(({ pointer, sent, received }) => {
      const [old, now] = [sent, received].map((value) => quoted(JSON.stringify(value)));
      return failedCheck(
        'state',
        `gives ${now} for ${pointer} after ${method}, and ${old} before it`,
        pointer,
      );
    }),
  };
}

/** Whether a resource whose bytes differ has the same strong ETag as before (RFC 9110, section 8.8.1). */
function hasStaleTag(before: Received, after: Received): boolean {
  const [old, now] = [before, after].map(({ headers }) => headers.get('etag'));
  if (old === undefined || old === null || old !== now || old.startsWith('W/')) return false;
  const [one, other] = [before.body, after.body];
  const isSame = one.length === other.length && one.every((byte, index) => byte === other[index]);
  return before.status === 200 && !isSame;
}
