import type { Logger } from './message.ts';
import type { ErrorBody } from './problem.ts';
import type { Authenticators, Authorize } from './security.ts';

export interface ServerOptions<Principal> {
  /** What handlers need from your program, such as a database; they find it as `context.app`. */
  readonly app?: unknown;
  /** One function for each security scheme. A scheme without a function refuses all credentials. */
  readonly authenticate?: Authenticators<Principal>;
  /** Called after authentication, before the request is parsed. By default, every caller may do everything. */
  readonly authorize?: Authorize<Principal>;
  /** The base path of all operations; by default, that of the first server of the document. */
  readonly basePath?: string;
  /** The public URL of the server, without path, for links; by default, the `Host` header is used. */
  readonly publicUrl?: string;
  readonly limits?: Partial<ServerLimits>;
  /** Which responses are checked against the document before they are sent; `always` by default. */
  readonly validateResponses?: ResponseValidation;
  /**
   * What happens to query parameters that are not documented, and to form fields that the schema does not allow; `refuse`
   * by default.
   */
  readonly unknownParameters?: 'refuse' | 'ignore';
  /** What happens to members of JSON that the schema does not allow; `refuse` by default. `ignore` leaves them out. */
  readonly unknownMembers?: 'refuse' | 'ignore';
  /**
   * How booleans and numbers may be written. `exact`, the default: `true` and `false` in parameters and forms, and the types
   * of JSON. `lenient` also accepts what services on Rack and Grape accept: `True`, `1`, `t`, `yes`, `on` and their opposites
   * as booleans, and in JSON strings for numbers and booleans: `"30"`.
   */
  readonly scalars?: 'exact' | 'lenient';
  /**
   * Makes the body of the response to a refused request. By default it is that of `defaultErrorBody`, or in another common
   * form if the document describes the response to the status otherwise: `{ error }`, problem details (RFC 9457).
   */
  readonly errorBody?: ErrorBody;
  /** The logger, if the adapter has none; the console by default. */
  readonly log?: Logger;
  /** Makes the id of a request, if the adapter has none; random by default. */
  readonly requestId?: () => string;
}

/**
 * `always`: an invalid response is logged, and a 500 is sent instead. `sampled`: a share of the responses, from 0 to 1, is
 * checked; an invalid response is logged and sent anyway.
 */
export type ResponseValidation = 'off' | 'always' | { readonly sampled: number };

export interface ServerLimits {
  /** The longest URL (path and query) in characters; 414 for a longer one, if the adapter lets it through. */
  readonly url: number;
  /** The largest body that is read into memory, in bytes; 413 for a larger one. */
  readonly body: number;
  /** The largest body that is streamed, with all its parts, in bytes; 413 for a larger one. */
  readonly stream: number;
  /** The deepest nesting of arrays and objects in JSON; 400 for a deeper one. */
  readonly depth: number;
  /** The most parts of a multipart body; 413 for more. */
  readonly parts: number;
  /** The largest part of a multipart body that is not a file, in bytes; 413 for a larger one. */
  readonly field: number;
  /** The largest file of a multipart body, in bytes; 413 for a larger one. */
  readonly file: number;
}

export const defaultLimits: ServerLimits = {
  url: 16_384,
  body: 1_048_576,
  stream: 104_857_600,
  depth: 100,
  parts: 1_000,
  field: 65_536,
  file: 104_857_600,
};

/**
 * The most bytes of the URL and all headers of a request that the Node servers accept; 431 for more. With Node's default of
 * 16 KiB, a URL that is too long would never get 414.
 */
export const maxHeaderSize = 65_536;
