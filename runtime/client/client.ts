import type { Authenticate } from './authentication.ts';
import { exchange } from './exchange.ts';
import type { TransportOptions, Plugin, Send } from './operation.ts';

/** How calls are made. Options of `fetch`, such as `credentials` and `cache`, are for every call. */
export interface ClientOptions extends TransportOptions {
  /** What stands before the paths of the document: `https://forge.example/api/v4`. */
  readonly baseUrl: string;
  /**
   * Base addresses to use instead of servers that the document states for single operations, by the URL of the server as
   * the document has it.
   */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Values of the variables in the URLs of servers. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** How calls are authenticated. Without it they are not: enough for what is public. */
  readonly auth?: Authenticate | undefined;
  /**
   * Headers of every call. Like credentials, they go to one origin alone: that of `baseUrl`, for an operation with a
   * server of its own that of the server.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Sends the requests; the platform's own `fetch` where it is left out. Redirects are followed by hand, one request
   * each. Browsers hide where a redirect leads, so that such a call fails there, unless a `fetch` of yours ignores
   * `redirect: 'manual'` and so leaves headers and credentials to the browser.
   */
  readonly fetch?: Fetch | undefined;
  /** Retries, timeouts, hooks, validation. The first is the outermost: it sees a call before and after all others. */
  readonly use?: readonly Plugin[] | undefined;
}

/**
 * What is used of the platform's `fetch`. Method, headers and body are in `init`: a function of your own passes both on. One
 * that takes a `Request` is wrapped: `(url, init) => send(new Request(url, init))`. Responses may be of another class than
 * the platform's own; one whose body is no stream is read whole before `maxBytes` counts.
 */
export type Fetch = (
  url: string,
  init: RequestInit & Pick<TransportOptions, 'maxBytes'>,
) => Promise<Response>;

/** Where calls go and how; made by `createClient`, which also takes one, to make another that differs in something. */
export interface Client extends ClientOptions {
  readonly send: Send;
}

/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is no absolute address
 */
export function createClient(options: ClientOptions): Client {
  return {
    ...options,
    baseUrl: baseAddress(options.baseUrl),
    send: (options.use ?? []).reduceRight<Send>(
      (next, plugin) => (request) => plugin(request, next),
      exchange,
    ),
  };
}

/**
 * An absolute address of origin and path in normal form (URL Standard), without a slash at the end.
 * @throws {TypeError} for others; it does not quote what may hold a password. Passwords may hold slashes, so that `@` is
 * refused in paths too, where `%40` stands for it.
 */
export function baseAddress(address: string): string {
  if (!/^https?:[^?#@\\]+$/.test(address)) throw new TypeError('baseUrl is not an origin and path.');
  return new URL(address).href.replace(/\/$/, '');
}
