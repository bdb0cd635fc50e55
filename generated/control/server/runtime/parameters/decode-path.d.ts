import type { ParameterDescriptor } from './descriptor.js';
import { type Decoded } from './error.js';
/**
 * Decodes path parameters from what the router found: texts by name, still percent-encoded, so that a `%2F` in one
 * is not taken for a separator. They are decoded here, once.
 */
export declare function decodePath(parameters: readonly ParameterDescriptor[], raw: {
    readonly [name: string]: string;
}): Decoded;
