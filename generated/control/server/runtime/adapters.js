// Runtime of forgespec, the same for every document. Do not edit.
import { STATUS_CODES, ServerResponse as NodeResponse } from 'node:http';
import { Refusal, tooLarge } from './requests.js';

// server/client-error

/** What Node reports of a connection whose bytes are no request, by the code of the error. */
const statuses = new Map([
    ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request took too long.']],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'The chunk extensions are too long.']],
    ['HPE_HEADER_OVERFLOW', [431, 'The URL and the headers are too long.']],
]);
/** Connections that end with the response to the request before the bytes that are none. */
const ending = new WeakSet();
/**
 * Responds to bytes that Node cannot parse as a request with a problem, and closes the connection, because it is unknown
 * where the next request begins. While a whole request before them waits for its response, that one is sent, and ends the
 * connection: a problem would be read as the response to it (RFC 9112, section 9.3.2).
 */
export function answerClientError(server) {
    return ({ code }, connection) => {
        const pending = connection._httpMessage;
        if (code !== 'ECONNRESET' && ending.has(connection))
            return;
        // Where a part of a response has left, what comes behind it would be read as the rest of that.
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
        // A sender that goes on and never reads must not keep the connection.
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
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify makes
 * itself would count the bytes of the body that is not there.
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
 * Whether the texts that Fastify has of path parameters are those that were sent, where the path has no percent codes and no
 * empty segments: a route of one operation, whose parameters have segments of their own and names that Fastify can write.
 */
export function hasPlainParameters({ first, others }) {
    return (others.length === 0 &&
        first.segments.every((segment) => segment.every((part) => part.kind === 'literal' || (segment.length === 1 && !part.multi && /^[A-Za-z]\w*$/.test(part.name)))));
}
function pathOf({ segments }) {
    return segments.map(segmentForm).join('/');
}
/** Alike for segments that match the same, whatever the names of their parameters. */
function segmentForm(segment) {
    return segment.map((part) => (part.kind === 'literal' ? part.text : part.multi ? '{*}' : '{}')).join('');
}

// server/node-request

/** A request of Node's HTTP server, which frameworks on top of it have too. Nothing is read before it is asked for. */
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
    /** HTTP/1.1 asks for one (RFC 9112, section 3.2). */
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
        const value = this.#incoming.headers[name];
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
            // Each of these comes once at most; `once` would wrap the listeners.
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
            // Destroying what is left unread would take the response with it.
            for await (const piece of this.#payload.iterator({ destroyOnReturn: false }))
                yield piece;
        }
        catch {
            throw brokenOff();
        }
        finally {
            // Node throws away what nobody began to read, and no more: the connection would stand still behind the rest.
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
/** Of these Node keeps the first and forgets the others, while something in front of it may have read the last. */
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
/** Proxies send whole addresses (RFC 9112, section 3.2.2). */
function targetOf(url) {
    return url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*(?=[/?])/i, '');
}
function brokenOff() {
    return new Refusal({ status: 400, message: 'The request ended too early.' });
}

// server/pipelining

/** So many requests of one connection may wait for their turn. Node has read them before anybody can stop it. */
const WAITING = 256;
/** How many requests of a connection wait; only connections are here whose clients have pipelined requests. */
const waiting = new WeakMap();
/**
 * Handles a request when the responses before it on its connection have left, which is at once unless its client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more of their connection is read, and where there are
 * more than 256 it is broken off: a client that sends requests without an end, or never reads the responses, would fill
 * the memory otherwise. Requests of a connection that has ended are not handled.
 */
export function inTurn(incoming, outgoing, handle) {
    // Node gives a response its socket when it is the first that has not left.
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
    // Node reads on whenever a body is wanted or a response has left.
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

/** A character takes three bytes at most in UTF-8, a pair of surrogates four. */
const scratch = /* @__PURE__ */ (() => Buffer.allocUnsafeSlow(3 * 65_536))();
/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text, to be sent in Latin-1: Node would
 * make room for three bytes a character otherwise. All else becomes its bytes in UTF-8. To write a text into memory that is there
 * already takes a fifth of the time in which Node counts its bytes.
 */
export function fastText(text) {
    const hasRoom = text.length * 3 <= scratch.length;
    const length = hasRoom ? scratch.write(text) : Buffer.byteLength(text);
    if (length === text.length)
        return text;
    return hasRoom ? Buffer.from(scratch.subarray(0, length)) : Buffer.from(text);
}
/** Responses of a framework that ends them with a whole text and names no encoding. */
export class TextResponse extends NodeResponse {
    end(chunk, encoding, callback) {
        const isText = typeof chunk === 'string' && (encoding ?? undefined) === undefined;
        return isText
            ? super.end(fastText(chunk), 'latin1', callback)
            : super.end(chunk, encoding, callback);
    }
}

// server/timeouts

/** Of all servers of Node, those of frameworks too. */
export const defaultTimeouts = { headers: 15_000, request: 120_000, keepAlive: 10_000 };
/** How often Node looks for connections that take too long, in milliseconds. */
export function checkingInterval({ headers }) {
    return Math.min(1_000, headers);
}
