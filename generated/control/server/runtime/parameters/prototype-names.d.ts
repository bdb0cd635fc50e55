import type { Tree } from './nested-tree.js';
/**
 * Whether a member would reach a prototype when a careless program copies it: `__proto__`, and `constructor` with a
 * `prototype` in it. Members of maps count as those of objects.
 */
export declare function reachesPrototype(name: string, member: unknown): boolean;
/** Takes such members out of a tree, at every depth, and reports the pointer of each. */
export declare function removePrototypeNames(tree: Tree, pointer: string, report: (pointer: string) => void): void;
export declare const NOT_ALLOWED: string;
