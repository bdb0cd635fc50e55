import type { Logger } from './message.ts';
import type { ErrorBody } from './problem.ts';
import type { Authenticators, Authorize } from './security.ts';

export interface ServerOptions<Principal> {
  /** What handlers need of the program around them, as a database: they find it as `context.app`. */
  readonly app?: unknown;
  /** One function for each security scheme. Where there is none for a scheme, nobody passes it. */
  readonly authenticate?: Authenticators<Principal>;
  /** Asked after authentication and before anything is parsed; everybody may do everything unless given. */
  readonly authorize?: Authorize<Principal>;
  /** What stands before every path; that of the document's first server unless given. */
  readonly basePath?: string;
  /** Address under which callers see the server, without path: for links. The `Host` header is used unless given. */
  readonly publicUrl?: string;
  readonly limits?: Partial<ServerLimits>;
  /** Which responses are checked against the document before they are sent: `always` unless given. */
  readonly validateResponses?: ResponseValidation;
  /**
   * What happens to query parameters that nothing describes, and to fields of forms whose schema leaves no room for
   * them: `refuse` unless given.
   */
  readonly unknownParameters?: 'refuse' | 'ignore';
  /**
   * How booleans and numbers may be written. `exact` unless given: `true` and `false` in parameters and forms, JSON by its
   * types. `lenient` also takes what services on Rack and Grape take: `True`, `1`, `t`, `yes`, `on` and their opposites as
   * booleans, and in JSON texts for numbers and booleans: `"30"`.
   */
  readonly scalars?: 'exact' | 'lenient';
  /** The body of a response to a refused request; `defaultErrorBody` unless given. */
  readonly errorBody?: ErrorBody;
  /** Where adapters bring no logger; the console unless given. */
  readonly log?: Logger;
  /** Makes the id of a request where the adapter brings none; random unless given. */
  readonly requestId?: () => string;
}

/**
 * `always`: what is wrong is logged and answered with 500. `sampled`: a share of the responses, from 0 to 1, is
 * checked; what is wrong is logged and sent anyway.
 */
export type ResponseValidation = 'off' | 'always' | { readonly sampled: number };

export interface ServerLimits {
  /** Characters of path and query: 414 beyond, as long as the adapter lets them through. */
  readonly url: number;
  /** Bytes of a body that is read into memory: 413 beyond. */
  readonly body: number;
  /** Bytes of a body that is streamed, all parts of it: 413 beyond. */
  readonly stream: number;
  /** Levels of arrays and objects in JSON: 400 beyond. */
  readonly depth: number;
  /** Parts of a multipart body: 413 beyond. */
  readonly parts: number;
  /** Bytes of a part of a multipart body that is no file: 413 beyond. */
  readonly field: number;
  /** Bytes of a file of a multipart body: 413 beyond. */
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
 * Bytes of the address and all headers of a request that our servers of Node take: 431 beyond. Node's own 16 KiB would
 * leave no address to be refused with 414.
 */
export const maxHeaderSize = 65_536;
