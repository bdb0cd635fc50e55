import type { IncomingMessage, OutgoingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Logger, RequestBody, RequestHeaders, ServerRequest } from './message.js';
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
