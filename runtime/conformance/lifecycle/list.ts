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

/** Maximum number of pages that are searched for the resource. */
const MOST_PAGES_OF_LIST = 12;
/** A list without links and with at least this number of items may be incomplete. */
const SMALLEST_PAGE = 10;

/** Checks the resource in the list, which may leave it out unless `listsAll` is set. */
export async function listCreated(run: LifecycleRun, created: CreatedResource): Promise<Outcome> {
  const found = await findInList(run, created);
  run.listedAt = found.page;
  if (found.item === undefined)
    return run.trial.listsAll && found.isWhole
      ? wrongLifecycle(`does not list ${created.name}, which was just created`)
      : passed;
  const persisted = comparePersisted(created.persisted, found.item, 'was created, in the list', 'all');
  if (persisted.failed.length > 0) return persisted;
  const creation = creationOf(run.firstRead);
  return comparePersisted(creation, found.item, 'was created, as it is read, and not in the list');
}

/** The item of the resource in the list; undefined if it was not found. */
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

const notFound: Found = { item: undefined, page: undefined, isWhole: false };

async function findInList(
  { trial, context }: LifecycleRun,
  { name, member }: CreatedResource,
): Promise<Found> {
  const { list } = trial;
  if (list === undefined || member === undefined) return notFound;
  const { target: server } = context;
  let isWhole = true;
  let target: string | undefined = list.request.target;
  for (let page = 0; page < MOST_PAGES_OF_LIST && target !== undefined; page += 1) {
    const response = await server.send({ ...list.request, target });
    const items: unknown = isReceived(response) && response.status === 200 ? jsonOf(response) : undefined;
    if (!isReceived(response) || !Array.isArray(items)) return notFound;
    const item: unknown = items.find((each) => memberOf(each, [member])?.name === name);
    if (item !== undefined) return { item, page: target, isWhole: false };
    isWhole = items.length < SMALLEST_PAGE || response.headers.has('link');
    isWhole &&= items.every((each) => memberOf(each, [member]) !== undefined);
    isWhole &&= !/\d/.test(response.headers.get('x-next-page') ?? '');
    const next = nextLink(response.headers.get('link'));
    target = next === undefined ? undefined : server.targetOf(next, { ...list.request, target });
  }
  return { ...notFound, isWhole: isWhole && target === undefined };
}
