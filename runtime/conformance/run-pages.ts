import { nextLink } from '../client/link.ts';
import { isReceived, jsonOf } from './received.ts';
import type { PagesTrial } from './case.ts';
import { checkResponse } from './check-response.ts';
import type { ResponseContracts } from './contract.ts';
import { failedCheck } from './failed-check.ts';
import { checkPage, checkWhole, repetition, type Page } from './page.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

/** After so many pages, the page size is raised; if it cannot be raised, the list is not read further. */
const MOST_PAGES = 12;

interface Given {
  readonly trial: PagesTrial;
  readonly responses: ResponseContracts;
  readonly target: Target;
}

/**
 * Reads a list to its end by the URLs in `Link`, and compares the pages: none may repeat another, and the numbers in
 * the headers must be right. A list may change in the meantime, so after an error it is read again.
 */
export async function runPages(
  trial: PagesTrial,
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<Outcome> {
  const given: Given = { trial, responses, target };
  const first = await walkToEnd(given);
  const walked = first.failed.length === 0 ? first : await walkToEnd(given);
  if (walked.failed.length > 0) return walked;
  const usual = await checkUsual(given);
  return { ...walked, failed: usual.length > 0 ? usual : await checkFilters(given) };
}

/** If the request sets no page size, the page must have the documented one. */
async function checkUsual(given: Given): Promise<Outcome['failed']> {
  const { usual } = given.trial.size ?? {};
  if (usual === undefined) return [];
  const { target } = given.trial.request;
  const page = await getPage(given, { target, size: undefined, number: 1 });
  if ('failed' in page) return page.failed;
  const { length } = page.items;
  const { headers } = page.response;
  const hasNext =
    nextLink(headers.get('link')) !== undefined || /^\d+$/.test(headers.get('x-next-page') ?? '');
  const total = headers.get('x-total') ?? '';
  const isShort = length < usual && (hasNext || (/^\d+$/.test(total) && Number(total) > length));
  return length > usual || isShort
    ? [failedCheck('pages', `sends ${length} items on a page of the default size; expected ${usual}`)]
    : [];
}

/** If the URL of the next page has a page number, it must still have the filters of the request. */
async function checkFilters(given: Given): Promise<Outcome['failed']> {
  const { trial, target } = given;
  const first = firstTarget(trial, trial.size?.values[0]);
  const page = await getPage(given, { target: first, size: undefined, number: 1 });
  const item: unknown = 'failed' in page ? undefined : page.items[0];
  if (typeof item !== 'object' || item === null) return [];
  const name = trial.filters.find((each) => Object.hasOwn(item, each) && isScalar(Reflect.get(item, each)));
  if (name === undefined) return [];
  const chosen = String(Reflect.get(item, name));
  const asked = withQuery(first, name, chosen);
  const response = await target.send({ ...trial.request, target: asked });
  const next =
    isReceived(response) && response.status === 200 ? nextLink(response.headers.get('link')) : undefined;
  const address = next === undefined ? undefined : target.targetOf(next, { ...trial.request, target: asked });
  const query = new URLSearchParams(address?.split('?', 2)[1] ?? '');
  if (address === undefined || !query.has('page') || query.get(name) === chosen) return [];
  return [failedCheck('pages', `leads from a list with ${name}=${chosen} to a page without it`, '/Link')];
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

async function walkToEnd(given: Given): Promise<Outcome> {
  for (const size of given.trial.size?.values ?? [undefined]) {
    const outcome = await walk(given, size);
    if (outcome !== undefined) return outcome;
  }
  return { failed: [], notExercised: `the list has more than ${MOST_PAGES} pages` };
}

/** Reads the whole list. Undefined if its end was not reached. */
async function walk(given: Given, size: number | undefined): Promise<Outcome | undefined> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined = firstTarget(given.trial, size); next !== undefined;) {
    if (pages.length === MOST_PAGES) return undefined;
    if (seen.has(next)) return wrongPages(`leads from page ${pages.length} back to ${next}`, '/Link');
    seen.add(next);
    const page = await getPage(given, { target: next, size, number: pages.length + 1 });
    if ('failed' in page) return page;
    const repeated = repetition(page, pages);
    if (repeated !== undefined) return wrongPages(`gives ${repeated} once more on page ${page.number}`);
    pages.push(page);
    const failed = checkPage(page, pages[0] ?? page);
    if (failed.length > 0) return { failed };
    const address = nextLink(page.response.headers.get('link'));
    next =
      address === undefined
        ? nextByNumber(page)
        : given.target.targetOf(address, { ...given.trial.request, target: page.target });
    if (address !== undefined && next === undefined)
      return wrongPages(`leads from page ${page.number} out of the API`, '/Link');
  }
  return { failed: checkWhole(pages, given.trial.mode) };
}

/** A page, or why there is none. */
async function getPage(
  { trial, responses, target }: Given,
  asked: Pick<Page, 'target' | 'size' | 'number'>,
): Promise<Page | Outcome> {
  const { number } = asked;
  const response = await target.send({ ...trial.request, target: asked.target });
  if (!isReceived(response)) return wrongPages(`gives no response for page ${number}: ${response.reason}`);
  if (response.status !== 200)
    return number === 1
      ? { failed: [], notExercised: `the list responds with ${response.status}` }
      : wrongPages(`responds with ${response.status} for page ${number}, ${asked.target}`);
  const failed = checkResponse(response, responses, 'GET');
  if (failed.length > 0) return { failed };
  const items = jsonOf(response);
  return Array.isArray(items)
    ? { ...asked, response, items }
    : { failed: [], notExercised: 'the body is not a list' };
}

function firstTarget({ request, size }: PagesTrial, value: number | undefined): string {
  if (size === undefined || value === undefined) return request.target;
  return withQuery(request.target, size.parameter, String(value));
}

function withQuery(target: string, name: string, value: string): string {
  const parameter = new URLSearchParams([[name, value]]).toString();
  return `${target}${target.includes('?') ? '&' : '?'}${parameter}`;
}

/** The next page of lists that number their pages and have no links. */
function nextByNumber({ target, response }: Page): string | undefined {
  const next = response.headers.get('x-next-page');
  if (next === null || !/^\d+$/.test(next) || response.headers.has('link')) return undefined;
  const [path = '', query = ''] = target.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', next);
  return `${path}?${parameters.toString()}`;
}

function wrongPages(message: string, pointer = ''): Outcome {
  return { failed: [failedCheck('pages', message, pointer)] };
}
