/** Headers by their names. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Headers of several sources by their names in lower case; of two with one name the later counts. */
export function mergeHeaders(...sources: readonly (HeaderMap | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    sources
      .flatMap((headers) => Object.entries({ ...headers }))
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
}
