import type { Operation, Values, Written } from './operation.js';
/** Writes a path whose parameters have a style or span segments, with the codec. */
export declare function writePath({ path }: Values, { segments, path: parameters }: Operation): string;
/** Writes a query of any values with the codec. */
export declare function writeQuery({ query }: Values, operation: Operation): string;
/** Writes header parameters and cookies with the codec, and the body. Browsers send cookies of their own instead. */
export declare function writeHeaders(values: Values, operation: Operation): Written;
