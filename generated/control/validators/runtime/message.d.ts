/** One sentence about what a keyword asks for. Texts come from the schema alone, never from the value. */
export declare function messageOf(keyword: string, expected: unknown): string;
