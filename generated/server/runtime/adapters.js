// Runtime of forgespec, the same for every document. Do not edit.
import { STATUS_CODES, ServerResponse as NodeResponse } from 'node:http';
import { Refusal, tooLarge } from './requests.js';

// server/client-error

/** The status for bytes that are not a valid request, by the error code of Node. */
const statuses = new Map([
    ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long.']],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'The chunk extensions are too long.']],
    ['HPE_HEADER_OVERFLOW', [431, 'The URL and the headers are too long.']],
]);
/** Connections that are closed after the response to the request that was followed by invalid bytes. */
const ending = new WeakSet();
/**
 * Responds with a problem to bytes that Node cannot parse as a request, and closes the connection, because it is
 * unknown where the next request begins. If a complete request before them still waits for its response, only that
 * response is sent before the connection is closed: a problem would be read as the response to that request (RFC 9112,
 * section 9.3.2).
 */
export function answerClientError(server) {
    return ({ code }, connection) => {
        const pending = connection._httpMessage;
        if (code !== 'ECONNRESET' && ending.has(connection))
            return;
        // If part of a response was sent, further bytes would be read as the rest of it.
        if (code === 'ECONNRESET' || !connection.writable || pending?.headersSent === true) {
            connection.destroy();
            return;
        }
        if (pending?.req.complete === true) {
            ending.add(connection);
            pending.setHeader('connection', 'close');
            return;
        }
        const [status, message] = statuses.get(code) ?? [400, 'The request is not valid HTTP.'];
        Promise.resolve(server.refuse({ status, message })).then((response) => end(connection, response), () => connection.destroy());
        // A client that continues to send and never reads must not keep the connection open.
        setTimeout(() => connection.destroy(), 1_000).unref();
    };
}
function end(connection, { status, headers, body }) {
    const text = typeof body === 'string' ? body : '';
    const lines = Object.entries({
        ...headers,
        'content-length': String(Buffer.byteLength(text)),
        connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
}

// server/fastify-routes

/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify adds
 * itself would count the bytes of a body that is not sent.
 */
export function routeGroups(operations) {
    const groups = new Map();
    const add = (method, operation) => {
        const key = `${method} ${pathOf(operation)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { method, first: operation, others: [] });
        else
            group.others.push(operation);
    };
    for (const operation of operations)
        add(operation.method, operation);
    const heads = new Set([...groups.values()].flatMap(({ method, first }) => (method === 'HEAD' ? [pathOf(first)] : [])));
    for (const operation of operations) {
        if (operation.method === 'GET' && heads.has(pathOf(operation)))
            add('HEAD', operation);
    }
    return [...groups.values()].map(({ method, first, others }) => ({
        methods: method === 'GET' && !heads.has(pathOf(first)) ? ['GET', 'HEAD'] : [method],
        first,
        others,
    }));
}
/**
 * Whether Fastify's path parameters are the texts that were sent, for paths without percent codes and empty segments.
 * This is so for a route of one operation whose parameters are whole segments, with names that Fastify allows.
 */
export function hasPlainParameters({ first, others }) {
    return (others.length === 0 &&
        first.segments.every((segment) => segment.every((part) => part.kind === 'literal' || (segment.length === 1 && !part.multi && /^[A-Za-z]\w*$/.test(part.name)))));
}
function pathOf({ segments }) {
    return segments.map(segmentForm).join('/');
}
/** The form of a segment without the names of its parameters. Segments of equal form match the same texts. */
function segmentForm(segment) {
    return segment.map((part) => (part.kind === 'literal' ? part.text : part.multi ? '{*}' : '{}')).join('');
}

// server/node-request

/** A request of Node's HTTP server, which frameworks use too. Everything is read on demand. */
export class NodeRequest {
    method;
    path;
    query;
    id;
    log;
    #incoming;
    #outgoing;
    #payload;
    #signal;
    constructor(incoming, outgoing, framework) {
        const target = targetOf(incoming.url ?? '/');
        const queryStart = target.indexOf('?');
        this.method = incoming.method ?? 'GET';
        this.path = queryStart === -1 ? target : target.slice(0, queryStart);
        this.query = queryStart === -1 ? '' : target.slice(queryStart + 1);
        this.id = framework?.id;
        this.log = framework?.log;
        this.#incoming = incoming;
        this.#outgoing = outgoing;
        this.#payload = framework?.payload ?? incoming;
    }
    get headers() {
        return this;
    }
    /** HTTP/1.1 requires it (RFC 9112, section 3.2). */
    get lacksHost() {
        return this.#incoming.headers.host === undefined && this.#incoming.httpVersion === '1.1';
    }
    get scheme() {
        return 'encrypted' in this.#incoming.socket ? 'https' : 'http';
    }
    get signal() {
        this.#signal ??= closeSignal(this.#outgoing);
        return this.#signal;
    }
    get(name) {
        const { headers } = this.#incoming;
        // Every object inherits members such as `constructor`, which were not sent.
        const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
        if (value !== undefined && singular.has(name))
            return this.#joined(name);
        return Array.isArray(value) ? value.join(', ') : value;
    }
    *entries() {
        const { rawHeaders } = this.#incoming;
        for (let at = 0; at + 1 < rawHeaders.length; at += 2)
            yield [rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''];
    }
    /** A body is announced by its length or by a transfer coding (RFC 9112, section 6). */
    get body() {
        const { headers } = this.#incoming;
        return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
            ? undefined
            : this;
    }
    get length() {
        const text = this.#incoming.headers['content-length'];
        return text === undefined || this.#payload !== this.#incoming ? undefined : Number(text);
    }
    read(limit) {
        const payload = this.#payload;
        return new Promise((resolve, reject) => {
            const pieces = [];
            let size = 0;
            const collect = (piece) => {
                size += piece.length;
                if (size <= limit)
                    pieces.push(piece);
                else
                    reject(tooLarge(limit));
            };
            payload.on('data', collect);
            // Each of these events comes at most once; `once` would wrap the listeners.
            payload.on('end', () => {
                // Node removes the listener otherwise, which makes all others slower to find.
                payload.off('data', collect);
                resolve(pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces));
            });
            payload.on('error', () => reject(brokenOff()));
        });
    }
    async *stream() {
        try {
            // Destroying an unread request would also destroy the response.
            for await (const piece of this.#payload.iterator({ destroyOnReturn: false }))
                yield piece;
        }
        catch {
            throw brokenOff();
        }
        finally {
            // Node discards a body only if it was never read from; otherwise the connection would wait for the rest.
            this.#payload.resume();
        }
    }
    #joined(name) {
        const { rawHeaders } = this.#incoming;
        let joined;
        for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
            const header = rawHeaders[at] ?? '';
            if (header.length !== name.length || header.toLowerCase() !== name)
                continue;
            const value = rawHeaders[at + 1] ?? '';
            joined = joined === undefined ? value : `${joined}, ${value}`;
        }
        return joined ?? '';
    }
}
/** Of repeated ones, Node keeps the first, while a proxy in front of it may have used the last. */
const singular = new Set(['authorization', 'content-type', 'host']);
function closeSignal(outgoing) {
    if (outgoing.destroyed && !outgoing.writableFinished)
        return AbortSignal.abort();
    const controller = new AbortController();
    outgoing.once('close', () => {
        if (!outgoing.writableFinished)
            controller.abort();
    });
    return controller.signal;
}
/** Proxies send absolute URLs (RFC 9112, section 3.2.2). */
function targetOf(url) {
    return url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*(?=[/?])/i, '');
}
function brokenOff() {
    return new Refusal({ status: 400, message: 'The request ended too early.' });
}

// server/pipelining

/**
 * The most requests of one connection that may wait for their turn. Node has read them before the server can stop it.
 */
const WAITING = 256;
/** How many requests wait, for connections whose clients have pipelined requests. */
const waiting = new WeakMap();
/**
 * Handles a request when the earlier responses on its connection have been sent: immediately, unless the client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more is read from their connection; a connection
 * with more than 256 waiting requests is closed. Otherwise a client that sends requests without end, or never reads
 * responses, would fill the memory. Requests of a closed connection are not handled.
 */
export function inTurn(incoming, outgoing, handle) {
    // Node assigns the socket to a response when all earlier responses have been sent.
    if (outgoing.socket !== null) {
        handle();
        return;
    }
    const { socket } = incoming;
    if (socket.destroyed)
        return;
    const before = waiting.get(socket);
    if (before === WAITING) {
        socket.destroy();
        return;
    }
    // Node continues to read whenever a body is requested or a response has been sent.
    if (before === undefined)
        socket.on('resume', () => holdBack(socket));
    waiting.set(socket, (before ?? 0) + 1);
    holdBack(socket);
    outgoing.once('socket', () => {
        const left = (waiting.get(socket) ?? 1) - 1;
        waiting.set(socket, left);
        if (left === 0)
            socket.resume();
        handle();
    });
}
function holdBack(socket) {
    if ((waiting.get(socket) ?? 0) > 0)
        socket.pause();
}

// server/text-response

/** A UTF-16 code unit takes at most three bytes in UTF-8; a pair of surrogates takes four. */
const scratch = /* @__PURE__ */ (() => Buffer.allocUnsafeSlow(3 * 65_536))();
/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text and is sent as Latin-1;
 * otherwise Node would allocate three bytes for each character. Other texts become UTF-8 bytes: writing a text into
 * existing memory takes a fifth of the time in which Node counts its bytes.
 */
export function fastText(text) {
    const hasRoom = text.length * 3 <= scratch.length;
    const length = hasRoom ? scratch.write(text) : Buffer.byteLength(text);
    if (length === text.length)
        return text;
    return hasRoom ? Buffer.from(scratch.subarray(0, length)) : Buffer.from(text);
}
/** Responses of a framework that ends them with the complete text and no encoding. */
export class TextResponse extends NodeResponse {
    end(chunk, encoding, callback) {
        const isText = typeof chunk === 'string' && (encoding ?? undefined) === undefined;
        return isText
            ? super.end(fastText(chunk), 'latin1', callback)
            : super.end(chunk, encoding, callback);
    }
}

// server/timeouts

/** For all Node servers, including those of frameworks. */
export const defaultTimeouts = { headers: 15_000, request: 120_000, keepAlive: 10_000 };
/** How often Node checks for connections that take too long, in milliseconds. */
export function checkingInterval({ headers }) {
    return Math.min(1_000, headers);
}
