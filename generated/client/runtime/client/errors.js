import { waitOf } from "./wait.js";
/**
 * A call that did not succeed. Knows what was answered, and nothing of what was sent. With a status of success: what came
 * is not in the format that the document describes.
 */
export class ApiError extends Error {
    name = 'ApiError';
    constructor(failure) {
        const { operation, message, response = Response.error(), body } = failure;
        // Of what is given here, `Error` takes the cause alone.
        super(`${operation}: ${message}`, failure);
        Object.assign(this, {
            operation,
            body,
            status: response.status,
            headers: response.headers,
            requestId: response.headers.get('x-request-id'),
        });
    }
}
/** 401: credentials are missing or wrong. */
export class AuthenticationError extends ApiError {
    name = 'AuthenticationError';
}
/** 403: the caller may not do this. */
export class PermissionError extends ApiError {
    name = 'PermissionError';
}
/** 404: there is no such thing, or the caller may not know of it. */
export class NotFoundError extends ApiError {
    name = 'NotFoundError';
}
/** 409: what is there stands against it. */
export class ConflictError extends ApiError {
    name = 'ConflictError';
}
/** 400 and 422: a value is missing or wrong. */
export class ValidationError extends ApiError {
    name = 'ValidationError';
    /** Reasons by the name of the field, where the service gives them. */
    get fields() {
        const message = messageOf(this.body);
        return (typeof message === 'object' && message) || {};
    }
}
/** 429: too many requests. */
export class RateLimitError extends ApiError {
    name = 'RateLimitError';
    /** Milliseconds that the service asked to wait, counted from its answer; 0 where it does not say. */
    wait = waitOf(this.headers);
}
/** 5xx: the fault is with the service, or with a proxy before it. */
export class ServerError extends ApiError {
    name = 'ServerError';
}
/** There was no answer that could be used: no connection, a broken one, a redirect or link that is not followed. */
export class ConnectionError extends ApiError {
    name = 'ConnectionError';
}
/** The answer took longer than it may. */
export class TimeoutError extends ConnectionError {
    name = 'TimeoutError';
}
/** The error for an answer that is no success, or cannot be read. */
export function errorOf(operation, response, body) {
    const { status, statusText } = response;
    const detail = messageOf(body) ?? problemOf(body) ?? `${status} ${statusText}`;
    const message = typeof detail === 'string' ? detail : JSON.stringify(detail);
    const ErrorClass = classes[status] ?? (status >= 500 ? ServerError : ApiError);
    return new ErrorClass({ operation, message, response, body });
}
/** The error for what was thrown while waiting for an answer. What the caller has aborted throws the reason given. */
export function failureOf(operation, thrown, signal) {
    const cause = (signal?.aborted ? signal.reason : thrown);
    const { name, message } = Object(cause);
    const isTimeout = name === 'TimeoutError';
    if (cause instanceof ApiError || (signal?.aborted && !isTimeout))
        return cause;
    return new (isTimeout ? TimeoutError : ConnectionError)({ operation, message, cause });
}
const classes = {
    400: ValidationError,
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitError,
};
/** The member `message` of an error body (or `error`, as OAuth has it: RFC 6749, section 5.2). */
function messageOf(body) {
    const { message, error } = Object(body);
    return message ?? error;
}
/** What problem details tell people (RFC 9457, section 3.1). */
function problemOf(body) {
    const { detail, title } = Object(body);
    return [detail, title].find((text) => typeof text === 'string');
}
//# sourceMappingURL=errors.js.map