/** What pairs are behind a path; nothing where there are none. */
export declare function asQuery(pairs: string): string;
