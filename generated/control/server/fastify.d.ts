// Runtime of forgespec, the same for every document. Do not edit.
// @ts-ignore: the package may be absent.
import type { Server } from 'node:http';
// @ts-ignore: the package may be absent.
import type { FastifyHttpOptions, FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { ApiServer } from './runtime/server.js';

// server/fastify

/**
 * Recommended options of Fastify: path parameters as long as a URL (its default of 100 characters is too short for paths
 * of files), room for URLs that are refused, time limits of requests, fast responses, and this server's response to URLs
 * that Fastify cannot decode.
 */
export declare function fastifyOptions(server: ApiServer): FastifyHttpOptions<Server>;
/**
 * Serializers for the logger of Fastify, which logs the URL of every request: they leave out the credentials in it.
 */
export declare function logSerializers(server: ApiServer): {
    req(request: FastifyRequest): Record<string, unknown>;
};
/**
 * A plugin with a route for every operation. Hooks, logging and encapsulation are those of Fastify. The server reads the
 * bodies, after authentication. It also handles requests below its base path that no route matches, because it knows the
 * methods of each path. Fastify handles all other URLs, with its own 404.
 */
export declare function fastifyPlugin(server: ApiServer): FastifyPluginCallback;

export {};
