import type { PageFacts } from './page.ts';

/** The facts by names in lower case, without word separators. */
const FACTS: ReadonlyMap<string, keyof PageFacts> = new Map([
  ['link', 'link'],
  ['page', 'page'],
  ['currentpage', 'page'],
  ['pagenumber', 'page'],
  ['perpage', 'perPage'],
  ['pagesize', 'perPage'],
  ['limit', 'perPage'],
  ['nextpage', 'nextPage'],
  ['prevpage', 'previousPage'],
  ['previouspage', 'previousPage'],
  ['total', 'total'],
  ['totalcount', 'total'],
  ['totalitems', 'total'],
  ['totalpages', 'totalPages'],
  ['pagecount', 'totalPages'],
  ['nextcursor', 'nextCursor'],
  ['nexttoken', 'nextCursor'],
  ['nextpagetoken', 'nextCursor'],
]);

/** The fact in a header or a member of a body, by its name: `x-total-count`, `totalCount`. */
export function factNamed(name: string): keyof PageFacts | undefined {
  return FACTS.get(plainName(name));
}

/** `X-Pagination-Total-Pages` and `total_pages` as `totalpages`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^x-/, '')
    .replace(/^pagination-/, '')
    .replaceAll(/[_-]/g, '');
}
