import type { Json, JsonObject } from '../../json/json.ts';
import type { PagingParameters } from '../../model/paging.ts';

/** The page that a caller requested. */
export interface PageRequest {
  /** Address of the request. */
  readonly url: URL;
  /** Decoded parameters with their defaults, by their encoded names. */
  readonly query: JsonObject;
}

/** The facts of a page and of its list; unknown facts are absent. */
export interface PageFacts {
  /** `Link` header (RFC 8288, section 3); empty where there is none. */
  readonly link: string;
  readonly page?: number;
  readonly perPage?: number;
  /** Empty on the last page. */
  readonly nextPage?: number | '';
  /** Empty on the first page. */
  readonly previousPage?: number | '';
  readonly total?: number;
  readonly totalPages?: number;
  /** The cursor of the next page in keyset mode; empty at the end. */
  readonly nextCursor?: string | number;
}

export interface Page {
  readonly items: readonly Json[];
  readonly facts: PageFacts;
}

/** Number of items on a page that the caller requested; a size of 0 is ignored. */
export function sizeOf(query: JsonObject, { size }: PagingParameters): number | undefined {
  const value = wholeNumber(query, size);
  return value === undefined || value < 1 ? undefined : value;
}

/** An integer of the query; undefined where it has none of that name. */
export function wholeNumber(query: JsonObject, name: string | undefined): number | undefined {
  const value = name !== undefined && Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
