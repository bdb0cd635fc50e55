import type { ParameterError } from './error.js';
import type { ParameterLocation } from './descriptor.js';
import type { ParameterLimits } from './limits.js';
/** A name and a value of a query or form, in the order of the text. */
export interface Pair {
    /** Decoded. */
    readonly name: string;
    /** Still encoded, because some styles split it first; null where there is no `=`. */
    readonly raw: string | null;
}
export interface Pairs {
    readonly pairs: readonly Pair[];
    readonly errors: readonly ParameterError[];
}
/** What pairs stand in: the separator between them, and how their texts are encoded. */
export interface PairSyntax {
    readonly in: ParameterLocation;
    readonly separator: string;
    /** Undecodable text gives undefined. */
    readonly decode: (text: string) => string | undefined;
}
export declare const querySyntax: PairSyntax;
export declare const formSyntax: PairSyntax;
/** RFC 6265, section 4.2.1; values are percent-encoded as for `form` (OpenAPI 3.1, Parameter Object, `style`). */
export declare const cookieSyntax: PairSyntax;
/**
 * Splits a text into pairs, as Rack does: spaces behind a separator do not count, empty parts are skipped, a `;` in
 * a query is data. Beyond the limits there are no pairs at all, only the error.
 */
export declare function splitPairs(text: string, syntax: PairSyntax, limits: ParameterLimits): Pairs;
