/** Adds an issue. */
export function fail(issues, pointer = '', keyword = '', expected = undefined) {
    const issue = { pointer, keyword, expected };
    if (issues === null)
        return [issue];
    issues.push(issue);
    return issues;
}
/** Issues of one check that its caller takes over. Recursive alternatives would double them with every level. */
const MOST_JOINED = 100;
/** Adds what the check of a member found; `pointer` leads to that member. */
export function join(issues, found, pointer) {
    const joined = issues ?? [];
    for (const issue of (found ?? []).slice(0, MOST_JOINED)) {
        issue.pointer = pointer + issue.pointer;
        joined.push(issue);
    }
    return joined;
}
/** A member name as a segment of a JSON Pointer (RFC 6901 section 3), slash included. */
export function segment(name) {
    return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** Which keyword a value fails that is no integer, or none that a double holds exactly. */
export function integerFault(value) {
    return Number.isInteger(value) ? 'safeInteger' : 'type';
}
