import type { PathSegment } from '../routing/path-segment.js';
import type { ParameterDescriptor } from './descriptor.js';
import { type SendableValues } from './encode-pairs.js';
/**
 * Encodes a path, beginning with `/`. A `/` in a value becomes `%2F`, except in `multi` parameters. Throws a
 * TypeError for a missing or empty value, and for segments that come out as `.` or `..`, which clients and proxies
 * remove (RFC 3986, section 5.2.4).
 */
export declare function encodePath(path: {
    readonly segments: readonly PathSegment[];
    readonly parameters: readonly ParameterDescriptor[];
    readonly values: SendableValues;
}): string;
