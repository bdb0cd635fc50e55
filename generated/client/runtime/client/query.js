/** What pairs are behind a path; nothing where there are none. */
export function asQuery(pairs) {
    return pairs && `?${pairs}`;
}
