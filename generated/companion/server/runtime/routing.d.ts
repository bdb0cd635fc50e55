// Runtime of forgespec, the same for every document. Do not edit.

// routing/route-need

/**
 * What a request has to have to be one for a route, beside its method and path. Templates that differ behind a `#` share
 * both: `/{bucket}/{key}#acl` and `/{bucket}/{key}#tags`, distinguished by required parameters.
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

// routing/segment-text

/** A segment of a request path. */
export interface SentSegment {
    /**
     * For comparison with literal text: encoded letters, digits and `-._~` are written plainly and other codes in upper
     * case, which means the same (RFC 3986, section 6.2.2).
     */
    readonly text: string;
    /**
     * For the values of parameters: codes in upper case, nothing decoded. The style of a parameter may take an encoded
     * character for data and a plain one for a separator: `.a%2Eb` is one item in the style `label`, `.a.b` is two.
     */
    readonly raw: string;
}
/** The segments of a raw path behind the slash before `start`, still percent-encoded, so that `%2F` separates nothing. */
export declare function splitPath(path: string, start: number): SentSegment[];
/** Literal text of a path template in the form in which segments are compared. */
export declare function literalSegment(text: string): string;
/** The piece of `raw` that stands for the characters from `start` to `end` of `text`. */
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
 * The values of the parameters, one character or more each, as short as the text behind them allows, as they were sent;
 * or undefined.
 */
export declare function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined;

// routing/route-tree

/** What a path leads to, with the names of the parameters on the way, in order. */
export interface Target<Operation> {
    readonly operation: Operation;
    readonly names: readonly string[];
    readonly needs: readonly RouteNeed[];
}
/** Routes by method whose paths end at the same place of the tree; those first that need most. */
export type Targets<Operation> = Map<string, Target<Operation>[]>;
/** One search: the path, the values found so far, and what to do at the end of each route. */
export interface Walk<Operation, Found> {
    readonly segments: readonly SentSegment[];
    /** Changes while the search goes on. */
    readonly values: string[];
    /** Undefined where the search has to go on. */
    visit(targets: Targets<Operation>): Found | undefined;
}
/** Paths that begin alike, by what may come next. */
export declare class RouteTree<Operation> {
    #private;
    /** The targets at the end of a path template, made where they were missing. */
    targetsOf(segments: readonly PathSegment[]): Targets<Operation>;
    /**
     * Visits all that match a path until a visit gives a result, the most exact first: literal text, then text around
     * a parameter, then a parameter, then a parameter that takes all of the rest; decided at each segment, from the
     * left. Each part of the tree is entered once at most.
     */
    find<Found>(walk: Walk<Operation, Found>, at?: number): Found | undefined;
}

// routing/router

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
    /** Whether `/a/` is `/a`, where only one of them is a route; `strict` by default. */
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
 * Makes a router. Literal text wins over parameters at each segment, from the left; where that finds no route, or
 * none of the method, the next best is tried. Of routes with one method and path that one is taken whose needs are met,
 * the one with most needs first; where none is, and where the needs are the same, the first. A `multi` parameter spans
 * segments at the end of a path and is an ordinary one elsewhere.
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
/** What stands between two slashes of a path template; `archive.{format}` has two parts. */
export type PathSegment = readonly PathPart[];

export {};
