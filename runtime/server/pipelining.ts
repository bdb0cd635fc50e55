import type { IncomingMessage, ServerResponse as NodeResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The most requests of one connection that may wait for their turn. Node has read them before the server can stop it.
 */
const WAITING = 256;

/** How many requests wait, for connections whose clients have pipelined requests. */
const waiting: WeakMap<Socket, number> = new WeakMap();

/**
 * Handles a request when the earlier responses on its connection have been sent: immediately, unless the client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more is read from their connection; a connection
 * with more than 256 waiting requests is closed. Otherwise a client that sends requests without end, or never reads
 * responses, would fill the memory. Requests of a closed connection are not handled.
 */
export function inTurn(incoming: IncomingMessage, outgoing: NodeResponse, handle: () => void): void {
  // Node assigns the socket to a response when all earlier responses have been sent.
  if (outgoing.socket !== null) {
    handle();
    return;
  }
  const { socket } = incoming;
  if (socket.destroyed) return;
  const before = waiting.get(socket);
  if (before === WAITING) {
    socket.destroy();
    return;
  }
  // Node continues to read whenever a body is requested or a response has been sent.
  if (before === undefined) socket.on('resume', () => holdBack(socket));
  waiting.set(socket, (before ?? 0) + 1);
  holdBack(socket);
  outgoing.once('socket', () => {
    const left = (waiting.get(socket) ?? 1) - 1;
    waiting.set(socket, left);
    if (left === 0) socket.resume();
    handle();
  });
}

function holdBack(socket: Socket): void {
  if ((waiting.get(socket) ?? 0) > 0) socket.pause();
}
