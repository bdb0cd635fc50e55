import type { ValidationError as ValueError, Validator } from '../validation/result.js';
import type { Plugin } from './operation.js';
/** The validators of operations, by their names: what `validators/operations.js` exports. */
export type OperationValidators = Readonly<Record<string, Validators>>;
export interface Validators {
    readonly parameters: Readonly<Record<string, Validator<unknown>>>;
    /** By media type. */
    readonly body: Readonly<Record<string, Validator<unknown>>>;
    /** By status, then by media type. */
    readonly responses: Readonly<Record<string, ResponseValidators>>;
}
export interface ResponseValidators {
    readonly headers?: Validator<unknown>;
    readonly content?: Readonly<Record<string, Validator<unknown>>>;
}
/** What was to be sent, or what came, is not as the document says. */
export declare class InvalidValueError extends Error {
    name: string;
    readonly operation: string;
    /** `request query`, `request body`, `response 200`. */
    readonly part: string;
    readonly errors: readonly ValueError[];
    constructor(operation: string, part: string, errors: readonly ValueError[]);
}
/**
 * A plugin that checks what is sent and what comes by the validators of the document. Bodies of files and streams are not
 * looked into. Fails with an `InvalidValueError`, before anything is sent if a request is wrong.
 */
export declare function validation(validators: OperationValidators): Plugin;
