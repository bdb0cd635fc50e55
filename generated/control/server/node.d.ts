// Runtime of forgespec, the same for every document. Do not edit.
import type { IncomingMessage, Server, ServerResponse as NodeResponse } from 'node:http';
import type { ApiServer } from './runtime/server.js';
import type { NodeTimeouts, Refusing } from './runtime/adapters.js';
export type { NodeTimeouts } from './runtime/adapters.js';

// server/node

/** Makes the listener of an HTTP server of Node. */
export declare function createNodeListener(server: Pick<ApiServer, 'handle'>): (request: IncomingMessage, response: NodeResponse) => void;
/** A server that listens to nothing yet, with bounds on time. `closeNodeServer` ends it without breaking off responses. */
export declare function createNodeServer(server: Pick<ApiServer, 'handle'> & Refusing, timeouts?: Partial<NodeTimeouts>): Server;
/**
 * Stops taking connections and resolves when the last response is sent; what is not done after `patience` milliseconds
 * is broken off.
 */
export declare function closeNodeServer(server: Server, patience?: number): Promise<void>;

export {};
