import { pageLink } from '../../../runtime/server/pagination.ts';
import type { PagingParameters } from '../../model/paging.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { sizeOf, type Page, type PageRequest } from './page.ts';

export interface KeysetPaging {
  readonly parameters: PagingParameters;
  /** Whether the operation accepts these decoded query parameters. */
  readonly isAccepted: (query: JsonObject) => boolean;
}

/** The page after a cursor. */
export function keysetPage(
  list: readonly Json[],
  { url, query }: PageRequest,
  { parameters, isAccepted }: KeysetPaging,
): Page {
  const { cursor } = parameters;
  if (cursor === undefined) return { items: list, facts: { link: '' } };
  const start = positionAfter(list, query[cursor]);
  const end = start + (sizeOf(query, parameters) ?? Math.max(1, list.length));
  const next =
    end < list.length
      ? cursorsAt(list, end).find((value) => isAccepted({ ...query, [cursor]: value }))
      : undefined;
  return {
    items: list.slice(start, end),
    facts: {
      link: next === undefined ? '' : pageLink(url, { [cursor]: String(next) }, 'next'),
      nextCursor: next ?? '',
    },
  };
}

/** Cursors for a position, the best first: the id of the item before it, or its index where there are no ids. */
function cursorsAt(list: readonly Json[], position: number): readonly (string | number)[] {
  const plain = idOf(list[position - 1]) ?? position;
  return [plain, String(plain)].filter((value) => positionAfter(list, value) === position);
}

/** A cursor that no page has returned starts the list from the beginning. */
function positionAfter(list: readonly Json[], cursor: Json | undefined): number {
  if (cursor === undefined) return 0;
  const found = list.findIndex((item) => idOf(item) !== undefined && String(idOf(item)) === String(cursor));
  if (found !== -1) return found + 1;
  const position = Number(cursor);
  const hasIds = list.some((item) => idOf(item) !== undefined);
  return !hasIds && Number.isSafeInteger(position) && position >= 0 ? position : 0;
}

function idOf(item: Json | undefined): string | number | undefined {
  const id = isObject(item) && Object.hasOwn(item, 'id') ? item['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
