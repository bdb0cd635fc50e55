// Runtime of forgespec, the same for every document. Do not edit.
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { ApiServer } from './runtime/server.js';

// server/fastify

/**
 * What Fastify is best made with: path parameters as long as an address (its 100 characters are too few for paths of
 * files), room for addresses that are refused, bounds on the time that a request may take, responses that leave quickly,
 * and our response to addresses that it cannot decode.
 */
export declare function fastifyOptions(server: ApiServer): FastifyHttpOptions<Server>;
/**
 * Serializers for the logger of Fastify, which writes down the address of every request: without the credentials that
 * stand in it.
 */
export declare function logSerializers(server: ApiServer): {
    req(request: FastifyRequest): Record<string, unknown>;
};
/**
 * A plugin with a route for every operation. Bodies are left to the server, which reads them when it knows who calls;
 * hooks, logging and encapsulation are those of Fastify. What no route takes is answered by the server too, as it
 * knows which methods a path has; addresses outside of its base path are left to Fastify, and to its own form of 404.
 */
export declare function fastifyPlugin(server: ApiServer): FastifyPluginCallback;

export {};
