/** A page of a list, as offset mode counts it. */
export interface OffsetPage {
    /** Address of the request: `context.url`. */
    readonly url: URL;
    /** From 1. */
    readonly page: number;
    readonly perPage: number;
    /** Items in the whole list; undefined where they are not counted. */
    readonly total?: number | undefined;
    /** Whether another page follows; needed where the total is not known. */
    readonly hasNext?: boolean;
}
/** The headers of a page in offset mode, by the names of the document. */
export interface OffsetHeaders {
    Link: string;
    'x-page': number;
    'x-per-page': number;
    /** Empty on the last page. */
    'x-next-page': string;
    /** Empty on the first page. */
    'x-prev-page': string;
    'x-total'?: number;
    'x-total-pages'?: number;
}
/** Headers of a page in offset mode: links to the neighbours, the first and the last page, and the numbers. */
export declare function offsetHeaders({ url, page, perPage, total, hasNext }: OffsetPage): OffsetHeaders;
/** The headers of a page in keyset mode: a link to the next page, and nothing at the end. */
export interface KeysetHeaders {
    Link?: string;
}
/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters that lead on, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export declare function keysetHeaders(page: {
    readonly url: URL;
    readonly next: Readonly<Record<string, string>> | undefined;
}): KeysetHeaders;
/** A link (RFC 8288, section 3) to the same address with other parameters. What `URL` writes can end no header or link. */
export declare function pageLink(url: URL, parameters: Readonly<Record<string, string>>, relation: string): string;
