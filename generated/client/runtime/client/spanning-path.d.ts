import type { Operation, Values } from './operation.js';
/** Writes a path with a value that may span segments, `{+file}` in its template, each of which is written as one value. */
export declare function writeSpanningPath(values: Values, operation: Operation): string;
