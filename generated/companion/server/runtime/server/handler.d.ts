import type { Logger, RequestHeaders } from './message.js';
import type { OperationInfo } from './operation.js';
import type { AnyPrincipal, App } from './server-types.js';
/**
 * Implements an operation. The request is decoded and validated; the response is one of the documented ones. What it
 * throws is logged and answered with 500 without a word about it, unless it is a `Refusal`.
 */
export type Handler<Request, Response, Principal = AnyPrincipal> = (request: Request, context: Context<Principal>) => Response | Promise<Response>;
/**
 * Parameters as a handler is given them: those that have a default are there even where the caller left them out.
 * Bodies are given as they were sent, without defaults: what an update leaves out is to stay as it is.
 */
export type WithDefaults<Parameters, Names extends keyof Parameters> = Parameters & Required<Pick<Parameters, Names>>;
/** What is known about a call besides its parameters and body. */
export interface Context<Principal = AnyPrincipal> {
    readonly operation: OperationInfo;
    readonly requestId: string;
    /** What the server was given as `app`. */
    readonly app: App;
    /** Who calls; undefined where no credentials are needed and none were sent. */
    readonly principal: Principal | undefined;
    /** The headers as they were sent, also those that the document does not describe. */
    readonly headers: RequestHeaders;
    /** The address that was called, without credentials; on the public address of the server where that is set. */
    readonly url: URL;
    /** Aborted when the caller goes away before the response is sent. */
    readonly signal: AbortSignal;
    readonly log: Logger;
}
/** What every response of a handler has; the generated types say what goes together. */
export interface HandlerResponse {
    readonly status: number;
    /** Needed where the document leaves a choice. */
    readonly contentType?: string;
    /** By the names of the document. */
    readonly headers?: {
        readonly [name: string]: unknown;
    };
    readonly body?: unknown;
}
/**
 * What handlers are given; the generated types say which parts there are, and of which types. Texts may hold everything
 * that the schemas of the document allow, NUL and line ends too: `%00` is a character of a path like others.
 */
export interface HandlerRequest {
    readonly path?: object;
    readonly query?: object;
    readonly headers?: object;
    readonly cookies?: object;
    readonly contentType?: string | undefined;
    readonly body?: unknown;
}
/** A handler whose types are not known here. */
export type AnyHandler<Principal> = Handler<never, HandlerResponse, Principal>;
