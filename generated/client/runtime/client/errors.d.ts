import type { Answer } from './answer.js';
import type { ApiRequest, Operation } from './operation.js';
/** What a call that failed has led to: a response, or an error of the platform, which is the cause. */
export type Outcome = Partial<Answer> & ErrorOptions;
/** The error for a response that is no success, or cannot be read; the parameters are those of `ApiError`. */
export declare function errorOf(operation: Operation, answer: Answer, detail?: unknown): ApiError;
/** The error for what was thrown while waiting for a response. What the caller has aborted throws the reason given. */
export declare function failureOf({ operation, signal }: ApiRequest, thrown: unknown): unknown;
/**
 * A call that did not succeed. Knows what was answered, and nothing of what was sent. With a status of success: what came
 * is not in the format that the document describes.
 */
export declare class ApiError extends Error {
    name: string;
    /** Name of the operation: `listProjects`. */
    readonly operation: string;
    /** Of the response, as are the others; 0 where there was none. */
    readonly status: number;
    readonly headers: Headers;
    /** JSON where the response is JSON, otherwise its text; undefined where it is empty. */
    readonly body: unknown;
    /** By which the operator of the service finds the call in the logs: `X-Request-Id`. */
    readonly requestId: string | null;
    /** @param detail what is wrong; what the service says of it unless given */
    constructor({ name: operation }: Operation, outcome: Outcome, detail?: unknown);
}
/** 401: credentials are missing or wrong. */
export declare class AuthenticationError extends ApiError {
    name: string;
}
/** 403: the caller may not do this. */
export declare class PermissionError extends ApiError {
    name: string;
}
/** 404: there is no such thing, or the caller may not know of it. */
export declare class NotFoundError extends ApiError {
    name: string;
}
/** 409: what is there stands against it. */
export declare class ConflictError extends ApiError {
    name: string;
}
/** 400 and 422: a value is missing or wrong. */
export declare class ValidationError extends ApiError {
    name: string;
    /** Reasons by the name of the field, where the service gives them. */
    get fields(): Readonly<Record<string, readonly string[]>>;
}
/** 429: too many requests. */
export declare class RateLimitError extends ApiError {
    name: string;
    /** Milliseconds that the service asked to wait, counted from its response; 0 where it does not say. */
    readonly wait: number;
}
/** 5xx: the fault is with the service, or with a proxy before it. */
export declare class ServerError extends ApiError {
    name: string;
}
/**
 * There was no response that could be used: no connection or a broken one, which is the `cause`, or a redirect or link that
 * is not followed.
 */
export declare class ConnectionError extends ApiError {
    name: string;
}
/** The response took longer than it may. */
export declare class TimeoutError extends ConnectionError {
    name: string;
}
