import type { IncomingMessage, ServerResponse as NodeResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests of one connection may wait for their turn. Node has read them before anybody can stop it. */
const WAITING = 256;

/** How many requests of a connection wait; only connections are here whose clients have pipelined requests. */
const waiting: WeakMap<Socket, number> = new WeakMap();

/**
 * Handles a request when the responses before it on its connection have left, which is at once unless its client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more of their connection is read, and where there are
 * more than 256 it is broken off: a client that sends requests without an end, or never reads the responses, would fill
 * the memory otherwise. Requests of a connection that has ended are not handled.
 */
export function inTurn(incoming: IncomingMessage, outgoing: NodeResponse, handle: () => void): void {
  // Node gives a response its socket when it is the first that has not left.
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
  // Node reads on whenever a body is wanted or a response has left.
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
