const foreignEnd = /[^\\]\\Z/;
/** A regular expression of ECMA-262 section 22.2.1. `\Z` of other dialects, which ECMA-262 reads as a `Z`, is refused. */
export function isRegex(text) {
    if (text.includes('\\Z') && foreignEnd.test(text))
        return false;
    try {
        return Boolean(new RegExp(text));
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=regex.js.map