/** Adds the places of items that another check found `contains` to match. */
export declare function takeItems(into: number[], found: readonly number[] | undefined): void;
/** How many items of a list there are beside its first ones and those at some places. */
export declare function countOthers(length: number, first: number, places: ReadonlySet<number>): number;
