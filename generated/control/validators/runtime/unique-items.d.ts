/**
 * The place of the first item that was there before, -1 where all are different, and -2 where an item is nested too
 * deep to tell. Takes time linear in the size of the items, where comparing each with each is quadratic.
 */
export declare function firstDuplicate(items: readonly unknown[]): number;
