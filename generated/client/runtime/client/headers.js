/** Headers of several sources by their names in lower case; of two with one name the later counts. */
export function mergeHeaders(...sources) {
    return Object.fromEntries(sources
        .flatMap((headers) => Object.entries({ ...headers }))
        .map(([name, value]) => [name.toLowerCase(), value]));
}
//# sourceMappingURL=headers.js.map