import { hostNameOf, isLoopback } from '../process/allowed-host.ts';
import type { ServerRequest, ServerResponse } from '../../runtime/server/message.ts';

/** The methods of preflight responses, which do not depend on the path. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Whether scripts of a page with this origin may read responses, and the headers for that. */
export interface Cors {
  /** Value of `Access-Control-Allow-Origin` for an origin; undefined where its scripts may not read responses. */
  allowedOrigin(origin: string): string | undefined;
}

/**
 * Pages of this machine may read responses, and those of the given origins; `*` allows every page.
 * @param origins scheme, host and port as browsers send them (RFC 6454, section 6.2): `https://app.example`
 */
export function corsFor(origins: readonly string[]): Cors {
  const allowed = new Set(origins);
  return {
    allowedOrigin(origin) {
      if (allowed.has('*')) return '*';
      return allowed.has(origin) || isLocal(origin) ? origin : undefined;
    },
  };
}

/** The response to a preflight request (Fetch Standard, CORS protocol); undefined for other requests. */
export function respondToPreflight(
  { method, headers }: ServerRequest,
  cors: Cors,
): ServerResponse | undefined {
  const origin = headers.get('origin');
  if (
    method !== 'OPTIONS' ||
    origin === undefined ||
    headers.get('access-control-request-method') === undefined
  )
    return undefined;
  const allowed = cors.allowedOrigin(origin);
  if (allowed === undefined) return { status: 204, headers: { vary: 'origin' }, body: undefined };
  const requested = headers.get('access-control-request-headers') ?? '';
  const isToPrivate = headers.get('access-control-request-private-network') === 'true';
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': METHODS,
      // `*` would not include `Authorization`.
      ...(/^[\w!#$%&'*+.^`|~, -]+$/.test(requested) ? { 'access-control-allow-headers': requested } : {}),
      // Only for pages that are allowed by name, not by `*` (Private Network Access).
      ...(isToPrivate && (allowed === origin || isLocal(origin))
        ? { 'access-control-allow-private-network': 'true' }
        : {}),
      'access-control-max-age': '600',
      vary: 'origin, access-control-request-headers',
    },
    body: undefined,
  };
}

/** Adds the headers that let scripts of allowed pages read a response, without credentials. */
export function allowOrigins(
  { headers }: ServerRequest,
  response: ServerResponse,
  cors: Cors,
): ServerResponse {
  const origin = headers.get('origin');
  const allowed = origin === undefined ? undefined : cors.allowedOrigin(origin);
  const { vary } = response.headers;
  return {
    ...response,
    headers: {
      ...response.headers,
      ...(allowed === undefined
        ? {}
        : { 'access-control-allow-origin': allowed, 'access-control-expose-headers': '*' }),
      vary: vary === undefined ? 'origin' : `${vary}, origin`,
    },
  };
}

function isLocal(origin: string): boolean {
  const [, host] = /^https?:\/\/([^/?#@]+)$/.exec(origin) ?? [];
  const name = hostNameOf(host);
  return name !== undefined && isLoopback(name);
}
