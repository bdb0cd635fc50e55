import type { HarRequest } from './har.ts';

/**
 * Whether a browser sent the request to ask whether a page may send another (Fetch Standard, CORS-preflight fetch): a
 * layer before the service responds.
 */
export function isPreflight({ method, headers }: Pick<HarRequest, 'method' | 'headers'>): boolean {
  return (
    method.toUpperCase() === 'OPTIONS' &&
    headers.some(([name]) => name.toLowerCase() === 'access-control-request-method')
  );
}
