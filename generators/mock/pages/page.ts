import type { Json, JsonObject } from '../../source/document.ts';
import type { PagingParameters } from '../../model/paging.ts';

/** What a caller has asked of a list. */
export interface PageRequest {
  /** Address of the request. */
  readonly url: URL;
  /** Decoded parameters with their defaults, by the names on the wire. */
  readonly query: JsonObject;
}

/** What a page says of itself and of its list; what it does not know is absent. */
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
  /** Where the next page of a keyset begins; empty at the end. */
  readonly nextCursor?: string | number;
}

export interface Page {
  readonly items: readonly Json[];
  readonly facts: PageFacts;
}

/** Items on a page as the caller wants it; a size of 0 says nothing. */
export function sizeOf(query: JsonObject, { size }: PagingParameters): number | undefined {
  const value = wholeNumber(query, size);
  return value === undefined || value < 1 ? undefined : value;
}

/** A whole number of the query; undefined where it has none of that name. */
export function wholeNumber(query: JsonObject, name: string | undefined): number | undefined {
  const value = name !== undefined && Object.hasOwn(query, name) ? query[name] : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
