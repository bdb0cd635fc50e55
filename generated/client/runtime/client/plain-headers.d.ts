import type { Values } from './operation.js';
/** Writes header parameters of single values; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainHeaders({ header }: Values): Readonly<Record<string, string>>;
