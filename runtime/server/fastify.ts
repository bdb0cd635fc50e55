import { METHODS, type Server } from 'node:http';
import { Readable } from 'node:stream';
import type {
  FastifyHttpOptions,
  FastifyInstance,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { decodeFormPart } from '../parameters/percent.ts';
import { createRouter, type Router } from '../routing/router.ts';
import { settle, type Awaitable } from './awaitable.ts';
import { answerClientError } from './client-error.ts';
import { hasPlainParameters, routeGroups, type RouteGroup } from './fastify-routes.ts';
import type { ServerResponse } from './message.ts';
import { NodeRequest } from './node-request.ts';
import type { OperationInfo } from './operation.ts';
import { maxHeaderSize } from './options.ts';
import { inTurn } from './pipelining.ts';
import type { RawPath } from './request-parameters.ts';
import { routeOf } from './route-of.ts';
import type { ApiServer } from './server.ts';
import { TextResponse } from './text-response.ts';
import { checkingInterval, defaultTimeouts } from './timeouts.ts';

/**
 * Recommended options of Fastify: path parameters as long as a URL (its default of 100 characters is too short for paths
 * of files), room for URLs that are refused, time limits of requests, fast responses, and this server's response to URLs
 * that Fastify cannot decode.
 */
export function fastifyOptions(server: ApiServer): FastifyHttpOptions<Server> {
  return {
    http: {
      maxHeaderSize,
      requireHostHeader: false,
      ServerResponse: TextResponse,
      headersTimeout: defaultTimeouts.headers,
      connectionsCheckingInterval: checkingInterval(defaultTimeouts),
    },
    routerOptions: { maxParamLength: 65_536 },
    requestTimeout: defaultTimeouts.request,
    keepAliveTimeout: defaultTimeouts.keepAlive,
    clientErrorHandler: answerClientError(server),
    async frameworkErrors(_, request, reply) {
      await send(reply, await server.handle(nodeRequest(request, reply)));
    },
  };
}

/**
 * Serializers for the logger of Fastify, which logs the URL of every request: they leave out the credentials in it.
 */
export function logSerializers(server: ApiServer): { req(request: FastifyRequest): Record<string, unknown> } {
  return {
    req: ({ method, url, host, ip }) => ({
      method,
      url: withoutCredentials(url, server.credentialParameters),
      host,
      remoteAddress: ip,
    }),
  };
}

/**
 * A plugin with a route for every operation. Hooks, logging and encapsulation are those of Fastify. The server reads the
 * bodies, after authentication. It also handles requests below its base path that no route matches, because it knows the
 * methods of each path. Fastify handles all other URLs, with its own 404.
 */
export function fastifyPlugin(server: ApiServer): FastifyPluginCallback {
  return (fastify, _, done) => {
    fastify.removeAllContentTypeParsers();
    // Fastify caches the parser of a media type for regular expressions, but not for `*`.
    fastify.addContentTypeParser(/^/, (_request, payload, parsed) => parsed(null, payload));
    fastify.setErrorHandler(
      (error: { readonly statusCode?: number; readonly message: string }, request, reply) => {
        const { statusCode: status = 500, message } = error;
        if (status >= 400 && status < 500) return send(reply, server.refuse({ status, message }));
        request.log.error({ err: error }, 'The request failed');
        return send(
          reply,
          server.refuse({ status: 500, message: 'Internal Server Error', requestId: request.id }),
        );
      },
    );
    for (const group of routeGroups(server.operations)) addRoute(fastify, server, group);
    addRest(fastify, server);
    // Node would refuse unknown expectations by itself, without a body. One listener serves all plugins.
    if (fastify.server.listenerCount('checkExpectation') === 0)
      fastify.server.on('checkExpectation', (incoming, outgoing) => fastify.routing(incoming, outgoing));
    done();
  };
}

function addRoute(fastify: FastifyInstance, server: ApiServer, group: RouteGroup): void {
  const { methods, first, others } = group;
  const isPlain = hasPlainParameters(group);
  for (const each of methods) if (!fastify.supportedMethods.includes(each)) fastify.addHttpMethod(each);
  // Fastify has decoded the parameters, so `%2F` and `/` are the same; if that may matter, they are read from the URL
  // again. The router is created at the first such request: for a thousand operations it would take a tenth of the
  // start.
  let match: Router<OperationInfo> | undefined;
  fastify.route({
    method: methods,
    url: server.basePath + routeUrl(first),
    exposeHeadRoute: false,
    config: { operation: first.id },
    handler: handlerOf((received, { params }) => {
      if (isPlain && !isAmbiguous.test(received.path)) return server.call(first, received, params as RawPath);
      match ??= createRouter(
        [first, ...others].map((operation) => ({ ...routeOf(operation), method: 'ANY' })),
        { basePath: fastify.prefix + server.basePath, trailingSlash: 'ignore' },
      );
      const matched = match('ANY', received.path, received);
      return matched.kind === 'found'
        ? server.call(matched.operation, received, matched.parameters)
        : server.handle(received);
    }),
  });
}

/** Paths whose parameters Fastify may have decoded, or found empty. */
const isAmbiguous = /%|\/\/|\/$/;

/** Unknown paths, the base path itself, and methods that a path does not have. */
function addRest(fastify: FastifyInstance, server: ApiServer): void {
  // Fastify knows fewer methods than Node. A method that no path has is refused as by any other server.
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !fastify.supportedMethods.includes(method))
      fastify.addHttpMethod(method, { hasBody: true });
  }
  const isAtRoot = fastify.prefix + server.basePath === '';
  for (const url of [`${server.basePath}/*`, ...(isAtRoot ? [] : [server.basePath])]) {
    const method = fastify.supportedMethods.filter(
      (each) => !fastify.hasRoute({ method: each, url: fastify.prefix + url }),
    );
    fastify.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: handlerOf((received) => server.handle(received)),
    });
  }
}

/** A handler of Fastify that responds when it is the request's turn on its connection. */
function handlerOf(
  respond: (received: NodeRequest, request: FastifyRequest) => Awaitable<ServerResponse>,
): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) =>
    inTurn(request.raw, reply.raw, () =>
      sendLater(reply, () => respond(nodeRequest(request, reply), request)),
    );
}

/**
 * For handlers that return nothing. Fastify awaits a promise of a handler until the response is sent, which takes a
 * tenth of the time of a small response.
 */
function sendLater(reply: FastifyReply, respond: () => Awaitable<ServerResponse>): void {
  const failed = (error: unknown): void => {
    reply.send(error);
  };
  const known = (sent: ServerResponse): void => {
    try {
      send(reply, sent);
    } catch (error) {
      failed(error);
    }
  };
  settle(respond, known, failed);
}

function withoutCredentials(url: string, names: ReadonlySet<string>): string {
  if (names.size === 0 || !url.includes('?')) return url;
  return url.replaceAll(/([?&])([^=&]*)=[^&]*/g, (pair, separator: string, name: string) =>
    names.has(decodeFormPart(name) ?? '') ? `${separator}${name}=***` : pair,
  );
}

/** The path of an operation as Fastify writes it: `/groups/:id/archive.:format`, `/files/*`. */
function routeUrl({ segments }: OperationInfo): string {
  const texts = segments.map((segment, index) =>
    segment
      .map((part) => {
        if (part.kind === 'literal') return part.text.replaceAll(':', '::').replaceAll('*', '%2A');
        if (part.multi && index === segments.length - 1 && segment.length === 1) return '*';
        return `:${part.name.replaceAll(/\W/g, '_')}`;
      })
      .join(''),
  );
  return `/${texts.join('/')}`;
}

function nodeRequest(request: FastifyRequest, reply: FastifyReply): NodeRequest {
  const payload = request.body instanceof Readable ? request.body : undefined;
  return new NodeRequest(request.raw, reply.raw, { id: request.id, log: request.log, payload });
}

function send(reply: FastifyReply, { status, headers, cookies, body }: ServerResponse): FastifyReply {
  reply.code(status).headers(headers);
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  if (body === undefined) return reply.send();
  // Without a serializer Fastify adds a charset to the type, which JSON does not have (RFC 8259, section 11).
  if (typeof body === 'string') return reply.serializer(asItIs).send(body);
  if (body instanceof Uint8Array)
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  return reply.send(Readable.from(body, { objectMode: false }));
}

function asItIs(body: string): string {
  return body;
}
