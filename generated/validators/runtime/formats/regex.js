/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema takes patterns (2020-12 Core, section
 * 6.4): escapes without a meaning, such as `\Z` of other dialects, and stray braces are faults.
 */
export function isRegex(text) {
    try {
        return Boolean(new RegExp(text, 'u'));
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=regex.js.map