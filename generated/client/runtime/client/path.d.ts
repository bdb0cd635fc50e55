import type { Values } from './operation.js';
/**
 * A single value as a segment of a path. Throws a TypeError, naming the parameter, for missing and empty values, for `.`
 * and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for what is no single value.
 */
export declare function segment({ path }: Values, name: string): string;
/** A value that may span segments: `/` stays as it is, and what it parts is written like single values. */
export declare function segments(values: Values, name: string): string;
/** A single value beside other text of its segment, `archive.{format}`, where dots do no harm. Throws like `segment`. */
export declare function segmentPart({ path }: Values, name: string): string;
