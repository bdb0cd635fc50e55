import type { WithResponse } from './with-response.ts';
import { call, type Call } from './call.ts';
import type { Client } from './client.ts';
import { ConnectionError } from './errors.ts';
import { nextLink } from './link.ts';
import type { ApiRequest, CallOptions, Operation, Values } from './operation.ts';
import { writeRequest } from './request.ts';

/**
 * A request for a list: a promise of its first page, and an async iterable of all its items. Further pages are requested
 * from the URLs in `Link` when they are needed.
 */
export interface ListCall<Item, Success, AnyResult> extends Call<Success, AnyResult>, AsyncIterable<Item> {
  /**
   * The pages. Fails with a `ConnectionError` if a page is not a list, or if the next page is on another origin or was
   * read before.
   */
  pages(): AsyncGenerator<Page<Item>, void, undefined>;
  /** Up to `limit` items, with as few requests as possible. */
  toArray(options?: { readonly limit?: number }): Promise<Item[]>;
  /** The first items of the list, up to `count`. */
  first(count: number): Promise<Item[]>;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Items and pages of the whole list, if the service states them. */
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
  readonly response: Response;
}

/** Sends the request for a list. */
export function callList<Item, Success, AnyResult>(
  client: Client,
  operation: Operation,
  values: Values,
  options?: CallOptions,
): ListCall<Item, Success, AnyResult> {
  const request = writeRequest(client, operation, values, options);
  const received = request.then(client.send);
  const success = call<Success, AnyResult>(client, operation, values, options, received);
  // The first page may fail before the caller waits for it; the caller then gets the error.
  success.catch(() => {});

  async function* pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const first = await request;
    const read = new Set([new URL(first.url).href]);
    for (let next: Promise<WithResponse> | undefined = received; next;) {
      const { body, response } = await call<readonly Item[] | undefined, unknown>(
        client,
        operation,
        values,
        options,
        next,
      ).withResponse();
      const items = body ?? [];
      if (!Array.isArray(items)) throw failure(first, 'the page is no list');
      yield {
        items,
        total: countIn(response, 'x-total'),
        totalPages: countIn(response, 'x-total-pages'),
        response,
      };
      options?.signal?.throwIfAborted();
      const url = nextPage(response, first);
      if (url && read.size === read.add(url).size) throw failure(first, 'the next page was read before');
      next = url ? client.send({ ...first, url }) : undefined;
    }
  }

  async function* each(): AsyncGenerator<Item, void, undefined> {
    for await (const { items } of pages()) {
      for (const item of items) {
        yield item;
        options?.signal?.throwIfAborted();
      }
    }
  }

  async function toArray({ limit = Infinity } = {}): Promise<Item[]> {
    const list: Item[] = [];
    for await (const item of each()) if (list.push(item) >= limit) break;
    return list.slice(0, limit);
  }

  return Object.assign(success, {
    pages,
    toArray,
    first: (limit: number) => toArray({ limit }),
    [Symbol.asyncIterator]: each,
  });
}

/** The URL in `Link`; undefined at the end of the list. Throws if it is invalid or on another origin. */
function nextPage({ headers, url }: Response, first: ApiRequest): string | undefined {
  const link = nextLink(headers.get('link'));
  if (link === undefined) return undefined;
  const from = url || first.url;
  const target = URL.canParse(link, from) ? new URL(link, from) : undefined;
  // A URL with credentials does not begin with its origin.
  if (target?.href.startsWith(`${first.origin}/`)) return target.href;
  throw failure(first, `the next page is on another origin, ${target?.origin}`);
}

function failure({ operation }: ApiRequest, message: string): ConnectionError {
  return new ConnectionError(operation, {}, message);
}

function countIn({ headers }: Response, name: string): number | undefined {
  return headers.has(name) ? Number(headers.get(name)) : undefined;
}
