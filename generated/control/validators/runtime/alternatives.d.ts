import type { Issue, Issues } from './issues.js';
/** What the alternatives of `anyOf` or `oneOf` allow, where all of them speak of the value itself. */
export interface Alternatives {
    readonly values: readonly unknown[];
    readonly types: readonly unknown[];
}
/** A union that a value does not meet, and where its alternatives left their issues in a list. */
export interface Union {
    readonly keyword: string;
    /** Of the value, as its issues have it. */
    readonly pointer: string;
    /** Where the issues of the first alternative begin, and where those of each end. */
    readonly start: number;
    readonly ends: readonly number[];
    /** Index of the alternative that a discriminator means; -1 where it means none. */
    readonly meant?: number;
}
export declare function isAlternatives(expected: unknown): expected is Alternatives;
/**
 * Puts what one can do about a union in the place of what all its alternatives found: the issues of the alternative that
 * is meant, or what all of them ask for, or one issue that lists what is allowed. Takes time linear in the issues.
 */
export declare function unite(issues: Issues, union: Union): Issue[];
/** The alternative that a discriminator means by the value of a member; -1 where it means none. */
export declare function meantBy(value: unknown, member: string, tags: ReadonlyMap<unknown, number>): number;
