import type { Operation, Values } from './operation.js';
/** Writes a path with a value that may span segments, `{+file}` in its template: as one value for each segment. */
export declare function writeSpanningPath({ path }: Values, operation: Operation): string;
