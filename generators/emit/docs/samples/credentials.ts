import type { WireRequest } from './wire-request.ts';

/** The credentials of a request, by the place that they go to; each language says where it takes the secret from. */
export interface WireCredentials {
  /** Names of headers whose value is the token, after a prefix. */
  readonly headers: readonly { readonly name: string; readonly prefix: string }[];
  /** Names of parameters of the query whose value is the token. */
  readonly query: readonly string[];
  /** Whether a name and a password are sent (RFC 7617). */
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

/** The media type that has to be named; libraries name that of multipart bodies themselves, with its boundary. */
export function contentTypeOf({ body }: WireRequest): string | undefined {
  if (body === undefined || body.kind === 'multipart') return undefined;
  return body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.type;
}
