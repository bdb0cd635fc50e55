import { nextLink } from '../../client/link.ts';
import { isReceived, jsonOf } from '../received.ts';
import type { Outcome } from '../outcome.ts';
import { creationOf } from './unchanged-members.ts';
import {
  comparePersisted,
  memberOf,
  passed,
  wrongLifecycle,
  type LifecycleRun,
  type CreatedResource,
} from './lifecycle-run.ts';

/** The most pages of a list that are searched for the resource. */
const MOST_PAGES_OF_LIST = 12;
/** The number of items from which a list without links to further pages may be incomplete. */
const SMALLEST_PAGE = 10;

/** The resource in the list. The list may leave it out, unless the trial says otherwise. */
export async function listCreated(run: LifecycleRun, created: CreatedResource): Promise<Outcome> {
  const found = await findInList(run, created);
  run.listedAt = found.page;
  if (found.item !== undefined) {
    const persisted = comparePersisted(created.persisted, found.item, 'was created, in the list', 'all');
    return persisted.failed.length > 0
      ? persisted
      : comparePersisted(
          creationOf(run.firstRead),
          found.item,
          'was created, as it is read, and not in the list',
        );
  }
  return run.trial.listsAll && found.isWhole
    ? wrongLifecycle(`does not list ${created.name}, which was just created`)
    : passed;
}

/** The resource as the list has it; undefined if it was not found. */
export async function itemOf(run: LifecycleRun, created: CreatedResource): Promise<unknown> {
  return (await findInList(run, created)).item;
}

interface Found {
  readonly item: unknown;
  /** The page that contains it. */
  readonly page: string | undefined;
  /** Whether the list was read to its end. */
  readonly isWhole: boolean;
}

const nowhere: Found = { item: undefined, page: undefined, isWhole: false };

async function findInList(
  { trial, surroundings }: LifecycleRun,
  { name, member }: CreatedResource,
): Promise<Found> {
  const { list } = trial;
  if (list === undefined || member === undefined) return nowhere;
  const { target: server } = surroundings;
  let isWhole = true;
  let target: string | undefined = list.request.target;
  for (let page = 0; page < MOST_PAGES_OF_LIST && target !== undefined; page += 1) {
    const response = await server.send({ ...list.request, target });
    const items: unknown = isReceived(response) && response.status === 200 ? jsonOf(response) : undefined;
    if (!isReceived(response) || !Array.isArray(items)) return nowhere;
    const item: unknown = items.find((each) => memberOf(each, [member])?.name === name);
    if (item !== undefined) return { item, page: target, isWhole: false };
    isWhole = items.length < SMALLEST_PAGE || response.headers.has('link');
    isWhole &&= items.every((each) => memberOf(each, [member]) !== undefined);
    isWhole &&= !/\d/.test(response.headers.get('x-next-page') ?? '');
    const next = nextLink(response.headers.get('link'));
    target = next === undefined ? undefined : server.targetOf(next, { ...list.request, target });
  }
  return { ...nowhere, isWhole: isWhole && target === undefined };
}
