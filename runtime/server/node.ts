import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse as NodeResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { settle, type Awaitable } from './awaitable.ts';
import { NodeRequest } from './node-request.ts';
import type { ServerResponse } from './message.ts';
import { maxHeaderSize } from './options.ts';
import { inTurn } from './pipelining.ts';
import type { ApiServer } from './server.ts';
import { answerClientError, type Refusing } from './client-error.ts';
import { fastText } from './text-response.ts';
import { checkingInterval, defaultTimeouts, type NodeTimeouts } from './timeouts.ts';

/** Makes the listener of an HTTP server of Node. */
export function createNodeListener(
  server: Pick<ApiServer, 'handle'>,
): (request: IncomingMessage, response: NodeResponse) => void {
  return (incoming, outgoing) => {
    // An error of one response must not affect others, and an incomplete response must not look complete.
    const breakOff = (): void => {
      outgoing.destroy();
    };
    inTurn(incoming, outgoing, () => {
      settle(
        () => server.handle(new NodeRequest(incoming, outgoing)),
        (response) => settle(() => send(outgoing, response), nothing, breakOff),
        breakOff,
      );
    });
  };
}

const nothing = (): void => undefined;

export type { NodeTimeouts } from './timeouts.ts';

/** An HTTP server with timeouts that does not listen yet. `closeNodeServer` stops it without interrupting responses. */
export function createNodeServer(
  server: Pick<ApiServer, 'handle'> & Refusing,
  timeouts: Partial<NodeTimeouts> = {},
): Server {
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
export async function closeNodeServer(server: Server, patience = 10_000): Promise<void> {
  const breaking = setTimeout(() => server.closeAllConnections(), patience);
  // A connection would stay open for another request after its last response.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error === undefined ? resolve() : reject(error)));
    });
  } finally {
    clearTimeout(breaking);
    clearInterval(closing);
  }
}

/** Throws or rejects if the response cannot be sent completely. */
function send(outgoing: NodeResponse, { status, headers, cookies, body }: ServerResponse): Awaitable<void> {
  if (cookies !== undefined) outgoing.appendHeader('set-cookie', cookies);
  if (body === undefined) {
    outgoing.writeHead(status, headers).end();
  } else if (typeof body === 'string' || body instanceof Uint8Array) {
    const sent = typeof body === 'string' ? fastText(body) : body;
    headers['content-length'] = String(sent.length);
    outgoing.writeHead(status, headers).end(sent, 'latin1');
  } else {
    outgoing.writeHead(status, headers);
    return pipeline(body, outgoing);
  }
}
