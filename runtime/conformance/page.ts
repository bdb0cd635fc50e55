import { nextLink } from '../client/link.ts';
import type { Answer } from './answer.ts';
import { fault, type Fault } from './fault.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** Path and query by which it was asked for. */
  readonly target: string;
  /** Items that were asked for, where a number was. */
  readonly size: number | undefined;
  readonly answer: Answer;
  readonly items: readonly unknown[];
}

/** What the headers of a page say of itself, where they say something that is not so. */
export function checkPage(page: Page, first: Page): readonly Fault[] {
  const { number, size, items, answer } = page;
  const told = numbersOf(page);
  const total = numbersOf(first).total;
  const pages = told.total === undefined || !told.perPage ? undefined : Math.ceil(told.total / told.perPage);
  const hasLink = nextLink(answer.headers.get('link')) !== undefined;
  const tellsTwice = answer.headers.has('link') && answer.headers.has('x-next-page');
  const checks: readonly (readonly [isWrong: boolean, header: string, message: string])[] = [
    [differs(told.page, number), 'x-page', `x-page is ${told.page}`],
    [differs(told.next, number + 1), 'x-next-page', `x-next-page is ${told.next}`],
    [differs(told.previous, number - 1), 'x-prev-page', `x-prev-page is ${told.previous}`],
    [exceeds(told.perPage, size), 'x-per-page', `x-per-page is ${told.perPage}, and ${size} were asked for`],
    [
      exceeds(items.length, told.perPage),
      'x-per-page',
      `x-per-page is ${told.perPage}, for ${items.length} items`,
    ],
    [differs(told.total, total), 'x-total', `x-total is ${told.total}, and on page 1 it was ${total}`],
    // An empty list has no page or one.
    [
      differs(atLeastOne(told.pages), atLeastOne(pages)),
      'x-total-pages',
      `x-total-pages is ${told.pages}, for ${told.total} items by ${told.perPage}`,
    ],
    [
      tellsTwice && hasLink !== (told.next !== undefined),
      'x-next-page',
      'x-next-page and Link disagree on whether a page follows',
    ],
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, header, message]) => fault('pages', `page ${number}: ${message}`, `/${header}`));
}

/** What the headers say of the whole list, once its end is reached. */
export function checkWhole(pages: readonly Page[]): readonly Fault[] {
  const [first] = pages;
  if (first === undefined) return [];
  const told = numbersOf(first);
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const faults: Fault[] = [];
  if (differs(told.total, count))
    faults.push(
      fault('pages', `x-total is ${told.total}, and ${pages.length} pages hold ${count} items`, '/x-total'),
    );
  if (count > 0 && differs(told.pages, pages.length))
    faults.push(
      fault('pages', `x-total-pages is ${told.pages}, and there are ${pages.length}`, '/x-total-pages'),
    );
  return faults;
}

/** What an earlier page has given already: all of a page, or an item that has a name of its own. */
export function repetition({ items }: Pick<Page, 'items'>, earlier: readonly Page[]): string | undefined {
  const whole = JSON.stringify(items);
  const named = new Set(items.filter(isNamed).map((item) => JSON.stringify(item)));
  for (const page of earlier) {
    if (items.length > 0 && JSON.stringify(page.items) === whole) return `all of page ${page.number}`;
    if (page.items.some((item) => named.has(JSON.stringify(item)))) return `an item of page ${page.number}`;
  }
  return undefined;
}

/** Items without a name may be equal and two. */
function isNamed(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return ['id', 'iid', 'uuid'].some((name) => Object.hasOwn(item, name));
}

/** The counts in the headers of a page; empty ones and those that are no number say nothing. */
function numbersOf({ answer }: Page) {
  const number = (name: string): number | undefined => {
    const text = answer.headers.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  return {
    page: number('x-page'),
    perPage: number('x-per-page'),
    next: number('x-next-page'),
    previous: number('x-prev-page'),
    total: number('x-total'),
    pages: number('x-total-pages'),
  };
}

function atLeastOne(count: number | undefined): number | undefined {
  return count === undefined ? undefined : Math.max(1, count);
}

function differs(told: number | undefined, right: number | undefined): boolean {
  return told !== undefined && right !== undefined && told !== right;
}

function exceeds(told: number | undefined, limit: number | undefined): boolean {
  return told !== undefined && limit !== undefined && told > limit;
}
