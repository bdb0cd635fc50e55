import type { PathSegment } from './path-segment.js';
export interface Route<Operation> {
    /** In any case; compared in upper case. */
    readonly method: string;
    readonly segments: readonly PathSegment[];
    readonly operation: Operation;
}
export interface RouterOptions {
    /** What stands before every path: `/api/v4`. Paths that do not begin with it are not found. */
    readonly basePath?: string;
    /** Whether `/a/` is `/a`, where only one of them is a route; `strict` unless given. */
    readonly trailingSlash?: 'strict' | 'ignore';
}
export type RouteMatch<Operation> = {
    readonly kind: 'found';
    readonly operation: Operation;
    /** Texts by name, still percent-encoded. */
    readonly parameters: {
        readonly [name: string]: string;
    };
} | {
    readonly kind: 'not-found';
} | {
    readonly kind: 'wrong-method';
    /** Methods that the path has, in upper case and in order, as for the `Allow` header (RFC 9110, section 10.2.1). */
    readonly allow: readonly string[];
};
/** Finds the operation of a method and a raw path: without host and query, not decoded. */
export type Router<Operation> = (method: string, path: string) => RouteMatch<Operation>;
/**
 * Makes a router. Literal text wins over parameters at each segment, from the left; where that leads nowhere, or to
 * none of the method, the next best is tried. Of routes that match the same requests the first one wins. A `multi`
 * parameter spans segments at the end of a path and is an ordinary one elsewhere.
 */
export declare function createRouter<Operation>(routes: readonly Route<Operation>[], options?: RouterOptions): Router<Operation>;
