import type { PathSegment } from './path-segment.js';
import { type RouteNeed, type SentNeeds } from './route-need.js';
export interface Route<Operation> {
    /** In any case; compared in upper case. */
    readonly method: string;
    readonly segments: readonly PathSegment[];
    readonly operation: Operation;
    /** What tells it from other routes of its method and path. */
    readonly needs?: readonly RouteNeed[];
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
/**
 * Finds the operation of a method and a raw path: without host and query, not decoded. The rest of the request is looked
 * at where several routes have both in common.
 */
export type Router<Operation> = (method: string, path: string, sent?: SentNeeds) => RouteMatch<Operation>;
/**
 * Makes a router. Literal text wins over parameters at each segment, from the left; where that leads nowhere, or to
 * none of the method, the next best is tried. Of routes with one method and path that one is taken whose needs are met,
 * the one with most needs first; where none is, and where the needs are the same, the first. A `multi` parameter spans
 * segments at the end of a path and is an ordinary one elsewhere.
 */
export declare function createRouter<Operation>(routes: readonly Route<Operation>[], options?: RouterOptions): Router<Operation>;
