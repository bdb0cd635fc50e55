// Runtime of forgespec, the same for every document. Do not edit.
import type { ApiRequest, Plugin, WithResponse } from './calls.js';

// client/deprecation

/** A plugin that warns about each deprecated operation and parameter that is used, once. */
export declare function deprecationWarnings(warn?: (message: string) => void): Plugin;

// client/hooks

export interface Hooks {
    /** Called with each request before credentials are added; may return another request to send instead. */
    readonly before?: (request: ApiRequest) => ApiRequest | void | Promise<ApiRequest | void>;
    /** Called with each response, whatever its status. */
    readonly after?: (received: WithResponse, request: ApiRequest) => void | Promise<void>;
}
/** A plugin that calls your functions with requests and responses. */
export declare function hooks({ before, after }: Hooks): Plugin;

// client/retry-after

/**
 * Milliseconds to wait before the next request: `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), otherwise
 * `RateLimit-Reset` in seconds or as a Unix time. 0 if there is neither, or if it cannot be read.
 *
 * @param response the response, or the error of a call
 */
export declare function retryAfter({ headers }: {
    readonly headers: Headers;
}): number;

// client/retries

export interface RetryOptions {
    /** Maximum number of attempts, including the first one; 3 by default. */
    readonly attempts?: number;
    /** Maximum milliseconds before the second attempt, doubled for each further one. The actual delay is random. */
    readonly delay?: number;
    /** Maximum wait in milliseconds. If the service requests a longer one, the request is not repeated. */
    readonly longest?: number;
    /** Whether to repeat requests whose method is not idempotent; false by default. */
    readonly unsafe?: boolean;
}
/**
 * A plugin that repeats a request after 429, 502, 503, 504 and connection errors: after the time that the service requests,
 * or after a growing, random delay. Requests with a stream as body are not repeated.
 */
export declare function retries({ attempts, delay, longest, unsafe, }?: RetryOptions): Plugin;

// client/timeout

/**
 * A plugin that ends a call with a `TimeoutError` if it takes too long. Before `retries` it limits the whole call, after
 * `retries` each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time includes reading the body, unless
 * it is a stream.
 */
export declare function timeout(milliseconds: number): Plugin;

// client/validation

/** The validators of operations, by their names: the exports of `validators/operations.js`. */
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
/** A request or a response does not match the document. */
export declare class InvalidValueError extends Error {
    name: string;
    readonly operation: string;
    /** `request query`, `request body`, `response 200`. */
    readonly part: string;
    readonly errors: ValidationErrors;
    constructor(operation: string, part: string, errors: ValidationErrors);
}
/**
 * A plugin that checks requests and responses with the validators of the document. The contents of files and streams are
 * not checked. Calls fail with an `InvalidValueError`; an invalid request is not sent.
 */
export declare function validation(validators: OperationValidators): Plugin;

// validation/result

/** One error of a value. */
export interface ValidationError {
    /** JSON Pointer (RFC 6901) of the part of the value that is wrong; `''` for the whole. */
    readonly pointer: string;
    /**
     * The keyword of the schema that the value does not meet, such as `required`, or `depth` and `safeInteger` for
     * additional limits.
     */
    readonly keyword: string;
    /** One sentence for people. */
    readonly message: string;
    /** What was expected, as plain data: a type, a limit, a list of values, a name. */
    readonly expected: unknown;
}
/** All errors of a value. */
export type ValidationErrors = readonly ValidationError[];
export type ValidationResult<T> = {
    readonly valid: true;
    readonly value: T;
} | {
    readonly valid: false;
    readonly errors: ValidationErrors;
};
/** Checks values against one schema. */
export interface Validator<T> {
    /** All errors of the value, 100 at most. */
    validate(value: unknown): ValidationResult<T>;
    is(value: unknown): value is T;
}

export {};
