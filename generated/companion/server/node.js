// Runtime of forgespec, the same for every document. Do not edit.
import { createServer as createHttpServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { maxHeaderSize, settle } from './runtime/requests.js';
import { NodeRequest, answerClientError, checkingInterval, defaultTimeouts, fastText, inTurn } from './runtime/adapters.js';

// server/node

/** Makes the listener of an HTTP server of Node. */
export function createNodeListener(server) {
    return (incoming, outgoing) => {
        // Whatever happens to one response, the others go on. Half a response must not look like a whole one.
        const breakOff = () => {
            outgoing.destroy();
        };
        inTurn(incoming, outgoing, () => {
            settle(() => server.handle(new NodeRequest(incoming, outgoing)), (response) => settle(() => send(outgoing, response), nothing, breakOff), breakOff);
        });
    };
}
const nothing = () => undefined;
/** A server that listens to nothing yet, with bounds on time. `closeNodeServer` ends it without breaking off responses. */
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
 * Stops taking connections and resolves when the last response is sent; what is not done after `patience` milliseconds
 * is broken off.
 */
export async function closeNodeServer(server, patience = 10_000) {
    const breaking = setTimeout(() => server.closeAllConnections(), patience);
    // A connection whose last response is sent would stay open for another request.
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
/** Throws or rejects where the response cannot be sent whole. */
function send(outgoing, { status, headers, body }) {
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
