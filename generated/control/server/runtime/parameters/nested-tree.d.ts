import { type Step } from './nested-name.js';
import type { ParameterValue } from './descriptor.js';
/** What pairs with nested names build up: texts (null without `=`), lists, and members by name. */
export type Tree = string | null | Tree[] | TreeMembers;
export type TreeMembers = Map<string, Tree>;
/** Two pairs use one name in two shapes; `name` is the name up to where they differ: `a[b]`. */
export interface TreeConflict {
    readonly name: string;
}
/**
 * Sets the value that the steps lead to, as Rack does: the last of equal names wins, a single value replaces what
 * was there, a list or an object never replaces a single value. In a list of objects a new object begins when the
 * last one has the member already. Rack loses `2` in `a[][k]=1&a[][]=2`; here it is one more item.
 */
export declare function insert(root: TreeMembers, steps: readonly Step[], value: string | null): TreeConflict | undefined;
/** The tree as a value, every text a string. */
export declare function plainValue(tree: Tree): ParameterValue;
