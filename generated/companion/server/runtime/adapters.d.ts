// Runtime of forgespec, the same for every document. Do not edit.
import type { Duplex, Readable } from 'node:stream';
import type { Logger, OperationInfo, RequestBody, RequestHeaders, ServerRequest, ServerResponse } from './requests.js';
import type { ApiServer } from './server.js';
import type { IncomingMessage, OutgoingMessage } from 'node:http';
import { ServerResponse as NodeResponse } from 'node:http';

// server/client-error

/**
 * Responds to bytes that Node cannot parse as a request with a problem, and closes the connection, because it is unknown
 * where the next request begins. While a whole request before them waits for its response, that one is sent, and ends the
 * connection: a problem would be read as the response to it (RFC 9112, section 9.3.2).
 */
export declare function answerClientError(server: Refusing): (error: Error & {
    readonly code?: string;
}, connection: Duplex) => void;
/** What is used of a server here; one that is still being made gives a promise. */
export interface Refusing {
    refuse(...problem: Parameters<ApiServer['refuse']>): ServerResponse | Promise<ServerResponse>;
}

// server/fastify-routes

/** Operations of one method and path, for which Fastify takes one route. */
export interface RouteGroup {
    readonly methods: string[];
    readonly first: OperationInfo;
    readonly others: readonly OperationInfo[];
}
/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify makes
 * itself would count the bytes of the body that is not there.
 */
export declare function routeGroups(operations: readonly OperationInfo[]): readonly RouteGroup[];
/**
 * Whether the texts that Fastify has of path parameters are those that were sent, where the path has no percent codes and no
 * empty segments: a route of one operation, whose parameters have segments of their own and names that Fastify can write.
 */
export declare function hasPlainParameters({ first, others }: RouteGroup): boolean;

// server/node-request

/** What a framework has made of a request already. */
export interface FrameworkRequest {
    readonly id: string;
    readonly log: Logger;
    /** The body as its hooks leave it, where that is not the one of the message. */
    readonly payload: Readable | undefined;
}
/** A request of Node's HTTP server, which frameworks on top of it have too. Nothing is read before it is asked for. */
export declare class NodeRequest implements ServerRequest, RequestHeaders, RequestBody {
    #private;
    readonly method: string;
    readonly path: string;
    readonly query: string;
    readonly id: string | undefined;
    readonly log: Logger | undefined;
    constructor(incoming: IncomingMessage, outgoing: OutgoingMessage, framework?: FrameworkRequest);
    get headers(): RequestHeaders;
    /** HTTP/1.1 asks for one (RFC 9112, section 3.2). */
    get lacksHost(): boolean;
    get scheme(): string;
    get signal(): AbortSignal;
    get(name: string): string | undefined;
    entries(): Generator<readonly [string, string]>;
    /** A body is announced by its length or by a transfer coding (RFC 9112, section 6). */
    get body(): RequestBody | undefined;
    get length(): number | undefined;
    read(limit: number): Promise<Uint8Array>;
    stream(): AsyncGenerator<Uint8Array, void, undefined>;
}

// server/pipelining

/**
 * Handles a request when the responses before it on its connection have left, which is at once unless its client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more of their connection is read, and where there are
 * more than 256 it is broken off: a client that sends requests without an end, or never reads the responses, would fill
 * the memory otherwise. Requests of a connection that has ended are not handled.
 */
export declare function inTurn(incoming: IncomingMessage, outgoing: NodeResponse, handle: () => void): void;

// server/text-response

/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text, to be sent in Latin-1: Node would
 * make room for three bytes a character otherwise. All else becomes its bytes in UTF-8. To write a text into memory that is there
 * already takes a fifth of the time in which Node counts its bytes.
 */
export declare function fastText(text: string): string | Buffer;
/** Responses of a framework that ends them with a whole text and names no encoding. */
export declare class TextResponse<Request extends IncomingMessage = IncomingMessage> extends NodeResponse<Request> {
    end(chunk?: unknown, encoding?: unknown, callback?: unknown): this;
}

// server/timeouts

/** Bounds on the time that a connection may take; in milliseconds. */
export interface NodeTimeouts {
    /** Until the headers of a request are there. */
    readonly headers: number;
    /** Until all of a request is there. */
    readonly request: number;
    /** Between two requests of a connection. */
    readonly keepAlive: number;
}
/** Of all servers of Node, those of frameworks too. */
export declare const defaultTimeouts: NodeTimeouts;
/** How often Node looks for connections that take too long, in milliseconds. */
export declare function checkingInterval({ headers }: NodeTimeouts): number;

export {};
