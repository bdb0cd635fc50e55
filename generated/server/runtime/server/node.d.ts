import { type IncomingMessage, type Server, type ServerResponse as NodeResponse } from 'node:http';
import type { ApiServer } from './server.js';
import { type Refusing } from './client-error.js';
import { type NodeTimeouts } from './timeouts.js';
/** Makes the listener of an HTTP server of Node. */
export declare function createNodeListener(server: Pick<ApiServer, 'handle'>): (request: IncomingMessage, response: NodeResponse) => void;
export type { NodeTimeouts } from './timeouts.js';
/** A server that listens to nothing yet, with bounds on time. `closeNodeServer` ends it without breaking answers off. */
export declare function createNodeServer(server: Pick<ApiServer, 'handle'> & Refusing, timeouts?: Partial<NodeTimeouts>): Server;
/**
 * Stops taking connections and resolves when the last response is sent; what is not done after `patience` milliseconds
 * is broken off.
 */
export declare function closeNodeServer(server: Server, patience?: number): Promise<void>;
