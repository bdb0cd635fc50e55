// Runtime of forgespec, the same for every document. Do not edit.
import { createServer as createHttpServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { maxHeaderSize, settle } from './runtime/requests.js';
import { NodeRequest, answerClientError, checkingInterval, defaultTimeouts, fastText, inTurn } from './runtime/adapters.js';

// server/node

/** Makes the listener of an HTTP server of Node. */
export function createNodeListener(server) {
    return (incoming, outgoing) => {
        // An error of one response must not affect others, and an incomplete response must not look complete.
        const breakOff = () => {
            outgoing.destroy();
        };
        inTurn(incoming, outgoing, () => {
            settle(() => server.handle(new NodeRequest(incoming, outgoing)), (response) => settle(() => send(outgoing, response), nothing, breakOff), breakOff);
        });
    };
}
const nothing = () => undefined;
/** An HTTP server with timeouts that does not listen yet. `closeNodeServer` stops it without interrupting responses. */
export function createNodeServer(server, timeouts = {}) {
    const bounds = { ...defaultTimeouts, ...timeouts };
    const { headers, request, keepAlive } = bounds;
    const options = {
        maxHeaderSize,
        requireHostHeader: false,
        headersTimeout: headers,
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionsCheckingInterval: checkingInterval(bounds),
    };
    const listener = createNodeListener(server);
    // Node would refuse unknown expectations by itself, without a body.
    return createHttpServer(options, listener)
        .on('checkExpectation', listener)
        .on('clientError', answerClientError(server));
}
/**
 * Stops accepting connections and resolves when the last response is sent; responses that take longer than `patience`
 * milliseconds are interrupted.
 */
export async function closeNodeServer(server, patience = 10_000) {
    const breaking = setTimeout(() => server.closeAllConnections(), patience);
    // A connection would stay open for another request after its last response.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    try {
        await new Promise((resolve, reject) => {
            server.close((error) => (error === undefined ? resolve() : reject(error)));
        });
    }
    finally {
        clearTimeout(breaking);
        clearInterval(closing);
    }
}
/** Throws or rejects if the response cannot be sent completely. */
function send(outgoing, { status, headers, cookies, body }) {
    if (cookies !== undefined)
        outgoing.appendHeader('set-cookie', cookies);
    if (body === undefined) {
        outgoing.writeHead(status, headers).end();
    }
    else if (typeof body === 'string' || body instanceof Uint8Array) {
        const sent = typeof body === 'string' ? fastText(body) : body;
        headers['content-length'] = String(sent.length);
        outgoing.writeHead(status, headers).end(sent, 'latin1');
    }
    else {
        outgoing.writeHead(status, headers);
        return pipeline(body, outgoing);
    }
}
