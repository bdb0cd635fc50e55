import type { HarRequest } from './har.ts';

/**
 * Whether a browser sent the request on its own, to ask whether a page may send another (Fetch Standard,
 * CORS-preflight fetch). It is usually answered before the service.
 */
export function isPreflight({ method, headers }: Pick<HarRequest, 'method' | 'headers'>): boolean {
  return (
    method.toUpperCase() === 'OPTIONS' &&
    headers.some(([name]) => name.toLowerCase() === 'access-control-request-method')
  );
}
