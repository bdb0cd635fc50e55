import type { Authenticate } from './authentication.ts';
import { exchange } from './exchange.ts';
import type { TransportOptions, Plugin, Send } from './operation.ts';

/** Options of a client. Options of `fetch`, such as `credentials` and `cache`, apply to every request. */
export interface ClientOptions extends TransportOptions {
  /** The base URL, to which paths of the document are added: `https://forge.example/api/v4`. */
  readonly baseUrl: string;
  /** Base URLs that replace the servers of individual operations, by the URLs of the servers in the document. */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Values of the variables in the URLs of servers. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** Adds credentials to requests; by default, requests have none. */
  readonly auth?: Authenticate | undefined;
  /**
   * Headers of every request. Like credentials, they are sent to one origin only: that of `baseUrl`, or that of the server
   * of the operation, if it has its own.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Sends the requests; by default the `fetch` of the platform. The client follows redirects itself, with one request for
   * each. Browsers hide the target of a redirect, so redirects fail there, unless your own `fetch` ignores
   * `redirect: 'manual'` and leaves headers and credentials to the browser.
   */
  readonly fetch?: Fetch | undefined;
  /** Plug-ins: retries, timeouts, hooks, validation. The first one is the outermost: it wraps all others. */
  readonly use?: readonly Plugin[] | undefined;
}

/**
 * The part of `fetch` that the client uses. Method, headers and body are in `init`. Wrap a function that expects a `Request`:
 * `(url, init) => send(new Request(url, init))`. Responses may be of another class than that of the platform; a body that
 * is not a stream is read completely before `maxBytes` is checked.
 */
export type Fetch = (
  url: string,
  init: RequestInit & Pick<TransportOptions, 'maxBytes'>,
) => Promise<Response>;

/** A configured client, made by `createClient`, which also accepts a client, to make another one with other options. */
export interface Client extends ClientOptions {
  readonly send: Send;
}

/**
 * Makes the client that every operation takes as its first argument. Its base address is in normal form (URL Standard),
 * without a slash at the end.
 * @throws {TypeError} if `baseUrl` is not an absolute URL with an origin and a path only; the message does not quote
 * the URL, which may contain a password. A password may contain slashes, so `@` is also refused in the path; write
 * `%40` there.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl } = options;
  if (!/^https?:[^?#@\\]+$/i.test(baseUrl)) throw new TypeError('baseUrl is no plain http URL.');
  return {
    ...options,
    baseUrl: new URL(baseUrl).href.replace(/\/$/, ''),
    send:
      options.use?.reduceRight<Send>((next, plugin) => (request) => plugin(request, next), exchange) ??
      exchange,
  };
}
