// Runtime of forgespec, the same for every document. Do not edit.

// routing/route-need

/**
 * What a request needs to match a route, besides its method and path. Templates that differ only after a `#` share
 * both: `/{bucket}/{key}#acl` and `/{bucket}/{key}#tags` are distinguished by required parameters.
 */
export interface RouteNeed {
    readonly in: 'query' | 'header';
    /** The name that is sent; for a header, in lower case. */
    readonly name: string;
    /** The texts that it may have; any text if absent. */
    readonly values?: readonly string[];
}
/** The parts of a request that are compared with the needs. */
export interface SentNeeds {
    /** Still percent-encoded, without its `?`. */
    readonly query: string;
    readonly headers: {
        get(name: string): string | undefined;
    };
}
/**
 * Whether a request has everything that a route needs. A name without a value, such as `?acl`, also matches, so that
 * this route reports the missing value.
 */
export declare function meetsNeeds(needs: readonly RouteNeed[], { query, headers }: SentNeeds): boolean;

// routing/segment-text

/** A segment of a request path. */
export interface SentSegment {
    /**
     * For comparison with literal text: encoded letters, digits and `-._~` are written plainly and other codes in upper
     * case, which means the same (RFC 3986, section 6.2.2).
     */
    readonly text: string;
    /**
     * For the values of parameters: codes in upper case, nothing decoded. The style of a parameter may read an encoded
     * character as data and a plain one as a separator: `.a%2Eb` is one item in the style `label`, `.a.b` is two.
     */
    readonly raw: string;
}
/**
 * Splits a raw path, from the index after a slash. Segments are still percent-encoded, so that `%2F` is not a
 * separator.
 */
export declare function splitPath(path: string, start: number): SentSegment[];
/** A segment as it was sent, in the two forms that are compared. */
export declare function sentSegment(sent: string): SentSegment;
/** Literal text of a path template in the form in which segments are compared. */
export declare function literalSegment(text: string): string;
/** The part of `raw` that encodes the characters from `start` to `end` of `text`. */
export declare function rawSlice({ text, raw }: SentSegment, start: number, end: number): string;

// routing/segment-pattern

/** A segment of literal text around parameters, as the texts between the parameters: `archive.{format}` is `archive.` and an empty text. */
export interface SegmentPattern {
    readonly texts: readonly string[];
    /** Characters of literal text: the more there are, the more exact a match is. */
    readonly weight: number;
}
export declare function segmentPattern(segment: PathSegment): SegmentPattern;
/**
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as
 * possible. Clients encode characters of a value that would be read as the text after it, so plain text is searched
 * first; otherwise encoded letters, digits and `-._~` are the same as plain ones (RFC 3986, section 6.2.2.2).
 */
export declare function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined;

// routing/route-tree

/** The target of a path, with the names of its parameters in order. */
export interface Target<Operation> {
    readonly operation: Operation;
    readonly names: readonly string[];
    readonly needs: readonly RouteNeed[];
}
/** Routes by method whose paths end at the same node of the tree; routes with more needs come first. */
export type Targets<Operation> = Map<string, Target<Operation>[]>;
/** One search: the path, the values found so far, and the function that is called at the end of each route. */
export interface Walk<Operation, Found> {
    readonly segments: readonly SentSegment[];
    /** Changes during the search. */
    readonly values: string[];
    /** Undefined to continue the search. */
    visit(targets: Targets<Operation>): Found | undefined;
}
/** Paths with the same beginning, by their next segment. */
export declare class RouteTree<Operation> {
    #private;
    /** The targets at the end of a path template; missing nodes are added. */
    targetsOf(segments: readonly PathSegment[]): Targets<Operation>;
    /**
     * Visits the routes that match a path, the most exact first, until a visit returns a result. Precedence is decided
     * at each segment, from the left: literal text, then text around a parameter, then a parameter, then a parameter
     * for the rest of the path. Each node of the tree is visited at most once.
     */
    find<Found>(walk: Walk<Operation, Found>, at?: number): Found | undefined;
}

// routing/router

export interface Route<Operation> {
    /** Case-insensitive. */
    readonly method: string;
    readonly segments: readonly PathSegment[];
    readonly operation: Operation;
    /** What distinguishes it from other routes with the same method and path. */
    readonly needs?: readonly RouteNeed[];
}
export interface RouterOptions {
    /** The prefix of every path: `/api/v4`. Paths that do not begin with it are not found. */
    readonly basePath?: string;
    /** Whether `/a/` is the same as `/a` if only one of them is a route; `strict` by default. */
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
 * Finds the operation for a method and a raw path, without host and query, not decoded. The rest of the request
 * decides between routes with the same method and path.
 */
export type Router<Operation> = (method: string, path: string, sent?: SentNeeds) => RouteMatch<Operation>;
/**
 * Makes a router. At each segment, from the left, literal text takes precedence over parameters; if that leads to no
 * route with the method, the next most exact one is tried. Of several routes with the same method and path, it
 * chooses the one with the most needs that are all met; if none is met, the one with the fewest needs, which reports
 * what is missing; in case of a tie, the first. A `multi` parameter spans segments at the end of a path, and is an
 * ordinary one elsewhere.
 */
export declare function createRouter<Operation>(routes: readonly Route<Operation>[], options?: RouterOptions): Router<Operation>;

// routing/path-segment

/** A part of a path segment: text, or a parameter; the value of a `multi` parameter may span segments. */
export type PathPart = {
    readonly kind: 'literal';
    readonly text: string;
} | {
    readonly kind: 'parameter';
    readonly name: string;
    readonly multi: boolean;
};
/** The text between two slashes of a path template; `archive.{format}` has two parts. */
export type PathSegment = readonly PathPart[];

export {};
