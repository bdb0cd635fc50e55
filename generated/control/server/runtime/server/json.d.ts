/** What a JSON text holds, or why it is refused, with a pointer to the place. */
export type ReadJson = {
    readonly value: unknown;
} | {
    readonly pointer: string;
    readonly message: string;
};
/**
 * Reads JSON of a sender who is not trusted: nested no deeper than `depth`, and without members that would reach a
 * prototype when a careless program copies them: `__proto__`, and `prototype` within `constructor`.
 */
export declare function readJson(text: string, depth: number): ReadJson;
