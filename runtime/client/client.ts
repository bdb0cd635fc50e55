import type { Authenticate } from './authentication.ts';
import { exchange } from './exchange.ts';
import type { Plugin, Send } from './operation.ts';

export interface ClientOptions {
  /** What stands before the paths of the document: `https://forge.example/api/v4`. */
  readonly baseUrl: string;
  /** How calls are authenticated. Without it they are not: enough for what is public. */
  readonly auth?: Authenticate | undefined;
  /** Headers of every call. Like credentials, they go to the origin of `baseUrl` alone. */
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

/** What is used of the platform's `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where calls go and how; made by `createClient`, which also takes one, to make another that differs in something. */
export interface Client extends ClientOptions {
  /** Of `baseUrl`. Credentials go nowhere else. */
  readonly origin: string;
  readonly send: Send;
}

/**
 * Makes the client that every operation takes as its first argument.
 * @throws {TypeError} where `baseUrl` is not an absolute address
 */
export function createClient(options: ClientOptions): Client {
  const { origin, href } = new URL(options.baseUrl);
  const client: Client = {
    ...options,
    baseUrl: href.replace(/\/$/, ''),
    origin,
    headers: lowerCase(options.headers),
    send: (options.use ?? []).reduceRight<Send>(
      (next, plugin) => (request) => plugin(request, next),
      (request) => exchange(client, request),
    ),
  };
  return client;
}

/** Headers by their names in lower case, so that one replaces the other. */
export function lowerCase(headers: ClientOptions['headers']): ClientOptions['headers'] {
  return headers && Object.fromEntries(new Headers(headers));
}
