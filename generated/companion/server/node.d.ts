// Runtime of forgespec, the same for every document. Do not edit.
// @ts-ignore: the package may be absent.
import type { IncomingMessage, Server, ServerResponse as NodeResponse } from 'node:http';
import type { ApiServer } from './runtime/server.js';
import type { NodeTimeouts, Refusing } from './runtime/adapters.js';
export type { NodeTimeouts } from './runtime/adapters.js';

// server/node

/** Makes the listener of an HTTP server of Node. */
export declare function createNodeListener(server: Pick<ApiServer, 'handle'>): (request: IncomingMessage, response: NodeResponse) => void;
/** An HTTP server with timeouts that does not listen yet. `closeNodeServer` stops it without interrupting responses. */
export declare function createNodeServer(server: Pick<ApiServer, 'handle'> & Refusing, timeouts?: Partial<NodeTimeouts>): Server;
/**
 * Stops accepting connections and resolves when the last response is sent; responses that take longer than `patience`
 * milliseconds are interrupted.
 */
export declare function closeNodeServer(server: Server, patience?: number): Promise<void>;

export {};
