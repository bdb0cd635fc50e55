import { waitOf } from "./wait.js";
/**
 * A call that did not succeed. Knows what was answered, and nothing of what was sent. With a status of success: what came
 * is not in the format that the document describes.
 */
export class ApiError extends Error {
    name = 'ApiError';
    constructor(failure) {
        const { operation, message, response = Response.error(), body } = failure;
        // Of what is given here, `Error` takes the cause alone. What a service has sent may hold control characters, and characters
        // that reorder text or cannot be seen, which do harm to terminals and logs.
        super(`${operation}: ${message}`.slice(0, 1000).replace(/[\p{C}\p{Z}]+/gu, ' '), failure);
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
/**
 * There was no answer that could be used: no connection or a broken one, which is the `cause`, or a redirect or link that
 * is not followed.
 */
export class ConnectionError extends ApiError {
    name = 'ConnectionError';
}
/** The answer took longer than it may. */
export class TimeoutError extends ConnectionError {
    name = 'TimeoutError';
}
/**
 * The error for an answer that is no success, or cannot be read.
 * @param detail what is wrong; what the service says of it unless given
 */
export function errorOf(operation, response, body, detail = messageOf(body) ?? `${response.status} ${response.statusText}`) {
    const { status } = response;
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
/**
 * What an error body tells people: its member `message` or `error` (RFC 6749, section 5.2), or those of problem details
 * (RFC 9457, section 3.1).
 */
function messageOf(body) {
    const { message, error, detail, title } = Object(body);
    return message ?? error ?? [detail, title].find((text) => typeof text === 'string');
}
//# sourceMappingURL=errors.js.map