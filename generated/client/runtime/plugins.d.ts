// Runtime of forgespec, the same for every document. Do not edit.
import type { Answer, ApiRequest, Plugin } from './calls.js';

// client/deprecation

/** A plugin that warns of deprecated operations and parameters, of each once. */
export declare function deprecationWarnings(warn?: (message: string) => void): Plugin;

// client/hooks

export interface Hooks {
    /** Sees each request before it is sent, and may give another one to send instead. Credentials are added later. */
    readonly before?: (request: ApiRequest) => ApiRequest | void | Promise<ApiRequest | void>;
    /** Sees each response, failures of the service too. */
    readonly after?: (answer: Answer, request: ApiRequest) => void | Promise<void>;
}
/** A plugin that shows requests and responses to functions of yours. */
export declare function hooks({ before, after }: Hooks): Plugin;

// client/retry-after

/**
 * Milliseconds that the service asks to wait before the next request: `Retry-After` in seconds or as a date (RFC 9110,
 * section 10.2.3), otherwise `RateLimit-Reset` in seconds or as a time of the Unix clock. 0 where it does not say, or what
 * cannot be read. Services send it with 429 and 503.
 *
 * @param response the response, or the error of a call
 */
export declare function retryAfter({ headers }: {
    readonly headers: Headers;
}): number;

// client/retries

export interface RetryOptions {
    /** How often a request is sent at most, the first time included; 3 where it is left out. */
    readonly attempts?: number;
    /** Milliseconds before the second attempt; doubled for each further one, and each cut to a random part of it. */
    readonly delay?: number;
    /** The longest wait in milliseconds. Where the service asks for more, its response stands. */
    readonly longest?: number;
    /** Whether requests are sent again that may then be carried out twice: by default only methods that may. */
    readonly unsafe?: boolean;
}
/**
 * A plugin that sends a request again after 429, 502, 503, 504 and where no response came: when the service says, or after
 * a delay that grows and differs from caller to caller. Bodies that are streams cannot be sent again.
 */
export declare function retries({ attempts, delay, longest, unsafe, }?: RetryOptions): Plugin;

// client/timeout

/**
 * A plugin that ends what takes longer with a `TimeoutError`. Outside `retries` it bounds a call with all its attempts
 * and waits, inside each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time ends with the body, for a
 * stream with the headers.
 */
export declare function timeout(milliseconds: number): Plugin;

// client/validation

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
    readonly errors: ValidationErrors;
    constructor(operation: string, part: string, errors: ValidationErrors);
}
/**
 * A plugin that checks what is sent and what comes by the validators of the document. Bodies of files and streams are not
 * looked into. Fails with an `InvalidValueError`, before anything is sent if a request is wrong.
 */
export declare function validation(validators: OperationValidators): Plugin;

// validation/result

/** One thing that is wrong with a value. */
export interface ValidationError {
    /** JSON Pointer (RFC 6901) of the part of the value that is wrong; `''` for the whole. */
    readonly pointer: string;
    /** The keyword of the schema that was not met, such as `required`, or `depth` and `safeInteger` for bounds of ours. */
    readonly keyword: string;
    /** One sentence for people. */
    readonly message: string;
    /** What was expected as plain data: a type, a limit, a list of values, a name. */
    readonly expected: unknown;
}
/** All that is wrong with a value. */
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
