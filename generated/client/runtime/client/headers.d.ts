/** Headers by their names. */
export type HeaderMap = Readonly<Record<string, string>>;
/** Headers of several sources by their names in lower case; of two with one name the later counts. */
export declare function mergeHeaders(...sources: readonly (HeaderMap | undefined)[]): Record<string, string>;
