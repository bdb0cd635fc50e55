import { nextLink } from '../client/link.ts';
import { isAnswer, jsonOf } from './answer.ts';
import type { PagesTrial } from './case.ts';
import { checkAnswer } from './check-answer.ts';
import type { ResponseContracts } from './contract.ts';
import { fault } from './fault.ts';
import { checkPage, checkWhole, repetition, type Page } from './page.ts';
import type { Outcome } from './run-case.ts';
import type { Target } from './target.ts';

/** Pages that are asked for before the size of a page is raised, or the walk is given up. */
const MOST_PAGES = 12;

interface Given {
  readonly trial: PagesTrial;
  readonly responses: ResponseContracts;
  readonly target: Target;
}

/**
 * Walks a list to its end by the addresses in `Link`, and holds the pages against each other: no page comes twice, and
 * the numbers in the headers are those of the pages. A list may change on the way: what is wrong once is walked again.
 */
export async function runPages(
  trial: PagesTrial,
  { responses, target }: { readonly responses: ResponseContracts; readonly target: Target },
): Promise<Outcome> {
  const given: Given = { trial, responses, target };
  const first = await walkToEnd(given);
  const walked = first.faults.length === 0 ? first : await walkToEnd(given);
  if (walked.faults.length > 0) return walked;
  const usual = await usualFaults(given);
  return { ...walked, faults: usual.length > 0 ? usual : await filterFaults(given) };
}

/** Whether a page has the items that the document says for requests that set no size. */
async function usualFaults(given: Given): Promise<Outcome['faults']> {
  const { usual } = given.trial.size ?? {};
  if (usual === undefined) return [];
  const { target } = given.trial.request;
  const page = await getPage(given, { target, size: undefined, number: 1 });
  if ('faults' in page) return page.faults;
  const { length } = page.items;
  const { headers } = page.answer;
  const hasNext =
    nextLink(headers.get('link')) !== undefined || /^\d+$/.test(headers.get('x-next-page') ?? '');
  const total = headers.get('x-total') ?? '';
  const isShort = length < usual && (hasNext || (/^\d+$/.test(total) && Number(total) > length));
  return length > usual || isShort
    ? [fault('pages', `gives ${length} items on a page where no size is asked for; documented are ${usual}`)]
    : [];
}

/** Whether the address of the next page still chooses the items that were asked for, where it numbers the pages. */
async function filterFaults(given: Given): Promise<Outcome['faults']> {
  const { trial, target } = given;
  const first = firstTarget(trial, trial.size?.values[0]);
  const page = await getPage(given, { target: first, size: undefined, number: 1 });
  const item: unknown = 'faults' in page ? undefined : page.items[0];
  if (typeof item !== 'object' || item === null) return [];
  const name = trial.filters.find((each) => Object.hasOwn(item, each) && isScalar(Reflect.get(item, each)));
  if (name === undefined) return [];
  const chosen = String(Reflect.get(item, name));
  const asked = withQuery(first, name, chosen);
  const answer = await target.send({ ...trial.request, target: asked });
  const next = isAnswer(answer) && answer.status === 200 ? nextLink(answer.headers.get('link')) : undefined;
  const address = next === undefined ? undefined : target.targetOf(next, { ...trial.request, target: asked });
  const query = new URLSearchParams(address?.split('?', 2)[1] ?? '');
  if (address === undefined || !query.has('page') || query.get(name) === chosen) return [];
  return [fault('pages', `leads from a list with ${name}=${chosen} to a page without it`, '/Link')];
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

async function walkToEnd(given: Given): Promise<Outcome> {
  for (const size of given.trial.size?.values ?? [undefined]) {
    const outcome = await walk(given, size);
    if (outcome !== undefined) return outcome;
  }
  return { faults: [], notExercised: `the list goes on behind ${MOST_PAGES} pages` };
}

/** What came of the walk; undefined where its end was not reached. */
async function walk(given: Given, size: number | undefined): Promise<Outcome | undefined> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined = firstTarget(given.trial, size); next !== undefined;) {
    if (pages.length === MOST_PAGES) return undefined;
    if (seen.has(next)) return wrongPages(`leads from page ${pages.length} back to ${next}`, '/Link');
    seen.add(next);
    const page = await getPage(given, { target: next, size, number: pages.length + 1 });
    if ('faults' in page) return page;
    const repeated = repetition(page, pages);
    if (repeated !== undefined) return wrongPages(`gives ${repeated} once more on page ${page.number}`);
    pages.push(page);
    const faults = checkPage(page, pages[0] ?? page);
    if (faults.length > 0) return { faults };
    const address = nextLink(page.answer.headers.get('link'));
    next =
      address === undefined
        ? nextByNumber(page)
        : given.target.targetOf(address, { ...given.trial.request, target: page.target });
    if (address !== undefined && next === undefined)
      return wrongPages(`leads from page ${page.number} out of the API`, '/Link');
  }
  return { faults: checkWhole(pages) };
}

/** A page, or why there is none. */
async function getPage(
  { trial, responses, target }: Given,
  asked: Pick<Page, 'target' | 'size' | 'number'>,
): Promise<Page | Outcome> {
  const { number } = asked;
  const answer = await target.send({ ...trial.request, target: asked.target });
  if (!isAnswer(answer)) return wrongPages(`gives no response for page ${number}: ${answer.reason}`);
  if (answer.status !== 200)
    return number === 1
      ? { faults: [], notExercised: `the list responds with ${answer.status}` }
      : wrongPages(`responds with ${answer.status} for page ${number}, ${asked.target}`);
  const faults = checkAnswer(answer, responses, 'GET');
  if (faults.length > 0) return { faults };
  const items = jsonOf(answer);
  return Array.isArray(items)
    ? { ...asked, answer, items }
    : { faults: [], notExercised: 'the body is no list' };
}

function firstTarget({ request, size }: PagesTrial, value: number | undefined): string {
  if (size === undefined || value === undefined) return request.target;
  return withQuery(request.target, size.parameter, String(value));
}

function withQuery(target: string, name: string, value: string): string {
  const parameter = new URLSearchParams([[name, value]]).toString();
  return `${target}${target.includes('?') ? '&' : '?'}${parameter}`;
}

/** The next page of lists that number their pages and give no links. */
function nextByNumber({ target, answer }: Page): string | undefined {
  const next = answer.headers.get('x-next-page');
  if (next === null || !/^\d+$/.test(next) || answer.headers.has('link')) return undefined;
  const [path = '', query = ''] = target.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', next);
  return `${path}?${parameters.toString()}`;
}

function wrongPages(message: string, pointer = ''): Outcome {
  return { faults: [fault('pages', message, pointer)] };
}
