/** A request to the configured origin, to which credentials can be added. */
export interface Outgoing {
    url: string;
    readonly headers: Record<string, string>;
}
/** Adds credentials to a request. Asked again for each attempt. */
export type Authenticate = (request: Outgoing) => void | Promise<void>;
/** A token, or a function that fetches one. */
export type Token = string | (() => string | Promise<string>);
/** Sends a token in a header, behind a prefix. */
export declare function headerToken(name: string, token: Token, prefix?: string): Authenticate;
/** Sends a token as a parameter of the query. It shows in logs on the way; a header is better where there is a choice. */
export declare function queryToken(name: string, token: Token): Authenticate;
/** Sends a token as a cookie; browsers send their own cookies instead. */
export declare function cookieToken(name: string, token: Token): Authenticate;
/** Sends a token as `Authorization: Bearer` (RFC 6750, section 2.1). */
export declare function bearer(token: Token): Authenticate;
/** Sends a name and a password as `Authorization: Basic` (RFC 7617), in UTF-8. */
export declare function basic(username: string, password: string): Authenticate;
/** Sends the credentials of several schemes together. */
export declare function allOf(...schemes: readonly Authenticate[]): Authenticate;
