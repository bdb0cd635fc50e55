import type { Values } from './operation.js';
/**
 * Writes a query of single values, flat lists, and objects of such, whose names tell how they are written:
 * `ids[]=1&ids[]=2`, `topic=a,b`, `not[labels]=a` and `not[labels][]=a`. What it writes is what the codec writes; null is the same as absent. Throws a TypeError
 * for values that nest deeper, and for what could not be told apart when it is read.
 */
export declare function writeNestedQuery({ query }: Values): string;
