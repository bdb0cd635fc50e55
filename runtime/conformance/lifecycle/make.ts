import type { MakingStep } from '../case.ts';
import { jsonOf, type Received } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import { compareKept, idle, memberOf, type Life, type Made } from './life.ts';

/** Why nothing can be checked if the server responds to every name; its responses have to be those of the document. */
export async function meetStranger(life: Life): Promise<Outcome | undefined> {
  let status = 0;
  for (const name of life.trial.strangers) {
    const response = await life.ask(life.trial.read, name);
    if ('failed' in response) return response;
    ({ status } = response);
    if (status === 401) return idle('reads get the response 401');
    if (status >= 400) return undefined;
    const checked = await life.check(response, life.trial.read);
    if (checked.failed.length > 0) return checked;
  }
  return idle(`the server responds with ${status} to a name that does not exist`);
}

/** Creates the resource with the first request that the server accepts. */
export async function makeThing(life: Life): Promise<Made | Outcome> {
  let refused: Outcome | undefined;
  for (const create of life.trial.creates) {
    const response = await life.ask(create, '');
    if ('failed' in response) return response;
    if (response.status >= 300) {
      refused ??= idle(`nothing could be created: ${create.request.method} responds with ${response.status}`);
      continue;
    }
    const checked = await life.check(response, create);
    if (checked.failed.length > 0) return checked;
    if (response.status === 202) return idle('the server creates it later');
    const said = compareKept(create.echoed, jsonOf(response), 'was made, in the response');
    return said.failed.length > 0 ? said : nameMade(life, response, create);
  }
  return refused ?? idle('nothing could be created');
}

function nameMade(
  { trial, surroundings }: Life,
  response: Received,
  { kept, request }: MakingStep,
): Made | Outcome {
  const body = jsonOf(response);
  const location = response.headers.get('location');
  const found = (member: string | undefined, name: string, isGuess: boolean): Made => ({
    name,
    member,
    isGuess,
    location,
    kept,
  });
  const sure = memberOf(body, trial.names);
  if (sure !== undefined) return found(sure.member, sure.name, false);
  const path = location === null ? undefined : surroundings.target.targetOf(location, request);
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
