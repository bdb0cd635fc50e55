import type { WriteStep } from '../case.ts';
import { jsonOf, type Received } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import {
  comparePersisted,
  idle,
  memberOf,
  type LifecycleRun,
  type CreatedResource,
} from './lifecycle-run.ts';

/** Checks responses for unused names. Returns an outcome if they are wrong, or if the server responds to every name. */
export async function checkUnusedNames(run: LifecycleRun): Promise<Outcome | undefined> {
  let status = 0;
  for (const name of run.trial.unusedNames) {
    const response = await run.send(run.trial.read, name);
    if ('failed' in response) return response;
    ({ status } = response);
    if (status === 401) return idle('reads get the response 401');
    if (status >= 400) return undefined;
    const checked = await run.check(response, run.trial.read);
    if (checked.failed.length > 0) return checked;
  }
  return idle(`the server responds with ${status} to a name that does not exist`);
}

/** Creates the resource with the first request that the server accepts. */
export async function createResource(run: LifecycleRun): Promise<CreatedResource | Outcome> {
  let refused: Outcome | undefined;
  for (const create of run.trial.creates) {
    const response = await run.send(create, '');
    if ('failed' in response) return response;
    if (response.status >= 300) {
      refused ??= idle(`nothing could be created: ${create.request.method} responds with ${response.status}`);
      continue;
    }
    const checked = await run.check(response, create);
    if (checked.failed.length > 0) return checked;
    if (response.status === 202) return idle('the server creates it later');
    const echoed = comparePersisted(create.echoed, jsonOf(response), 'was created, in the response');
    return echoed.failed.length > 0 ? echoed : findName(run, response, create);
  }
  return refused ?? idle('nothing could be created');
}

/** Finds the name of a created resource: in the response, in `Location`, or in a member that may be its name. */
function findName(
  { trial, context }: LifecycleRun,
  response: Received,
  { persisted, request }: WriteStep,
): CreatedResource | Outcome {
  const body = jsonOf(response);
  const location = response.headers.get('location');
  const found = (member: string | undefined, name: string, isGuess: boolean): CreatedResource => ({
    name,
    member,
    isGuess,
    location,
    persisted,
  });
  const own = memberOf(body, trial.names);
  if (own !== undefined) return found(own.member, own.name, false);
  const path = location === null ? undefined : context.target.targetOf(location, request);
  const list = pathOf(request.target);
  const last = path?.startsWith(`${list}/`) === true ? pathOf(path).slice(list.length + 1) : '';
  if (/^[^/]+$/.test(last)) return found(undefined, decoded(last), false);
  const guess = memberOf(body, trial.guesses);
  if (guess !== undefined) return found(guess.member, guess.name, true);
  return idle('the response does not have the name of the new resource');
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
