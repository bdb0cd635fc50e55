import type { Operation } from './model.ts';

/** Names of parameters for the size of a page. */
export const PAGE_SIZES: readonly string[] = ['per_page', 'page_size', 'pageSize', 'perPage', 'limit'];
/** Names of parameters for the number of a page. */
const PAGE_NUMBERS = ['page', 'page_number', 'pageNumber'];
/** Names of parameters for the number of items to skip. */
const OFFSETS = ['offset', 'skip'];
/** Names of parameters for the position after the previous page. */
const CURSORS = [
  'cursor',
  'page_token',
  'pageToken',
  'id_after',
  'starting_after',
  'after',
  'next_token',
  'continuation_token',
];

/** The query parameters that page a list, by their encoded names. */
export interface PagingParameters {
  readonly number: string | undefined;
  readonly size: string | undefined;
  readonly offset: string | undefined;
  readonly cursor: string | undefined;
}

/** The paging parameters that an operation declares, recognised by their names. */
export function pagingParametersOf({ parameters }: Pick<Operation, 'parameters'>): PagingParameters {
  const declared = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  const first = (names: readonly string[]): string | undefined => names.find((name) => declared.has(name));
  return {
    number: first(PAGE_NUMBERS),
    size: first(PAGE_SIZES),
    offset: first(OFFSETS),
    cursor: first(CURSORS),
  };
}
