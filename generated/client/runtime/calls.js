// Runtime of forgespec, the same for every document. Do not edit.

// client/errors

/** The error for a response that is not a success, or that cannot be read. */
export function errorOf(operation, received, detail) {
    const byStatus = {
        400: ValidationError,
        401: AuthenticationError,
        403: PermissionError,
        404: NotFoundError,
        409: ConflictError,
        422: ValidationError,
        429: RateLimitError,
    };
    const Class = byStatus[received.response.status] ?? (received.response.status > 499 ? ServerError : ApiError);
    return new Class(operation, received, detail);
}
/** Throws the error for an exception while waiting for a response; for an aborted call, the reason of the caller. */
export function fail({ operation, signal }, thrown) {
    const cause = (signal?.aborted ? signal.reason : thrown);
    if (cause?.name === 'TimeoutError')
        throw new TimeoutError(operation, { cause }, cause.message);
    if (cause instanceof ApiError || signal?.aborted)
        throw cause;
    throw new ConnectionError(operation, { cause }, cause?.message);
}
/**
 * The message of an error body: `message`, `error` (RFC 6749, section 5.2), or `detail` or `title` of problem details (RFC
 * 9457, section 3.1) if they are strings.
 */
function messageOf(body) {
    const { message, detail, title, error } = Object(body);
    return message ?? error ?? [detail, title].find((text) => typeof text === 'string');
}
/**
 * A call that failed. The error contains the response and nothing of the request. With a success status, the body is not in
 * the format that the document describes.
 */
export class ApiError extends Error {
    name = 'ApiError';
    /** @param detail what is wrong; by default, the message of the service */
    constructor({ name: operation }, outcome, detail) {
        const { response = Response.error(), body } = outcome;
        const reason = detail ?? messageOf(body) ?? response.status + ' ' + response.statusText;
        // Of the outcome, `Error` reads only the cause. Characters of a service that harm terminals and logs are replaced.
        super(`${operation}: ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`
            .slice(0, 1000)
            .replace(/[\p{C}\s]+/gu, ' '), outcome);
        Object.assign(this, {
            status: response.status,
            headers: response.headers,
            body,
            operation,
            requestId: response.headers.get('x-request-id'),
        });
    }
}
/** 401: credentials are missing or wrong. */
export class AuthenticationError extends ApiError {
    name = 'AuthenticationError';
}
/** 403: the caller does not have permission. */
export class PermissionError extends ApiError {
    name = 'PermissionError';
}
/** 404: the resource does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError {
    name = 'NotFoundError';
}
/** 409: the request conflicts with the current state of the resource. */
export class ConflictError extends ApiError {
    name = 'ConflictError';
}
/** 400 and 422: a value is missing or wrong. */
export class ValidationError extends ApiError {
    name = 'ValidationError';
    /** Reasons for each field, if the service gives them. */
    get fields() {
        const message = messageOf(this.body);
        return Object(message) === message ? message : {};
    }
}
/** 429: too many requests. `retryAfter(error)` is the time to wait. */
export class RateLimitError extends ApiError {
    name = 'RateLimitError';
}
/** 5xx: the service, or a proxy in front of it, failed. */
export class ServerError extends ApiError {
    name = 'ServerError';
}
/** There was no usable response: the connection failed (see `cause`), or a redirect or link was not followed. */
export class ConnectionError extends ApiError {
    name = 'ConnectionError';
}
/** The response took too long. */
export class TimeoutError extends ConnectionError {
    name = 'TimeoutError';
}

// client/headers

/**
 * Headers by their names in lower case.
 * @throws {TypeError} for a value that a header cannot contain, without quoting it as the platform does
 */
export function headersOf(headers) {
    try {
        return Object.fromEntries(new Headers(headers));
    }
    catch {
        throw new TypeError('header cannot be sent.');
    }
}

// client/body-reader

/** Reads the body of a response in chunks. A body without a stream is one chunk. */
export async function readerOf(response) {
    const { body } = response;
    return new Response(body?.getReader || body?.pipe ? body : await response.text()).body.getReader();
}

// client/exchange

/**
 * Reads a body in UTF-8 as JSON, or with `parse`; undefined for an empty body. The body of an error may also be text.
 * Throws a RangeError if the decompressed body is longer than `maxBytes`.
 */
export async function readBody(response, { operation, maxBytes: left = 1e8 }, parse = JSON.parse) {
    const reader = await readerOf(response);
    let body = '';
    const decoder = new TextDecoder();
    for (let chunk; (chunk = (await reader.read()).value); body += decoder.decode(chunk, { stream: true }))
        if ((left -= chunk.length) < 0) {
            await reader.cancel();
            throw new RangeError('body exceeds maxBytes');
        }
    body += decoder.decode();
    try {
        // The reviver throws for an error body that is nested too deeply to be written into a message.
        return body
            ? parse(body, (response.ok || ((_, value) => value)))
            : undefined;
    }
    catch {
        if (response.ok)
            throw errorOf(operation, { response, body }, `no JSON: ${response.headers.get('content-type')}: ${body}`);
        return body;
    }
}
/**
 * Sends a request and returns the response, whatever its status. Without a response, it throws an `ApiError`, or the reason
 * for which the caller has aborted; for headers that cannot be sent, a TypeError. Credentials and headers are sent only
 * to the origin of the base URL of the operation, even if plug-ins or redirects change the URL. Redirects are followed
 * here, because `fetch` removes only the header `Authorization` for another origin.
 */
export async function exchange(request) {
    const sent = { ...request, redirect: 'manual', headers: { ...request.headers } };
    if (new URL(sent.url).origin === request.origin)
        await request.auth?.(sent);
    sent.headers = headersOf(sent.headers);
    try {
        let url = new URL(sent.url);
        // The same limit as in browsers (Fetch Standard, HTTP-redirect fetch).
        for (let left = 20;;) {
            if (url.origin !== request.origin)
                // JSON copies only the members with these names.
                sent.headers = JSON.parse(JSON.stringify(sent.headers, ['accept', 'content-type']));
            const response = await (sent.fetch ?? fetch)(url.href, sent);
            // Status 0 is a redirect that the platform hides.
            if (!/^(0|30[12378])$/.test(response.status))
                return {
                    response,
                    body: await ((response.ok && sent.operation.read) || readBody)(response, request),
                };
            await (await readerOf(response)).cancel();
            // `//` is invalid, so that it throws without `Location`. The query may contain a token, which errors would quote.
            url.search = '';
            url = new URL(response.headers.get('location') ?? '//', url);
            // URLs with credentials are refused, as errors of the platform would quote them. 307 and 308 at the same origin
            // repeat any method; other redirects are followed for GET and HEAD only.
            if (!left-- ||
                !/^https?:[^@]{3,}\//.test(url.href) ||
                (!/^(GET|HEAD)$/.test(request.method) && (response.status < 307 || url.origin !== request.origin)))
                throw new RangeError('redirect refused');
        }
    }
    catch (thrown) {
        fail(request, thrown);
    }
}

// client/client

/**
 * Makes the client that every operation takes as its first argument. Its base address is in normal form (URL Standard),
 * without a slash at the end.
 * @throws {TypeError} if `baseUrl` is not an absolute URL with an origin and a path only; the message does not quote
 * the URL, which may contain a password. A password may contain slashes, so `@` is also refused in the path; write
 * `%40` there.
 */
export function createClient(options) {
    const { baseUrl } = options;
    if (!/^https?:[^?#@\\]+$/i.test(baseUrl))
        throw new TypeError('baseUrl is no plain http URL.');
    return {
        ...options,
        baseUrl: new URL(baseUrl).href.replace(/\/$/, ''),
        send: options.use?.reduceRight((next, plugin) => (request) => plugin(request, next), exchange) ??
            exchange,
    };
}

// client/authentication

/**
 * Sends a token in a header, after a prefix. If the token is empty, or contains anything but visible ASCII characters, calls
 * fail with a TypeError that does not quote it.
 */
export function headerToken(name, token, prefix = '') {
    return async ({ headers }) => {
        const text = await (typeof token === 'string' ? token : token());
        if (!/^[!-~]+$/.test(text))
            throw new TypeError('token cannot be sent.');
        headers[name] = prefix + text;
    };
}
/** Sends a token as a query parameter. URLs are often logged, so prefer a header where there is a choice. */
export function queryToken(name, token) {
    return async (request) => {
        const text = typeof token === 'function' ? await token() : token;
        const separator = request.url.includes('?') ? '&' : '?';
        request.url += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    };
}
/** Sends a token as a cookie; browsers send their own cookies instead. */
export function cookieToken(name, token) {
    const set = headerToken('cookie', token, `${name}=`);
    return async ({ url, headers }) => {
        const own = { url, headers: {} };
        await set(own);
        headers['cookie'] = [headers['cookie'], own.headers['cookie']]
            .filter((each) => each !== undefined)
            .join('; ');
    };
}
/** Sends a token as `Authorization: Bearer` (RFC 6750, section 2.1). */
export function bearer(token) {
    return headerToken('authorization', token, 'Bearer ');
}
/** Sends a name and a password as `Authorization: Basic` (RFC 7617), in UTF-8. */
export function basic(username, password) {
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    return headerToken('authorization', btoa(String.fromCharCode(...bytes)), 'Basic ');
}
/** Sends the credentials of several schemes together. */
export function allOf(...schemes) {
    return async (request) => {
        for (const authenticate of schemes)
            await authenticate(request);
    };
}

// client/request

/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export async function writeRequest(client, operation, values, options) {
    const url = operation.writeUrl(client, values);
    const written = operation.write?.(values, operation);
    return {
        ...client,
        ...options,
        // Requests of operations without `write` have no body.
        body: undefined,
        ...written,
        operation,
        values,
        method: operation.method,
        origin: new URL(url).origin,
        url,
        headers: {
            accept: operation.accept,
            ...written?.headers,
            ...headersOf(client.headers),
            ...headersOf(options?.headers),
        },
    };
}

// client/call

/** Sends a request, unless there is a response already. */
export function call(client, operation, values, options, received = writeRequest(client, operation, values, options).then(client.send)) {
    const success = received.then(({ response, body }) => {
        if (response.ok)
            return body;
        throw errorOf(operation, { response, body });
    });
    return Object.assign(success, {
        result: () => 
        // Handles the rejection of `success`, for callers who only use the result.
        success
            .then(() => received, () => received)
            .then(({ response, body }) => ({ status: response.status, headers: response.headers, body })),
        withResponse: () => success.then(() => received),
    });
}

// client/server-url

/**
 * The base URL of an operation with its own server: that of the caller, otherwise that of the document with the values of
 * its variables. A relative URL is relative to `baseUrl`, as the URL of the document is unknown (OpenAPI 3.1.1, section
 * 4.8.5).
 * @param server its URL as in the document
 * @param fill inserts values, if it has variables
 * @throws {TypeError} for an invalid URL, and for one with credentials, a query or a fragment
 */
export function serverUrl({ baseUrl, servers = {}, variables }, server, fill = () => server) {
    const given = Object.hasOwn(servers, server) ? servers[server] : undefined;
    const url = given ?? fill(Object.assign(Object.create(null), variables));
    const address = URL.canParse(url, `${baseUrl}/`) ? new URL(url, `${baseUrl}/`).href : url;
    // The rules are those of the base URL of a client.
    return createClient({ baseUrl: address }).baseUrl;
}

// parameters/descriptor

/** How parameters are encoded, as plain data that server, client, documentation and conformance cases read. */
