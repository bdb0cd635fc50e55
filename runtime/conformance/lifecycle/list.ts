import { nextLink } from '../../client/link.ts';
import { isReceived, jsonOf } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import { compareKept, memberOf, passed, type Life, type Made } from './life.ts';

/** Pages of a list that are looked through for what was made. */
const MOST_PAGES_OF_LIST = 12;

/** What the list says of the thing. It may leave things out: then it says nothing. */
export async function listMade(life: Life, made: Made): Promise<Outcome> {
  const item = await itemOf(life, made);
  life.wasListed = item !== undefined;
  return item === undefined ? passed : compareKept(made.kept, item, 'was made, in the list');
}

/** The thing as the list has it. */
export async function itemOf({ trial, surroundings }: Life, { name, member }: Made): Promise<unknown> {
  const { list } = trial;
  if (list === undefined || member === undefined) return undefined;
  const { target: server } = surroundings;
  let target: string | undefined = list.request.target;
  for (let page = 0; page < MOST_PAGES_OF_LIST && target !== undefined; page += 1) {
    const response = await server.send({ ...list.request, target });
    const items: unknown = isReceived(response) && response.status === 200 ? jsonOf(response) : undefined;
    if (!isReceived(response) || !Array.isArray(items)) return undefined;
    const item: unknown = items.find((each) => memberOf(each, [member])?.name === name);
    if (item !== undefined) return item;
    const next = nextLink(response.headers.get('link'));
    target = next === undefined ? undefined : server.targetOf(next, { ...list.request, target });
  }
  return undefined;
}
