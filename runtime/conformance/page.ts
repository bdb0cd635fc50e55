import { nextLink } from '../client/link.ts';
import type { PagesTrial } from './case.ts';
import type { Received } from './received.ts';
import { failedCheck, type FailedCheck } from './failed-check.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  readonly number: number;
  /** Path and query of its request. */
  readonly target: string;
  /** The requested number of items, if there was one. */
  readonly size: number | undefined;
  readonly response: Received;
  readonly items: readonly unknown[];
}

type PageCheck = readonly [isWrong: boolean, header: string | undefined, message: string];

function failedChecks(checks: readonly PageCheck[]): readonly FailedCheck[] {
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, header, message]) => failedCheck('pages', message, header === undefined ? '' : `/${header}`));
}

/** Checks the number of items on a page, and the headers about the page. */
export function checkPage(page: Page, first: Page): readonly FailedCheck[] {
  const { number, size, items, response } = page;
  const stated = numbersOf(page);
  const total = numbersOf(first).total;
  const pages =
    stated.total === undefined || !stated.perPage ? undefined : Math.ceil(stated.total / stated.perPage);
  const hasLink = nextLink(response.headers.get('link')) !== undefined;
  const hasBoth = response.headers.has('link') && response.headers.has('x-next-page');
  const checks: readonly PageCheck[] = [
    [exceeds(items.length, size), undefined, `${items.length} items, and ${size} were asked for`],
    [differs(stated.page, number), 'x-page', `x-page is ${stated.page}`],
    [differs(stated.next, number + 1), 'x-next-page', `x-next-page is ${stated.next}`],
    [differs(stated.previous, number - 1), 'x-prev-page', `x-prev-page is ${stated.previous}`],
    [
      exceeds(stated.perPage, size),
      'x-per-page',
      `x-per-page is ${stated.perPage}, and ${size} were asked for`,
    ],
    [
      exceeds(items.length, stated.perPage),
      'x-per-page',
      `x-per-page is ${stated.perPage}, for ${items.length} items`,
    ],
    [differs(stated.total, total), 'x-total', `x-total is ${stated.total}, and on page 1 it was ${total}`],
    // An empty list may have no page or one.
    [
      differs(atLeastOne(stated.pages), atLeastOne(pages)),
      'x-total-pages',
      `x-total-pages is ${stated.pages}, for ${stated.total} items by ${stated.perPage}`,
    ],
    [
      hasBoth && hasLink !== (stated.next !== undefined),
      'x-next-page',
      'x-next-page and Link disagree on whether a page follows',
    ],
  ];
  return failedChecks(
    checks.map(([isWrong, header, message]) => [isWrong, header, `page ${number}: ${message}`]),
  );
}

/**
 * Checks the headers about the whole list, after its end. The last page may be empty, unless the server states the number
 * of items.
 */
export function checkWhole(pages: readonly Page[], mode: PagesTrial['mode']): readonly FailedCheck[] {
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const stated = numbersOf(first);
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  return failedChecks([
    [
      differs(stated.total, count),
      'x-total',
      `x-total is ${stated.total}, and ${pages.length} pages hold ${count} items`,
    ],
    [
      mode === 'offset' && count > 0 && stated.total === count && last.items.length === 0,
      'Link',
      `leads to page ${last.number}, which is empty, after the last of ${count} items`,
    ],
    [
      count > 0 && differs(stated.pages, pages.length),
      'x-total-pages',
      `x-total-pages is ${stated.pages}, and there are ${pages.length}`,
    ],
  ]);
}

/** What a page repeats of earlier pages: a whole page, or an item with an id. */
export function repetition({ items }: Pick<Page, 'items'>, earlier: readonly Page[]): string | undefined {
  const whole = JSON.stringify(items);
  const identified = new Set(items.filter(hasId).map((item) => JSON.stringify(item)));
  for (const page of earlier) {
    if (items.length > 0 && JSON.stringify(page.items) === whole) return `all of page ${page.number}`;
    if (page.items.some((item) => identified.has(JSON.stringify(item))))
      return `an item of page ${page.number}`;
  }
  return undefined;
}

/** Whether an item has an id. Without one, equal items may be different ones. */
function hasId(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  return ['id', 'iid', 'uuid'].some((name) => Object.hasOwn(item, name));
}

/** The numbers in the headers of a page; other values are ignored. */
function numbersOf({ response }: Page) {
  const number = (name: string): number | undefined => {
    const text = response.headers.get(name);
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

function differs(stated: number | undefined, right: number | undefined): boolean {
  return stated !== undefined && right !== undefined && stated !== right;
}

function exceeds(stated: number | undefined, limit: number | undefined): boolean {
  return stated !== undefined && limit !== undefined && stated > limit;
}
