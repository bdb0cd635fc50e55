import type { WireRequest } from './wire-request.ts';

/** The credentials of a request by location. Each language has its own expression for the token. */
export interface WireCredentials {
  /** Headers whose value is a prefix and the token. */
  readonly headers: readonly { readonly name: string; readonly prefix: string }[];
  /** Names of query parameters whose value is the token. */
  readonly query: readonly string[];
  /** Whether a name and a password are needed (RFC 7617). */
  readonly basic: boolean;
}

export function credentialsOf({ schemes }: WireRequest): WireCredentials {
  const headers = schemes.flatMap(({ type, in: place, parameter = '', scheme }) => {
    if (type === 'apiKey' && place === 'header') return [{ name: parameter, prefix: '' }];
    if (type === 'apiKey' && place === 'cookie') return [{ name: 'Cookie', prefix: `${parameter}=` }];
    if (type === 'apiKey' || type === 'mutualTLS' || (type === 'http' && scheme === 'basic')) return [];
    return [{ name: 'Authorization', prefix: 'Bearer ' }];
  });
  const query = schemes
    .filter(({ type, in: place }) => type === 'apiKey' && place === 'query')
    .map(({ parameter = '' }) => parameter);
  return { headers, query, basic: schemes.some(({ type, scheme }) => type === 'http' && scheme === 'basic') };
}

/** The value of `Content-Type`; undefined for multipart bodies, for which libraries set it with the boundary. */
export function contentTypeOf({ body }: WireRequest): string | undefined {
  if (body === undefined || body.kind === 'multipart') return undefined;
  return body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.type;
}

/** The headers that contain no credentials, among them `Cookie` and the given `Content-Type`. */
export function otherHeaders(
  { headers, cookies }: WireRequest,
  contentType: string | undefined,
): WireRequest['headers'] {
  return [
    ...headers,
    ...(cookies === '' ? [] : [['Cookie', cookies] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
  ];
}
