// Runtime of forgespec, the same for every document. Do not edit.
import { ApiError, fail } from './calls.js';
import { mediaTypeKey, ownValue, statusKeys } from './bodies.js';

// client/deprecation

/** A plugin that warns about each deprecated operation and parameter that is used, once. */
export function deprecationWarnings(warn = console.warn) {
    const warned = new Set();
    const warnOnce = (what, instead) => {
        if (warned.has(what))
            return;
        warned.add(what);
        warn(`${what} is deprecated. ${instead}`.trim());
    };
    return (request, next) => {
        const { operation, values } = request;
        if (operation.deprecated !== undefined)
            warnOnce(operation.name, operation.deprecated);
        const given = Object.assign(Object.create(null), ...Object.values(values));
        for (const [name, instead] of Object.entries(operation.deprecatedParameters ?? {})) {
            if (given[name] !== undefined)
                warnOnce(`${name} of ${operation.name}`, instead);
        }
        return next(request);
    };
}

// client/hooks

/** A plugin that calls your functions with requests and responses. */
export function hooks({ before, after }) {
    return async (request, next) => {
        const sent = (await before?.(request)) ?? request;
        const received = await next(sent);
        await after?.(received, sent);
        return received;
    };
}

// client/retry-after

/**
 * Milliseconds to wait before the next request: `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), otherwise
 * `RateLimit-Reset` in seconds or as a Unix time. 0 if there is neither, or if it cannot be read.
 *
 * @param response the response, or the error of a call
 */
export function retryAfter({ headers }) {
    /** Larger values, in milliseconds, are points in time, from 1973; smaller ones are durations, up to three years. */
    const leastClock = 1e11;
    const text = headers.get('retry-after') ?? headers.get('ratelimit-reset');
    // A value that is not a number is a date.
    let time = +text * 1000 || Date.parse(text);
    if (time > leastClock)
        time -= Date.now();
    return time > 0 ? time : 0;
}

// client/retries

/** Idempotent methods (RFC 9110, section 9.2.2). */
const IDEMPOTENT = /^(GET|HEAD|PUT|DELETE|OPTIONS|TRACE)$/;
/**
 * A plugin that repeats a request after 429, 502, 503, 504 and connection errors: after the time that the service requests,
 * or after a growing, random delay. Requests with a stream as body are not repeated.
 */
export function retries({ attempts = 3, delay = 500, longest = 30_000, unsafe = false, } = {}) {
    return async (request, next) => {
        const { method, body } = request;
        const mayRepeat = (unsafe || IDEMPOTENT.test(method)) && !(body instanceof ReadableStream);
        for (let attempt = 1;; attempt += 1) {
            const outcome = await attemptOf(() => next(request));
            const wait = mayRepeat && attempt < attempts
                ? waitBefore(outcome, Math.random() * delay * 2 ** (attempt - 1))
                : undefined;
            if (request.signal?.aborted || wait === undefined || wait > longest) {
                if ('received' in outcome)
                    return outcome.received;
                throw outcome.thrown;
            }
            await pause(wait, request);
        }
    };
}
async function attemptOf(send) {
    try {
        return { received: await send() };
    }
    catch (thrown) {
        return { thrown };
    }
}
/** Undefined if another attempt would not help. */
function waitBefore(outcome, backoff) {
    // Status 0 means that there was no response. A RangeError is a limit, which the next response would exceed too.
    if ('thrown' in outcome) {
        const { thrown } = outcome;
        const isLost = thrown instanceof ApiError && thrown.status === 0 && !(thrown.cause instanceof RangeError);
        return isLost ? backoff : undefined;
    }
    const { response } = outcome.received;
    const { status } = response;
    if (status !== 429 && (status < 502 || status > 504))
        return undefined;
    return retryAfter(response) || backoff;
}
/** Waits; throws the error of the call if it is aborted. */
async function pause(milliseconds, request) {
    const { signal } = request;
    await new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, milliseconds);
        signal?.addEventListener('abort', end, { once: true });
    });
    if (signal?.aborted)
        fail(request, undefined);
}

// client/timeout

/**
 * A plugin that ends a call with a `TimeoutError` if it takes too long. Before `retries` it limits the whole call, after
 * `retries` each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time includes reading the body, unless
 * it is a stream.
 */
export function timeout(milliseconds) {
    return async (request, next) => {
        const controller = new AbortController();
        const reason = new DOMException(`No response within ${milliseconds} ms.`, 'TimeoutError');
        const timer = setTimeout(() => controller.abort(reason), milliseconds);
        const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal;
        try {
            return await next({ ...request, signal });
        }
        finally {
            clearTimeout(timer);
        }
    };
}

// client/validation

/** A request or a response does not match the document. */
export class InvalidValueError extends Error {
    name = 'InvalidValueError';
    operation;
    /** `request query`, `request body`, `response 200`. */
    part;
    errors;
    constructor(operation, part, errors) {
        super(`${operation}: ${part}: ${errors.map(({ pointer, message }) => `${pointer} ${message}`.trim()).join('; ')}`);
        this.operation = operation;
        this.part = part;
        this.errors = errors;
    }
}
/**
 * A plugin that checks requests and responses with the validators of the document. The contents of files and streams are
 * not checked. Calls fail with an `InvalidValueError`; an invalid request is not sent.
 */
export function validation(validators) {
    return async (request, next) => {
        const own = ownValue(validators, [request.operation.name]);
        if (own === undefined)
            return next(request);
        checkRequest(own, request);
        const received = await next(request);
        checkResponse(own, request, received);
        return received;
    };
}
function checkRequest({ parameters, body }, { operation, values, headers }) {
    for (const part of ['path', 'query', 'header', 'cookie'])
        check(parameters[part], asDoubles(values[part] ?? {}), [operation.name, `request ${part}`]);
    const type = operation.contentType ?? '';
    if (values.body === undefined || type.startsWith('multipart/'))
        return;
    const validator = validatorOf(body, headers['content-type'] ?? type);
    check(validator, asDoubles(values.body), [operation.name, 'request body']);
}
/** Replaces bigints by the nearest safe integers, as validators refuse integers that a double cannot represent. */
function asDoubles(value) {
    if (typeof value === 'bigint') {
        const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;
        return Math.min(Math.max(Number(value), MIN_SAFE_INTEGER), MAX_SAFE_INTEGER);
    }
    if (Array.isArray(value))
        return value.map(asDoubles);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asDoubles(member)]));
}
function checkResponse({ responses }, { operation }, { response, body }) {
    const { status, headers } = response;
    const content = ownValue(responses, statusKeys(status))?.content ?? {};
    const validator = validatorOf(content, headers.get('content-type') ?? '');
    check(validator, body, [operation.name, `response ${status}`]);
}
function validatorOf(content, type) {
    const key = mediaTypeKey(Object.keys(content), type);
    return key === undefined ? undefined : content[key];
}
function check(validator, value, [operation, part]) {
    const result = validator?.validate(value);
    if (result?.valid === false)
        throw new InvalidValueError(operation, part, result.errors);
}
