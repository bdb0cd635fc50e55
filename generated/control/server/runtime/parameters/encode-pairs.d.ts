import type { ParameterDescriptor, ParameterValue } from './descriptor.js';
/** Values to send, by wire name; undefined is the same as absent. */
export type SendableValues = {
    readonly [name: string]: ParameterValue | undefined;
};
/**
 * Encodes a query, without `?`; the empty string when there is nothing to send. Throws a TypeError, naming the
 * parameter, for values that the wire cannot hold and for names that nothing describes. An empty list in style
 * `form` with `explode` sends nothing (RFC 6570, section 2.3: it is undefined).
 */
export declare function encodeQuery(parameters: readonly ParameterDescriptor[], values: SendableValues): string;
/**
 * Encodes a body of `application/x-www-form-urlencoded`; throws like `encodeQuery`. With `others`, fields that nothing
 * describes are written as it says, under their own names.
 */
export declare function encodeForm(parameters: readonly ParameterDescriptor[], values: SendableValues, others?: ParameterDescriptor): string;
/** Encodes a `Cookie` header; throws like `encodeQuery`. */
export declare function encodeCookies(parameters: readonly ParameterDescriptor[], values: SendableValues): string;
/** The values to send with their descriptors, in the order of the descriptors. Throws a TypeError for unknown names. */
export declare function pairWithValues(parameters: readonly ParameterDescriptor[], values: SendableValues): readonly (readonly [ParameterDescriptor, ParameterValue])[];
/** Does the work for one parameter and names it in what goes wrong. */
export declare function sending<T>({ name }: ParameterDescriptor, encode: () => T): T;
