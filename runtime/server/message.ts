/** Headers of a request. */
export interface RequestHeaders {
  /** The value of a header, by its name in lower case; repeated headers are joined (RFC 9110, section 5.3). */
  get(name: string): string | undefined;
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** The body of a request. It can be read once, in one of two ways. */
export interface RequestBody {
  /** The value of `Content-Length`; undefined if the length is not known in advance. */
  readonly length: number | undefined;
  /** The whole body. Rejects with a `Refusal` of 413 as soon as there are more bytes than the limit. */
  read(limit: number): Promise<Uint8Array>;
  /** As it arrives. */
  stream(): AsyncIterable<Uint8Array>;
}

/** A request, in the form in which adapters pass it. */
export interface ServerRequest {
  /** As it was sent. */
  readonly method: string;
  /** Still percent-encoded, without query: `/api/v4/groups/acme%2Fdelivery`. */
  readonly path: string;
  /** Still percent-encoded, without its `?`; empty if there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** Undefined if the request has none. */
  readonly body: RequestBody | undefined;
  /** `https` or `http`, the scheme of the connection. */
  readonly scheme: string;
  /** Set if the protocol requires a `Host` header and there is none. */
  readonly lacksHost?: boolean;
  /** Aborted when the client disconnects before the response is sent. */
  readonly signal: AbortSignal;
  /** The logger of the framework, if it has one. */
  readonly id: string | undefined;
  readonly log: Logger | undefined;
}

/** A response, in the form in which adapters get it. */
export interface ServerResponse {
  readonly status: number;
  /** Made for this response; names in lower case. */
  readonly headers: Record<string, string>;
  /** The values of `Set-Cookie`, each of which is a header of its own (RFC 9110, section 5.3). */
  readonly cookies?: readonly string[];
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** The methods that pino, Fastify and most other loggers have. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
