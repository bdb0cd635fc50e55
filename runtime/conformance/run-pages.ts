import { nextLink } from '../client/link.ts';
import { isReceived, jsonOf } from './received.ts';
import type { PagesTrial } from './case.ts';
import { checkResponse } from './check-response.ts';
import type { ResponseContracts } from './contract.ts';
import { failedCheck } from './failed-check.ts';
import { checkPage, checkWhole, repetition, type Page } from './page.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

/** Maximum number of pages of one size. */
const MOST_PAGES = 12;

interface Given {
  readonly trial: PagesTrial;
  readonly responses: ResponseContracts;
  readonly target: Target;
}

/**
 * Reads a list to its end by the URLs in `Link`, and compares its pages and the numbers in their headers. A list may change
 * in the meantime, so that it is read again after an error.
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

/** Checks that a page has the documented size if the request does not set it. */
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

/** Checks that the URL of the next page has the filters of the request, if it has a page number. */
async function checkFilters(given: Given): Promise<Outcome['failed']> {
  const { trial, target } = given;
  const first = firstTarget(trial, trial.size?.values[0]);
  const page = await getPage(given, { target: first, size: undefined, number: 1 });
  const item: unknown = 'failed' in page ? undefined : page.items[0];
  if (typeof item !== 'object' || item === null) return [];
  const name = trial.filters.find((each) => Object.hasOwn(item, each) && isScalar(Reflect.get(item, each)));
  if (name === undefined) return [];
  const chosen = String(Reflect.get(item, name));
  const filtered = withQuery(first, name, chosen);
  const response = await target.send({ ...trial.request, target: filtered });
  const next =
    isReceived(response) && response.status === 200 ? nextLink(response.headers.get('link')) : undefined;
  const address =
    next === undefined ? undefined : target.targetOf(next, { ...trial.request, target: filtered });
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

/** Reads the whole list; undefined if it has too many pages. */
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

/** Requests a page; an outcome if there is none. */
async function getPage(
  { trial, responses, target }: Given,
  page: Pick<Page, 'target' | 'size' | 'number'>,
): Promise<Page | Outcome> {
  const { number } = page;
  const response = await target.send({ ...trial.request, target: page.target });
  if (!isReceived(response)) return wrongPages(`gives no response for page ${number}: ${response.reason}`);
  if (response.status !== 200)
    return number === 1
      ? { failed: [], notExercised: `the list responds with ${response.status}` }
      : wrongPages(`responds with ${response.status} for page ${number}, ${page.target}`);
  const failed = checkResponse(response, responses, 'GET');
  if (failed.length > 0) return { failed };
  const items = jsonOf(response);
  return Array.isArray(items)
    ? { ...page, response, items }
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

/** The target of the next page by its number, for lists without links. */
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
