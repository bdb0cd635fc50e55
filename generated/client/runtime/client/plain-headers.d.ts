import type { Operation, Values, Written } from './operation.js';
/** Writes header parameters of single values, and the body; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainHeaders(values: Values, operation: Operation): Written;
