// Runtime of forgespec, the same for every document. Do not edit.
import type { Call, CallOptions, Client, Operation, Values } from './calls.js';

// client/link

/** The URL of the relation `next` in a `Link` header (RFC 8288, section 3); undefined if there is none. */
export declare function nextLink(header: string | null): string | undefined;

// client/list-call

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
    toArray(options?: {
        readonly limit?: number;
    }): Promise<Item[]>;
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
export declare function callList<Item, Success, AnyResult>(client: Client, operation: Operation, values: Values, options?: CallOptions): ListCall<Item, Success, AnyResult>;

export {};
