import type { Case, WireRequest } from './case.ts';

/** The URLs at which the servers of the tested document run. */
export interface Addresses {
  /** `https://forge.example/api/v4`; paths follow it. */
  readonly baseUrl: string;
  /** Base URLs of the servers of single operations, by their URLs in the document; by default, all are `baseUrl`. */
  readonly servers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The base URL of a server: the given one, otherwise that of the document if it is relative or has the origin of `baseUrl`
 * (OpenAPI 3.1.1, section 4.8.5).
 * @param server its URL in the document; undefined for the server of the whole document
 * @returns without a trailing slash; undefined if no URL was given for the server
 */
export function addressOf({ baseUrl, servers }: Addresses, server: string | undefined): string | undefined {
  const base = withoutSlash(baseUrl);
  if (server === undefined || servers === undefined) return base;
  const given = Object.hasOwn(servers, server) ? servers[server] : undefined;
  if (given !== undefined) return withoutSlash(given);
  if (!URL.canParse(server, `${base}/`)) return undefined;
  const { origin, href } = new URL(server, `${base}/`);
  return origin === new URL(base).origin ? withoutSlash(href) : undefined;
}

/** Why a case cannot run, if no URL was given for its server. */
export function whyWithoutServer({ trial }: Case, addresses: Addresses): string | undefined {
  const steps =
    trial.type === 'lifecycle'
      ? [...trial.creates, trial.read, ...trial.updates, trial.list, trial.remove]
      : [trial];
  const missing = steps
    .map((step) => step?.request.server)
    .find((server) => addressOf(addresses, server) === undefined);
  return missing === undefined ? undefined : `no address was given for its server ${missing} (--server)`;
}

/** Reads `SERVER=ADDRESS`, two URLs; undefined for anything else. */
export function readServer(text: string): readonly [server: string, address: string] | undefined {
  // The first URL may contain `=`.
  const [, server = '', address = ''] = /^(.+)=(https?:\/\/[^=]+)$/is.exec(text) ?? [];
  if (server === '' || !isBaseUrl(address)) return undefined;
  return [server, address];
}

/** Whether a text is a URL of HTTP without credentials, query and fragment. */
export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && !/[?#]/.test(text);
}

/** Resolves a URL in a response: path and query relative to the base URL of `of`, undefined if it is elsewhere. */
export function targetBelow(
  addresses: Addresses,
  {
    address,
    from,
    of,
  }: {
    readonly address: string;
    readonly from: Pick<WireRequest, 'server' | 'target'>;
    readonly of: string | undefined;
  },
): string | undefined {
  const base = `${addressOf(addresses, from.server) ?? ''}${from.target}`;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const home = new URL(addressOf(addresses, of) ?? addresses.baseUrl);
  const path = home.pathname.replace(/\/$/, '');
  if (url?.origin !== home.origin || !url.pathname.startsWith(path)) return undefined;
  return `${url.pathname.slice(path.length)}${url.search}`;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
