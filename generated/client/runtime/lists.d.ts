// Runtime of forgespec, the same for every document. Do not edit.
import type { Call, CallOptions, Client, Operation, Values } from './calls.js';

// client/link

/**
 * The address to which a `Link` header leads with the relation `next` (RFC 8288, section 3); undefined where there is
 * none. Addresses stand in angle brackets and may hold every separator of the header; a relation may be one of several.
 */
export declare function nextLink(header: string | null): string | undefined;

// client/list-call

/**
 * The call of a list: a promise of its first page, and the whole list to iterate over. The first page is asked for at
 * once, further ones when they are needed, by the addresses that the service gives in `Link`; one is held at a time.
 */
export interface ListCall<Item, Success, Answered> extends Call<Success, Answered>, AsyncIterable<Item> {
    /** The pages. Fails with a `ConnectionError` where the next one would be on another origin, or was read before. */
    pages(): AsyncGenerator<Page<Item>, void, undefined>;
    /** Up to `limit` items, from as few pages as hold them. */
    toArray(options?: {
        readonly limit?: number;
    }): Promise<Item[]>;
    /** The first items of the list, up to `count`. */
    first(count: number): Promise<Item[]>;
}
/** One page of a list. */
export interface Page<Item> {
    readonly items: readonly Item[];
    /** Items and pages in the whole list, where the service tells. */
    readonly total: number | undefined;
    readonly totalPages: number | undefined;
    readonly response: Response;
}
/** Sends the call of a list at once. */
export declare function callList<Item, Success, Answered>(client: Client, operation: Operation, values: Values, options?: CallOptions): ListCall<Item, Success, Answered>;

export {};
