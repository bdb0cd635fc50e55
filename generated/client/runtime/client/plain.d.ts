import type { Operation, Values } from './operation.js';
/** Writes a path of single values. Throws a TypeError for missing and empty ones, and for `.` and `..` as segments. */
export declare function writePlainPath({ path }: Values, { template }: Operation): string;
/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainQuery({ query }: Values): string;
/** A name with its value; nothing where there is none. */
export declare function writePair(name: string, value: unknown): string | [];
/** The text of a single value. */
export declare function writeValue(name: string, value: unknown): string;
