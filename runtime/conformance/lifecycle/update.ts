import { jsonOf, type Received } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import { compareKept, idle, passed, wrongLifecycle, type Life, type Made } from './life.ts';
import { itemOf } from './list.ts';

/** Changes the thing: reading and the list have the change, under another ETag. */
export async function updateMade(life: Life, made: Made): Promise<Outcome> {
  const { name } = made;
  const { update, read } = life.trial;
  if (update === undefined) return passed;
  const before = await life.ask(read, name);
  const response = await life.ask(update, name);
  if ('failed' in response) return response;
  const { method } = update.request;
  if (response.status >= 300)
    return idle(`nothing could be changed: ${method} responds with ${response.status}`);
  const checked = await life.check(response, update);
  if (checked.failed.length > 0 || response.status === 202) return checked;
  const after = await life.ask(read, name);
  if ('failed' in after) return after;
  if (after.status !== 200)
    return wrongLifecycle(`responds with ${after.status} for ${name}, which was just changed`);
  const kept = compareKept(update.kept, jsonOf(after), `was changed by ${method}`);
  if (kept.failed.length > 0) return kept;
  if (!('failed' in before) && hasStaleTag(before, after))
    return wrongLifecycle(`gives the ETag that ${name} had before it was changed`, '/ETag');
  const item = life.wasListed ? await itemOf(life, made) : undefined;
  return item === undefined
    ? passed
    : compareKept(update.kept, item, `was changed by ${method}, in the list`);
}

/** Whether what differs in its bytes has the same strong ETag as before (RFC 9110, section 8.8.1). */
function hasStaleTag(before: Received, after: Received): boolean {
  const [old, now] = [before, after].map(({ headers }) => headers.get('etag'));
  if (old === undefined || old === null || old !== now || old.startsWith('W/')) return false;
  const [one, other] = [before.body, after.body];
  const isSame = one.length === other.length && one.every((byte, index) => byte === other[index]);
  return before.status === 200 && !isSame;
}
