/** A step into a nested value: to a member of an object, or to the end of a list (`[]`). */
export type Step = string | typeof append;
export declare const append: unique symbol;
/**
 * The steps that a decoded name spells, as Rack reads them: `a[k][]` is `a`, `k`, append. Brackets that do not pair
 * up are ordinary characters, and text behind a closing bracket is one more member: `a[b]c` reads as `a[b][c]`.
 * A bracket at the very start belongs to the name. The empty name has no steps and is ignored.
 */
export declare function splitName(name: string): Step[];
/** Spells steps as a name: the inverse of `splitName` for steps without brackets in them. */
export declare function joinName(steps: readonly Step[]): string;
/** Levels of members that the steps go down. */
export declare function depthOf(steps: readonly Step[]): number;
