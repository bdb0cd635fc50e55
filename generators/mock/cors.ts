import type { ServerRequest, ServerResponse } from '../../runtime/server/message.ts';

/** Methods that a browser may be told of; which ones a path has is found out when they are used. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** The answer to a preflight request (Fetch Standard, CORS protocol); undefined for requests that are none. */
export function answerPreflight({ method, headers }: ServerRequest): ServerResponse | undefined {
  const origin = headers.get('origin');
  if (
    method !== 'OPTIONS' ||
    origin === undefined ||
    headers.get('access-control-request-method') === undefined
  )
    return undefined;
  const asked = headers.get('access-control-request-headers') ?? '';
  const asksForPrivate = headers.get('access-control-request-private-network') === 'true';
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      // `*` would not cover `Authorization`.
      ...(/^[\w!#$%&'*+.^`|~, -]+$/.test(asked) ? { 'access-control-allow-headers': asked } : {}),
      // A page from elsewhere is not let into the network of the one who runs the mock (Private Network Access).
      ...(asksForPrivate && isLocal(origin) ? { 'access-control-allow-private-network': 'true' } : {}),
      'access-control-max-age': '600',
      vary: 'access-control-request-headers',
    },
    body: undefined,
  };
}

/** Lets scripts of every page read an answer. Cookies are never sent along to `*`. */
export function openToOrigins({ headers }: ServerRequest, response: ServerResponse): ServerResponse {
  if (headers.get('origin') === undefined) return response;
  const opened = {
    ...response.headers,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
  };
  return { ...response, headers: opened };
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin);
}
