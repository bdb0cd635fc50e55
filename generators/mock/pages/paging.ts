import type { Operation } from '../../model/model.ts';
import { pagingParametersOf, type PagingParameters } from '../../model/paging.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import type { PageMode } from '../../vocabulary/words.ts';
import { keysetPage } from './keyset.ts';
import { offsetPage } from './offset.ts';
import type { Page, PageRequest } from './page.ts';

/** Returns a page of a list. */
export type Pager = (list: readonly Json[], request: PageRequest) => Page;

/**
 * How an operation pages its list: by `x-pagination`, otherwise by the names of its parameters and headers; undefined
 * for an operation without pages.
 * @param isAccepted whether the operation accepts these decoded query parameters
 */
export function pagerOf(operation: Operation, isAccepted: (query: JsonObject) => boolean): Pager | undefined {
  if (operation.method !== 'get') return undefined;
  const parameters = pagingParametersOf(operation);
  const modes = modesOf(operation, parameters);
  if (modes.length === 0) return undefined;
  const firstNumber = firstNumberOf(operation, parameters);
  return (list, request) =>
    isKeyset(modes, parameters, request.query)
      ? keysetPage(list, request, { parameters, isAccepted })
      : offsetPage(list, request, { parameters, firstNumber });
}

function modesOf({ pagination, responses }: Operation, parameters: PagingParameters): readonly PageMode[] {
  if (pagination !== undefined) return pagination.modes;
  const { number, size, offset, cursor } = parameters;
  const hasLink = responses.some(({ headers }) => headers.some(({ name }) => /^link$/i.test(name)));
  return [
    ...(number !== undefined || offset !== undefined ? (['offset'] as const) : []),
    ...(cursor !== undefined && (size !== undefined || hasLink) ? (['keyset'] as const) : []),
  ];
}

/** Lists whose default page is 0 count from 0. */
function firstNumberOf({ parameters }: Operation, { number }: PagingParameters): number {
  const schema = parameters.find(({ name }) => name === number)?.schema;
  return typeof schema === 'object' && schema['default'] === 0 ? 0 : 1;
}

/** The first mode is used unless the caller requests the other one. */
function isKeyset(modes: readonly PageMode[], { cursor }: PagingParameters, query: JsonObject): boolean {
  if (!modes.includes('keyset')) return false;
  if (modes[0] === 'keyset' || query['pagination'] === 'keyset') return true;
  return cursor !== undefined && Object.hasOwn(query, cursor);
}
