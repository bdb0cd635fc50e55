/** A regular expression of ECMA-262 section 22.2.1. `\Z` of other dialects, which ECMA-262 reads as a `Z`, is refused. */
export declare function isRegex(text: string): boolean;
