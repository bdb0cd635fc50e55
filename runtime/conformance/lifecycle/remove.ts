import type { Outcome } from '../outcome.ts';
import { idle, passed, wrongLifecycle, type Life, type Made } from './life.ts';
import { itemOf } from './list.ts';

/** Deletes the thing: it is neither read nor listed nor changed any more. */
export async function removeMade(life: Life, made: Made): Promise<Outcome> {
  const { name } = made;
  const { read, remove } = life.trial;
  if (remove === undefined) return passed;
  const response = await life.ask(remove, name);
  if ('failed' in response) return response;
  if (response.status >= 300)
    return idle(`nothing could be deleted: ${remove.request.method} responds with ${response.status}`);
  const checked = await life.check(response, remove);
  // Some services delete later, and say so.
  if (checked.failed.length > 0 || response.status === 202) return checked;
  const gone = await life.ask(read, name);
  if ('failed' in gone) return gone;
  if (gone.status !== 404 && gone.status !== 410)
    return wrongLifecycle(`responds with ${gone.status} for ${name}, which was just deleted`);
  const head = await life.ask({ ...read, request: { ...read.request, method: 'HEAD' } }, name);
  if (!('failed' in head) && head.status < 300)
    return wrongLifecycle(`responds with ${head.status} to HEAD for ${name}, which was just deleted`);
  if (life.wasListed && (await itemOf(life, made)) !== undefined)
    return wrongLifecycle(`lists ${name}, which was just deleted`);
  return changeDeleted(life, name);
}

/** What is deleted cannot be changed, unless the document says that the change makes it (RFC 9110, section 9.3.4). */
async function changeDeleted(life: Life, name: string): Promise<Outcome> {
  const { update, remove } = life.trial;
  if (update === undefined) return passed;
  const responses = await life.surroundings.responsesOf(update.operation);
  if (Object.hasOwn(responses, '201') || !Object.hasOwn(responses, '404')) return passed;
  const response = await life.ask(update, name);
  if ('failed' in response || response.status >= 300) return 'failed' in response ? response : passed;
  if (remove !== undefined) await life.ask(remove, name);
  const { method } = update.request;
  return wrongLifecycle(`responds with ${response.status} to ${method} for ${name}, which was just deleted`);
}
