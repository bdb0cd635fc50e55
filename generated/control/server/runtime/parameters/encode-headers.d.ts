import type { ParameterDescriptor } from './descriptor.js';
import { type SendableValues } from './encode-pairs.js';
/**
 * Encodes header parameters as names and values. Throws a TypeError, naming the parameter, for values that a header
 * cannot hold: other than visible ASCII and inner spaces (RFC 9110, section 5.5), separators inside a list.
 */
export declare function encodeHeaders(parameters: readonly ParameterDescriptor[], values: SendableValues): readonly (readonly [string, string])[];
