import { pageLink } from '../../../runtime/server/pagination.ts';
import type { PagingParameters } from '../../model/paging.ts';
import type { Json } from '../../json/json.ts';
import { sizeOf, wholeNumber, type Page, type PageRequest } from './page.ts';

/** How a list numbers its pages. */
export interface OffsetPaging {
  readonly parameters: PagingParameters;
  /** Number of the first page: 0 or 1. */
  readonly firstNumber: number;
}

/** A page by its number or by the items to skip; it is empty after the end. */
export function offsetPage(list: readonly Json[], request: PageRequest, paging: OffsetPaging): Page {
  const size = sizeOf(request.query, paging.parameters) ?? Math.max(1, list.length);
  const start = startOf(request, paging, size);
  const pages = Math.max(1, Math.ceil(list.length / size));
  const last = (pages - 1) * size;
  const previous = start > 0 ? Math.min(Math.max(0, start - size), last) : undefined;
  const next = start + size < list.length ? start + size : undefined;
  const numberOf = (position: number): number => Math.floor(position / size) + paging.firstNumber;
  const links = Object.entries({ prev: previous, next, first: 0, last }).flatMap(([relation, position]) => {
    if (position === undefined) return [];
    const target = targetOf(paging.parameters, { position, size, number: numberOf(position) });
    return target === undefined ? [] : [pageLink(request.url, target, relation)];
  });
  return {
    items: list.slice(start, start + size),
    facts: {
      link: links.join(', '),
      page: numberOf(start),
      perPage: size,
      nextPage: next === undefined ? '' : numberOf(next),
      previousPage: previous === undefined ? '' : numberOf(previous),
      total: list.length,
      totalPages: pages,
    },
  };
}

/** Position of the first item, from 0. */
function startOf({ query }: PageRequest, { parameters, firstNumber }: OffsetPaging, size: number): number {
  const number = wholeNumber(query, parameters.number);
  if (number !== undefined) return Math.max(0, number - firstNumber) * size;
  return Math.max(0, wholeNumber(query, parameters.offset) ?? 0);
}

/** The query parameters of a page; undefined where the operation accepts none that select it. */
function targetOf(
  { number, offset, size }: PagingParameters,
  page: { readonly position: number; readonly size: number; readonly number: number },
): Readonly<Record<string, string>> | undefined {
  const sized = size === undefined ? {} : { [size]: String(page.size) };
  if (number !== undefined) return { [number]: String(page.number), ...sized };
  return offset === undefined ? undefined : { [offset]: String(page.position), ...sized };
}
