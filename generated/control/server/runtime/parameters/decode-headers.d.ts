import type { ParameterDescriptor } from './descriptor.js';
import { type Decoded } from './error.js';
/**
 * Decodes header parameters; names match whatever their case, repeated headers are one list (RFC 9110, section
 * 5.2). Values are not percent-encoded. Headers that nothing describes are not reported: every request has some.
 */
export declare function decodeHeaders(parameters: readonly ParameterDescriptor[], headers: Iterable<readonly [string, string]>): Decoded;
