import { quoted } from '../failed-check.ts';
import { isReceived, jsonOf } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import {
  comparePersisted,
  idle,
  memberOf,
  passed,
  wrongLifecycle,
  type LifecycleRun,
  type CreatedResource,
} from './lifecycle-run.ts';

/** Reads the resource by its name, and compares its name and values with those that were sent. */
export async function readCreated(
  run: LifecycleRun,
  { name, member, isGuess, persisted }: CreatedResource,
): Promise<Outcome> {
  const { read } = run.trial;
  const response = await run.send(read, name);
  if ('failed' in response) return response;
  if (response.status === 404 && isGuess)
    return idle('the response does not have the name of the new resource');
  if (response.status !== 200)
    return wrongLifecycle(`responds with ${response.status} for ${name}, which was just created`);
  const checked = await run.check(response, read);
  if (checked.failed.length > 0) return checked;
  const body = jsonOf(response);
  run.firstRead = body;
  const other = member === undefined ? undefined : memberOf(body, [member])?.name;
  if (other !== undefined && other !== name)
    return wrongLifecycle(`gives ${other} for ${name}, which was just created`);
  return comparePersisted(persisted, body, 'was created');
}

/** Reads the resource at `Location`, if this is on the same server (RFC 9110, section 10.2.2). */
export async function followLocation(
  run: LifecycleRun,
  { name, member, location }: CreatedResource,
): Promise<Outcome> {
  const { read, creates } = run.trial;
  const { target: server } = run.context;
  const from = creates[0]?.request ?? read.request;
  const target = location === null ? undefined : server.targetOf(location, from, read.request);
  if (target === undefined || target === read.request.target.replace('{}', encodeURIComponent(name)))
    return passed;
  const response = await server.send({ ...read.request, target });
  if (!isReceived(response)) return wrongLifecycle(`gives no response: ${response.reason}`);
  const other = member === undefined ? undefined : memberOf(jsonOf(response), [member])?.name;
  if (response.status === 200 && (other === undefined || other === name)) return passed;
  const message = `gives ${quoted(location ?? '')} as the place of ${name}, which is not there`;
  return wrongLifecycle(message, '/Location');
}
