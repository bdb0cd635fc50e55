/**
 * What a request has to have to be one for a route, beside its method and path. Templates that differ behind a `#` share
 * both: `/{bucket}/{key}#acl` and `/{bucket}/{key}#tags`, told apart by required parameters.
 */
export interface RouteNeed {
    readonly in: 'query' | 'header';
    /** On the wire; of a header in lower case. */
    readonly name: string;
    /** The texts that it may have; any text where they are left out. */
    readonly values?: readonly string[];
}
/** What is looked at of a request. */
export interface SentNeeds {
    /** Still percent-encoded, without its `?`. */
    readonly query: string;
    readonly headers: {
        get(name: string): string | undefined;
    };
}
/**
 * Whether a request has all that a route needs. A name without a value, `?acl`, leads to its route too, which says what is
 * missing; it must not lead to another operation.
 */
export declare function meetsNeeds(needs: readonly RouteNeed[], { query, headers }: SentNeeds): boolean;
