import type { ParameterDescriptor } from './descriptor.js';
import { type Decoded } from './error.js';
import { type ParameterLimits } from './limits.js';
/** Decodes a query, without its `?`. Without `others`, names that nothing describes are unknown. */
export declare function decodeQuery(parameters: readonly ParameterDescriptor[], query: string, limits?: ParameterLimits, others?: ParameterDescriptor): Decoded;
/** Decodes a body of `application/x-www-form-urlencoded`. Without `others`, fields that nothing describes are unknown. */
export declare function decodeForm(parameters: readonly ParameterDescriptor[], body: string, limits?: ParameterLimits, others?: ParameterDescriptor): Decoded;
/** Decodes a `Cookie` header. Cookies that nothing describes are not reported: browsers send them to everybody. */
export declare function decodeCookies(parameters: readonly ParameterDescriptor[], header: string, limits?: ParameterLimits): Decoded;
