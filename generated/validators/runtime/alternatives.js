/** Keywords that say which values are allowed as such, so that those of several branches read as one list. */
const PLAIN = new Set(['const', 'enum', 'type', 'types']);
/**
 * Folds what the branches of `anyOf` or `oneOf` found about one and the same value into one issue, which then expects
 * `Alternatives`: a text that is neither a known value nor a number has one fault and not three. What a branch found
 * deeper inside is kept.
 */
export function foldAlternatives(issues) {
    const folded = [];
    for (const issue of issues) {
        const branches = isUnion(issue) ? takeBranches(folded, issue.pointer) : [];
        folded.push(branches.length === 0 ? issue : { ...issue, expected: alternativesOf(branches) });
    }
    return folded;
}
export function isAlternatives(expected) {
    return typeof expected === 'object' && expected !== null && 'values' in expected && 'types' in expected;
}
function isUnion({ keyword }) {
    return keyword === 'anyOf' || keyword === 'oneOf';
}
/** Takes the issues of the branches from the end of a list. */
function takeBranches(issues, pointer) {
    let from = issues.length;
    while (from > 0 && isBranch(issues[from - 1], pointer))
        from--;
    return issues.splice(from);
}
function isBranch(issue, pointer) {
    if (issue?.pointer !== pointer)
        return false;
    return PLAIN.has(issue.keyword) || (isUnion(issue) && isAlternatives(issue.expected));
}
function alternativesOf(branches) {
    const parts = branches.map(({ keyword, expected }) => {
        if (isAlternatives(expected))
            return expected;
        const listed = Array.isArray(expected) ? expected : [expected];
        return keyword === 'type' || keyword === 'types'
            ? { values: [], types: listed }
            : { values: listed, types: [] };
    });
    return {
        values: unique(parts.flatMap(({ values }) => values)),
        types: unique(parts.flatMap(({ types }) => types)),
    };
}
function unique(values) {
    const byText = new Map();
    for (const value of values) {
        const text = JSON.stringify(value);
        if (!byText.has(text))
            byText.set(text, value);
    }
    return [...byText.values()];
}
//# sourceMappingURL=alternatives.js.map