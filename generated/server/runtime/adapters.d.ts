// Runtime of forgespec, the same for every document. Do not edit.
// @ts-ignore: the package may be absent.
import type { Duplex, Readable } from 'node:stream';
import type { Logger, OperationInfo, RequestBody, RequestHeaders, ServerRequest, ServerResponse } from './requests.js';
import type { ApiServer } from './server.js';
// @ts-ignore: the package may be absent.
import type { IncomingMessage, OutgoingMessage } from 'node:http';
// @ts-ignore: the package may be absent.
import { ServerResponse as NodeResponse } from 'node:http';

// server/client-error

/**
 * Responds with a problem to bytes that Node cannot parse as a request, and closes the connection, because it is
 * unknown where the next request begins. If a complete request before them still waits for its response, only that
 * response is sent before the connection is closed: a problem would be read as the response to that request (RFC 9112,
 * section 9.3.2).
 */
export declare function answerClientError(server: Refusing): (error: Error & {
    readonly code?: string;
}, connection: Duplex) => void;
/** The members used of a server; a promise while the server is being created. */
export interface Refusing {
    refuse(...problem: Parameters<ApiServer['refuse']>): ServerResponse | Promise<ServerResponse>;
}

// server/fastify-routes

/** Operations with the same method and path, which share one route of Fastify. */
export interface RouteGroup {
    readonly methods: string[];
    readonly first: OperationInfo;
    readonly others: readonly OperationInfo[];
}
/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify adds
 * itself would count the bytes of a body that is not sent.
 */
export declare function routeGroups(operations: readonly OperationInfo[]): readonly RouteGroup[];
/**
 * Whether Fastify's path parameters are the texts that were sent, for paths without percent codes and empty segments.
 * This is so for a route of one operation whose parameters are whole segments, with names that Fastify allows.
 */
export declare function hasPlainParameters({ first, others }: RouteGroup): boolean;

// server/node-request

/** What a framework has already done with a request. */
export interface FrameworkRequest {
    readonly id: string;
    readonly log: Logger;
    /** The body after its hooks, if they have replaced it. */
    readonly payload: Readable | undefined;
}
/** A request of Node's HTTP server, which frameworks use too. Everything is read on demand. */
export declare class NodeRequest implements ServerRequest, RequestHeaders, RequestBody {
    #private;
    readonly method: string;
    readonly path: string;
    readonly query: string;
    readonly id: string | undefined;
    readonly log: Logger | undefined;
    constructor(incoming: IncomingMessage, outgoing: OutgoingMessage, framework?: FrameworkRequest);
    get headers(): RequestHeaders;
    /** HTTP/1.1 requires it (RFC 9112, section 3.2). */
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
 * Handles a request when the earlier responses on its connection have been sent: immediately, unless the client
 * pipelines (RFC 9112, section 9.3.2). While requests wait, nothing more is read from their connection; a connection
 * with more than 256 waiting requests is closed. Otherwise a client that sends requests without end, or never reads
 * responses, would fill the memory. Requests of a closed connection are not handled.
 */
export declare function inTurn(incoming: IncomingMessage, outgoing: NodeResponse, handle: () => void): void;

// server/text-response

/**
 * A text as Node sends it fastest; its `length` is the number of its bytes. ASCII stays a text and is sent as Latin-1;
 * otherwise Node would allocate three bytes for each character. Other texts become UTF-8 bytes: writing a text into
 * existing memory takes a fifth of the time in which Node counts its bytes.
 */
export declare function fastText(text: string): string | Uint8Array;
/** Responses of a framework that ends them with the complete text and no encoding. */
export declare class TextResponse<Request extends IncomingMessage = IncomingMessage> extends NodeResponse<Request> {
    end(chunk?: unknown, encoding?: unknown, callback?: unknown): this;
}

// server/timeouts

/** Timeouts of connections, in milliseconds. */
export interface NodeTimeouts {
    /** Until the headers of a request have arrived. */
    readonly headers: number;
    /** Until a request has arrived completely. */
    readonly request: number;
    /** Between two requests of a connection. */
    readonly keepAlive: number;
}
/** For all Node servers, including those of frameworks. */
export declare const defaultTimeouts: NodeTimeouts;
/** How often Node checks for connections that take too long, in milliseconds. */
export declare function checkingInterval({ headers }: NodeTimeouts): number;

export {};
