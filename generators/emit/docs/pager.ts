import { markup, type Html } from './html.ts';
import { pageHref } from './paths.ts';
import type { Related, RelatedOperations } from './relations.ts';

/** Links to the operations before and after one, in the order of the navigation. */
export function printPager(page: string, { previous, next }: RelatedOperations): Html | undefined {
  if (previous === undefined && next === undefined) return undefined;
  const link = (to: Related | undefined, rel: 'prev' | 'next', name: string): Html | undefined =>
    to === undefined
      ? undefined
      : markup`<a class="${rel}" rel="${rel}" href="${pageHref(page, to.path)}"><small>${name} · ${to.family}</small>${to.title}</a>`;
  return markup`<nav class="pager" aria-label="Previous and next">${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`;
}
