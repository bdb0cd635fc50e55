import { type ParameterError, type UnknownName } from '../parameters/error.js';
import type { Validator } from '../validation/result.js';
import type { Fault } from './problem.js';
/** What a validator finds wrong with a part of a request. Missing members are pointed at, not what lacks them. */
export declare function validationFaults(part: Fault['in'], validator: Validator<unknown>, value: unknown): readonly Fault[];
/** What the codec finds wrong with parameters. */
export declare function decodingFaults(part: Fault['in'], errors: readonly ParameterError[]): readonly Fault[];
/** Parameters that nothing describes. */
export declare function unknownFaults(part: Fault['in'], unknown: readonly UnknownName[]): readonly Fault[];
/** Faults of a value that was not decoded without errors: those that follow from the errors are left out. */
export declare function furtherFaults(known: readonly Fault[], found: readonly Fault[]): readonly Fault[];
/**
 * What a validator finds wrong with a body whose members stand partly in the query, beside what is known already. What
 * the query alone gave is its fault.
 */
export declare function bodyFaults(given: {
    readonly validator: Validator<unknown>;
    /** The whole, of which `own` was sent as the body. */
    readonly value: object;
    readonly own: object;
    readonly members: {
        readonly values: object;
    };
    readonly found: readonly Fault[];
}): readonly Fault[];
export declare const MISSING = "is missing";
