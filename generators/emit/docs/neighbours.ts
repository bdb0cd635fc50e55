import type { ApiModel, Operation } from '../../model/model.ts';
import { markup, type Html } from './html.ts';
import { pagePaths, relativeLink } from './paths.ts';
import { operationTitle } from './text.ts';

interface Neighbours {
  readonly previous: Operation | undefined;
  readonly next: Operation | undefined;
}

/** The neighbours of all operations of a document, made once for each document. */
const orders = new WeakMap<ApiModel, ReadonlyMap<Operation, Neighbours>>();

function neighboursOf(model: ApiModel, operation: Operation): Neighbours | undefined {
  const known = orders.get(model);
  if (known !== undefined) return known.get(operation);
  const all = model.families.flatMap((family) => family.operations);
  const made = new Map(
    all.map((each, index) => [each, { previous: all[index - 1], next: all[index + 1] }] as const),
  );
  orders.set(model, made);
  return made.get(operation);
}

/** Links to the operations before and after one, in the order of the navigation. */
export function printPager(model: ApiModel, operation: Operation): Html | undefined {
  const { previous, next } = neighboursOf(model, operation) ?? {};
  if (previous === undefined && next === undefined) return undefined;
  const link = (to: Operation | undefined, rel: 'prev' | 'next', name: string): Html | undefined =>
    to === undefined
      ? undefined
      : markup`<a class="${rel}" rel="${rel}" href="${relativeLink(pagePaths.operation(operation), `${pagePaths.operation(to)}.html`)}"><small>${name} · ${to.family}</small>${operationTitle(to)}</a>`;
  return markup`<nav class="pager" aria-label="Previous and next">${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}</nav>`;
}
