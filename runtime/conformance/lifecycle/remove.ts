import { statusKeys } from '../../contract/keys.ts';
import type { Outcome } from '../outcome.ts';
import type { Received } from '../received.ts';
import { idle, passed, wrongLifecycle, type LifecycleRun, type CreatedResource } from './lifecycle-run.ts';
import { itemOf } from './list.ts';
import { otherResourcesOf, type OtherResources } from './other-resources.ts';

/** Deletes the resource, which then can neither be read, listed nor changed. */
export async function removeCreated(run: LifecycleRun, created: CreatedResource): Promise<Outcome> {
  const { name } = created;
  const { read, remove } = run.trial;
  if (remove === undefined) return passed;
  const others = await otherResourcesOf(run, created);
  const response = await run.send(remove, name);
  if ('failed' in response) return response;
  if (response.status >= 300)
    return idle(`nothing could be deleted: ${remove.request.method} responds with ${response.status}`);
  const checked = await run.check(response, remove);
  // 202: the service deletes it later.
  if (checked.failed.length > 0 || response.status === 202) return checked;
  const deleted = await run.send(read, name);
  if ('failed' in deleted) return deleted;
  if (!isMissing(deleted))
    return wrongLifecycle(`responds with ${deleted.status} for ${name}, which was just deleted`);
  const refusal = await checkDescribed(run, deleted);
  if (refusal.failed.length > 0) return refusal;
  const head = await run.send({ ...read, request: { ...read.request, method: 'HEAD' } }, name);
  if (!('failed' in head) && head.status < 300)
    return wrongLifecycle(`responds with ${head.status} to HEAD for ${name}, which was just deleted`);
  if (run.listedAt !== undefined && (await itemOf(run, created)) !== undefined)
    return wrongLifecycle(`lists ${name}, which was just deleted`);
  const other = await otherDeleted(run, created, others);
  if (other !== undefined) return wrongLifecycle(`has ${other} no more since ${name} was deleted`);
  const again = await removeDeleted(run, name);
  return again.failed.length > 0 ? again : changeDeleted(run, name);
}

/** The name of another resource that can no longer be listed and read. */
async function otherDeleted(
  run: LifecycleRun,
  created: CreatedResource,
  before: OtherResources,
): Promise<string | undefined> {
  if (before.size === 0) return undefined;
  const after = await otherResourcesOf(run, created);
  const missing = [...before.keys()].find((name) => !after.has(name));
  const response = missing === undefined ? undefined : await run.send(run.trial.read, missing);
  return response !== undefined && 'status' in response && isMissing(response) ? missing : undefined;
}

/** Checks a response, if its status is documented. */
async function checkDescribed(run: LifecycleRun, response: Received): Promise<Outcome> {
  const { read } = run.trial;
  const responses = await run.context.responsesOf(read.operation);
  const isDescribed = statusKeys(response.status).some((key) => Object.hasOwn(responses, key));
  return isDescribed ? run.check(response, read) : passed;
}

function isMissing({ status }: Received): boolean {
  return status === 404 || status === 410;
}

/** Deletes a deleted resource, which must fail if `deletesOnce` is set. */
async function removeDeleted(run: LifecycleRun, name: string): Promise<Outcome> {
  const { remove, deletesOnce } = run.trial;
  if (remove === undefined || !deletesOnce) return passed;
  const response = await run.send(remove, name);
  if ('failed' in response) return response;
  return response.status < 300
    ? wrongLifecycle(`responds with ${response.status} to a second DELETE for ${name}`)
    : passed;
}

/** Changes a deleted resource, which must fail unless a change may create it (RFC 9110, section 9.3.4). */
async function changeDeleted(run: LifecycleRun, name: string): Promise<Outcome> {
  const {
    updates: [update],
    remove,
  } = run.trial;
  if (update === undefined) return passed;
  const responses = await run.context.responsesOf(update.operation);
  if (Object.hasOwn(responses, '201') || !Object.hasOwn(responses, '404')) return passed;
  const response = await run.send(update, name);
  if ('failed' in response || response.status >= 300) return 'failed' in response ? response : passed;
  if (remove !== undefined) await run.send(remove, name);
  const { method } = update.request;
  return wrongLifecycle(`responds with ${response.status} to ${method} for ${name}, which was just deleted`);
}
