/** The names of parameters as a caller has sent them, to be found by where their values stand among the decoded ones. */
export declare class SentNames {
    #private;
    /** `names` are decoded: `variables[][key]`, `ids[]`. */
    constructor(names: Iterable<string>);
    /** Whether the very name was sent. */
    has(name: string): boolean;
    /**
     * The name that was sent for the value at some steps: `variables[][key]` for `variables`, `0`, `key`. What was not sent
     * is named in the way of what was sent around it.
     */
    find(steps: readonly string[]): string;
}
