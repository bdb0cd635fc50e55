import type { Values } from './operation.js';
/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainQuery({ query }: Values): string;
/**
 * The text of a single value. Throws a TypeError, naming the parameter, for what no text stands for: lists and objects,
 * null and numbers that are not finite, for which JSON has `null`, and texts with half of a surrogate pair.
 */
export declare function writeValue(name: string, value: unknown): string;
