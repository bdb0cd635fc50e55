// Runtime of forgespec, the same for every document. Do not edit.

// client/errors

/** The error for a response that is no success, or cannot be read; the parameters are those of `ApiError`. */
export function errorOf(operation, answer, detail) {
    const byStatus = {
        400: ValidationError,
        401: AuthenticationError,
        403: PermissionError,
        404: NotFoundError,
        409: ConflictError,
        422: ValidationError,
        429: RateLimitError,
    };
    const Class = byStatus[answer.response.status] ?? (answer.response.status >= 500 ? ServerError : ApiError);
    return new Class(operation, answer, detail);
}
/** The error for what was thrown while waiting for a response. What the caller has aborted throws the reason given. */
export function failureOf({ operation, signal }, thrown) {
    const cause = (signal?.aborted ? signal.reason : thrown);
    const isTimeout = cause?.name === 'TimeoutError';
    if (cause instanceof ApiError || (signal?.aborted && !isTimeout))
        return cause;
    return new (isTimeout ? TimeoutError : ConnectionError)(operation, { cause }, cause?.message);
}
/**
 * The message of an error body: its member `message` or `error` (RFC 6749, section 5.2), or `detail` or `title` of problem
 * details (RFC 9457, section 3.1), which are ignored if they are not strings.
 */
function messageOf(body) {
    const { message, error, detail, title } = Object(body);
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
        // Of the outcome, `Error` takes the cause alone. What a service has sent may hold control characters, and characters
        // that reorder text or cannot be seen, which do harm to terminals and logs.
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
/**
 * There was no usable response: the connection failed, with the reason as `cause`, or a redirect or link was not followed.
 */
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
 * @throws {TypeError} for what cannot stand in a header; unlike that of the platform it quotes nothing
 */
export function headersOf(headers) {
    try {
        return Object.fromEntries(new Headers(headers));
    }
    catch {
        throw new TypeError('header cannot be sent.');
    }
}

// client/text

/** The body of a response as a stream. What is no stream of Node or the platform is read whole first. */
export async function streamOf(response) {
    const { body } = response;
    return new Response(body?.getReader || body?.pipe ? body : await response.text()).body;
}
/** The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. */
export async function readText(response, { maxBytes: left = 1e8 }) {
    const reader = (await streamOf(response)).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let chunk; (chunk = (await reader.read()).value); text += decoder.decode(chunk, { stream: true }))
        if ((left -= chunk.length) < 0) {
            await reader.cancel();
            throw new RangeError('body exceeds maxBytes');
        }
    return text + decoder.decode();
}

// client/exchange

/**
 * Sends a request and reads the response. Failures of the service are responses here; what prevents a response is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted. Headers that cannot be sent are a TypeError.
 *
 * Credentials and headers stay in the origin of the base address of the operation, wherever plug-ins and redirects lead.
 * Redirects are followed by hand, as `fetch` sees to that for no header but `Authorization`. What changes something is
 * never turned into a GET, and is repeated in the same origin alone.
 */
export async function exchange(request) {
    const sent = { ...request, headers: { ...request.headers }, redirect: 'manual' };
    if (new URL(sent.url).origin === request.origin)
        await request.auth?.(sent);
    sent.headers = headersOf(sent.headers);
    try {
        let url = new URL(sent.url);
        // Browsers follow as many redirects (Fetch Standard, HTTP-redirect fetch).
        for (let left = 20;;) {
            if (url.origin !== request.origin)
                // A copy of the members with these names.
                sent.headers = JSON.parse(JSON.stringify(sent.headers, ['accept', 'content-type']));
            const response = await (request.fetch ?? fetch)(url.href, sent);
            // Status 0 is a redirect that the platform hides. A pattern reads numbers as their texts, here of three digits.
            if (!/^0|30[12378]/.test(response.status))
                return {
                    response,
                    body: await ((response.ok && request.operation.read) || readJson)(response, request),
                };
            await (await streamOf(response)).cancel();
            // Two slashes are no address. The query may hold a token, which an error of the platform would quote.
            url = new URL(response.headers.get('location') ?? '//', url.origin + url.pathname);
            // What is repeated in the same origin may be followed as a GET may. Credentials in the URL stand before an `@`;
            // errors of the platform would quote them.
            if (!left-- ||
                !/^(GET|HEAD)https?:[^@]{3,}\//.test((response.status < 307 || url.origin !== request.origin ? request.method : 'GET') + url.href))
                throw new RangeError('redirect is refused');
        }
    }
    catch (thrown) {
        throw failureOf(request, thrown);
    }
}
/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export async function readJson(response, request) {
    const body = await readText(response, request);
    if (body)
        try {
            return JSON.parse(body);
        }
        catch {
            if (!response.ok)
                return body;
            throw errorOf(request.operation, { response, body }, `no JSON but ${response.headers.get('content-type')}: ${body}`);
        }
}

// client/client

/**
 * Makes the client that every operation takes as its first argument. Its base address is in normal form (URL Standard),
 * without a slash at the end.
 * @throws {TypeError} if `baseUrl` is not an absolute address of origin and path; it does not quote what may hold a
 * password. Passwords may hold slashes, so that `@` is refused in paths too, where `%40` stands for it.
 */
export function createClient(options) {
    const { baseUrl, use = [] } = options;
    if (!/^https?:[^?#@\\]+$/.test(baseUrl))
        throw new TypeError('baseUrl must be a plain http URL.');
    return {
        ...options,
        baseUrl: new URL(baseUrl).href.replace(/\/$/, ''),
        send: use.reduceRight((next, plugin) => (request) => plugin(request, next), exchange),
    };
}

// client/authentication

/**
 * Sends a token in a header, after a prefix. If the token is empty, or contains anything but visible ASCII characters, calls
 * fail with a TypeError that does not quote it.
 */
export function headerToken(name, token, prefix = '') {
    return async ({ headers }) => {
        const text = typeof token === 'string' ? token : await token();
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
        // What is written alone is a body.
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

/** Sends the request at once, unless the response is on its way already. */
export function call(client, operation, values, options, answer = writeRequest(client, operation, values, options).then(client.send)) {
    const success = answer.then(({ response, body }) => {
        if (response.ok)
            return body;
        throw errorOf(operation, { response, body });
    });
    return Object.assign(success, {
        result() {
            // The promise of a success fails too where there is none, but then nobody waits for it.
            success.catch(() => { });
            return answer.then(({ response, body }) => ({ status: response.status, headers: response.headers, body }));
        },
        withResponse: () => success.then(() => answer),
    });
}

// client/server-url

/**
 * The base address of an operation with a server of its own: what the caller gives for the server, else its URL with the
 * values of its variables. A relative URL is relative to `baseUrl`, because the URL of the document is unknown
 * (OpenAPI 3.1.1, section 4.8.5).
 * @param server its URL as the document has it
 * @param fill puts values into it, where it has variables
 * @throws {TypeError} for what is no address, and for one with credentials, a query or a fragment
 */
export function serverUrl({ baseUrl, servers = {}, variables }, server, fill = () => server) {
    const given = Object.hasOwn(servers, server) ? servers[server] : undefined;
    const url = given ?? fill(Object.assign(Object.create(null), variables));
    const address = URL.canParse(url, `${baseUrl}/`) ? new URL(url, `${baseUrl}/`).href : url;
    // A client has the same rules for its base address.
    return createClient({ baseUrl: address }).baseUrl;
}

// parameters/descriptor

/**
 * How parameters stand on the wire, as plain data: a generator writes these descriptors down once, and server,
 * client, documentation and conformance cases all read them.
 */
