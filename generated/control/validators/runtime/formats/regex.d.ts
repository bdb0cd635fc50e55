/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema takes patterns (2020-12 Core, section
 * 6.4): escapes without a meaning, such as `\Z` of other dialects, and stray braces are faults.
 */
export declare function isRegex(text: string): boolean;
