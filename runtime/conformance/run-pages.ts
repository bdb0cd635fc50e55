import { linkTo } from '../client/link.ts';
import { isAnswer, jsonOf, type Answer } from './answer.ts';
import type { PagesTrial } from './case.ts';
import { checkAnswer } from './check-answer.ts';
import type { ResponseContracts } from './contract.ts';
import type { Fault } from './fault.ts';
import type { Outcome } from './run-case.ts';
import type { Target } from './target.ts';

/** Pages that are asked for before the size of a page is raised, or the walk is given up. */
const MOST_PAGES = 12;

interface Page {
  readonly target: string;
  readonly answer: Answer;
  readonly items: readonly unknown[];
}

interface Walk {
  readonly pages: readonly Page[];
  readonly faults: readonly Fault[];
  readonly isEnded: boolean;
  /** Why nothing can be said. */
  readonly notExercised?: string;
}

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
  const { faults, notExercised } = first.faults.length === 0 ? first : await walkToEnd(given);
  return notExercised === undefined ? { faults } : { faults, notExercised };
}

async function walkToEnd(given: Given): Promise<Walk> {
  const sizes: readonly (number | undefined)[] = given.trial.size?.values ?? [undefined];
  let last: Walk | undefined;
  for (const size of sizes) {
    last = await walk(given, size);
    if (last.isEnded || last.faults.length > 0 || last.notExercised !== undefined) break;
  }
  if (last === undefined)
    return { pages: [], faults: [], isEnded: false, notExercised: 'no page size is allowed' };
  if (last.isEnded || last.faults.length > 0 || last.notExercised !== undefined) return last;
  return { ...last, notExercised: `the list goes on behind ${MOST_PAGES} pages` };
}

async function walk(given: Given, size: number | undefined): Promise<Walk> {
  const { trial, responses, target } = given;
  const pages: Page[] = [];
  const end = (more: Partial<Walk>): Walk => ({ pages, faults: [], isEnded: false, ...more });
  const wrong = (message: string, pointer = ''): Walk =>
    end({ faults: [{ check: 'pages', pointer, message }] });
  const seen = new Set<string>();
  let next: string | undefined = firstTarget(trial, size);
  while (next !== undefined && pages.length < MOST_PAGES) {
    if (seen.has(next)) return wrong(`leads from page ${pages.length} back to ${next}`, '/Link');
    seen.add(next);
    const answer = await target.send({ ...trial.request, target: next });
    const number = pages.length + 1;
    if (!isAnswer(answer)) return wrong(`does not answer for page ${number}: ${answer.reason}`);
    if (answer.status !== 200 && number === 1)
      return end({ notExercised: `the list answers ${answer.status}` });
    if (answer.status !== 200) return wrong(`answers ${answer.status} for page ${number}, ${next}`);
    const faults = checkAnswer(answer, responses, 'GET');
    if (faults.length > 0) return end({ faults });
    const items = jsonOf(answer);
    if (!Array.isArray(items)) return end({ notExercised: 'the body is no list' });
    const page = { target: next, answer, items };
    const repeated = repetition(page, pages);
    if (repeated !== undefined) return wrong(`gives ${repeated} once more on page ${number}`);
    pages.push(page);
    const faultsOfPage = checkNumbers(page, { number, size, first: pages[0] });
    if (faultsOfPage.length > 0) return end({ faults: faultsOfPage });
    const address = linkTo('next', answer.headers.get('link'));
    next = address === undefined ? undefined : target.targetOf(address, page.target);
    if (address !== undefined && next === undefined)
      return wrong(`leads from page ${number} to another server`, '/Link');
    if (next === undefined) next = nextByNumber(page);
  }
  return next === undefined ? end({ isEnded: true, faults: checkWhole(pages) }) : end({});
}

/** What an earlier page has given already: that page, or an item that has a name of its own. */
function repetition({ items }: Page, earlier: readonly Page[]): string | undefined {
  const whole = JSON.stringify(items);
  const named = new Set(items.filter(isNamed).map((item) => JSON.stringify(item)));
  for (const [index, page] of earlier.entries()) {
    if (items.length > 0 && JSON.stringify(page.items) === whole) return `all of page ${index + 1}`;
    if (page.items.some((item) => named.has(JSON.stringify(item)))) return `an item of page ${index + 1}`;
  }
  return undefined;
}

/** Items without a name may be equal and two. */
function isNamed(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    ['id', 'iid', 'uuid'].some((name) => Object.hasOwn(item, name))
  );
}

function firstTarget({ request, size }: PagesTrial, value: number | undefined): string {
  if (size === undefined || value === undefined) return request.target;
  const parameter = new URLSearchParams([[size.parameter, String(value)]]).toString();
  return `${request.target}${request.target.includes('?') ? '&' : '?'}${parameter}`;
}

/** What the headers of a page say of itself, where they say something. */
function checkNumbers(
  page: Page,
  {
    number,
    size,
    first,
  }: { readonly number: number; readonly size: number | undefined; readonly first: Page | undefined },
): readonly Fault[] {
  const faults: Fault[] = [];
  const wrong = (name: string, message: string): void =>
    void faults.push({ check: 'pages', pointer: `/${name}`, message: `page ${number}: ${message}` });
  const told = numberIn(page, 'x-page');
  if (told !== undefined && told !== number) wrong('x-page', `x-page is ${told}`);
  const perPage = numberIn(page, 'x-per-page');
  if (perPage !== undefined && size !== undefined && perPage > size)
    wrong('x-per-page', `x-per-page is ${perPage}, asked for were ${size}`);
  if (perPage !== undefined && page.items.length > perPage)
    wrong('', `has ${page.items.length} items, and x-per-page is ${perPage}`);
  const next = numberIn(page, 'x-next-page');
  if (next !== undefined && next !== number + 1) wrong('x-next-page', `x-next-page is ${next}`);
  const previous = numberIn(page, 'x-prev-page');
  if (previous !== undefined && previous !== number - 1) wrong('x-prev-page', `x-prev-page is ${previous}`);
  const total = numberIn(page, 'x-total');
  const totalOfFirst = first === undefined ? undefined : numberIn(first, 'x-total');
  if (total !== undefined && totalOfFirst !== undefined && total !== totalOfFirst)
    wrong('x-total', `x-total is ${total}, and on page 1 it was ${totalOfFirst}`);
  const totalPages = numberIn(page, 'x-total-pages');
  if (
    total !== undefined &&
    totalPages !== undefined &&
    perPage !== undefined &&
    perPage > 0 &&
    totalPages !== Math.max(1, Math.ceil(total / perPage)) &&
    totalPages !== Math.ceil(total / perPage)
  )
    wrong('x-total-pages', `x-total-pages is ${totalPages}, for ${total} items in pages of ${perPage}`);
  const hasLink = linkTo('next', page.answer.headers.get('link')) !== undefined;
  if (
    page.answer.headers.has('x-next-page') &&
    page.answer.headers.has('link') &&
    hasLink !== (next !== undefined)
  )
    wrong('x-next-page', `x-next-page and Link disagree on whether a page follows`);
  return faults;
}

/** What the headers say of the whole list, once its end is reached. */
function checkWhole(pages: readonly Page[]): readonly Fault[] {
  const [first] = pages;
  if (first === undefined) return [];
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const faults: Fault[] = [];
  const total = numberIn(first, 'x-total');
  if (total !== undefined && total !== count)
    faults.push({
      check: 'pages',
      pointer: '/x-total',
      message: `x-total is ${total}, and ${pages.length} pages hold ${count} items`,
    });
  const totalPages = numberIn(first, 'x-total-pages');
  if (totalPages !== undefined && totalPages !== pages.length && count > 0)
    faults.push({
      check: 'pages',
      pointer: '/x-total-pages',
      message: `x-total-pages is ${totalPages}, and there are ${pages.length}`,
    });
  return faults;
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

/** A count in a header; empty ones and those that are no number say nothing. */
function numberIn({ answer }: Page, name: string): number | undefined {
  const text = answer.headers.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}
