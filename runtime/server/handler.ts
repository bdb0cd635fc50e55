import type { Logger, RequestHeaders } from './message.ts';
import type { OperationInfo } from './operation.ts';
import type { AnyPrincipal, App } from './server-types.ts';

/**
 * Implements an operation. The request is decoded and validated; the response is one of the documented ones. An error
 * that it throws is logged, and the response is a 500 without details, unless the error is a `Refusal`.
 */
export type Handler<Request, Response, Principal = AnyPrincipal> = (
  request: Request,
  context: Context<Principal>,
) => Response | Promise<Response>;

/**
 * The parameters of a handler. Parameters that have a default are present even if the request omits them. Bodies do not get
 * defaults: what an update omits must stay unchanged.
 */
export type WithDefaults<Parameters, Names extends keyof Parameters> = Parameters &
  Required<Pick<Parameters, Names>>;

/** Information about a request besides its parameters and body. */
export interface Context<Principal = AnyPrincipal> {
  readonly operation: OperationInfo;
  readonly requestId: string;
  /** The option `app` of `createServer`. */
  readonly app: App;
  /** The authenticated caller; undefined where no credentials are needed and none were sent. */
  readonly principal: Principal | undefined;
  /** All headers of the request, including those that the document does not describe. */
  readonly headers: RequestHeaders;
  /**
   * Headers to add to the response of the handler that the document does not describe, such as `Cache-Control` and
   * `Set-Cookie`. They are not sent with a `Refusal` or another error.
   */
  readonly responseHeaders: Headers;
  /** The URL of the request, without credentials; based on the public URL of the server, if that is set. */
  readonly url: URL;
  /** Aborted when the client disconnects before the response is sent. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** The members of every response of a handler; the generated types are more specific. */
export interface HandlerResponse {
  readonly status: number;
  /** Required where the document has several media types. */
  readonly contentType?: string;
  /** Values by header name, as the document writes it. */
  readonly headers?: { readonly [name: string]: unknown };
  readonly body?: unknown;
}

/**
 * The request of a handler; the generated types are more specific. Strings may contain every character that the schemas of
 * the document allow, including NUL and line ends: `%00` in a path is an ordinary character.
 */
export interface HandlerRequest {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}

/** A handler of any operation. */
export type AnyHandler<Principal> = Handler<never, HandlerResponse, Principal>;
