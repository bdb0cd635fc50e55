import { decodeFormPart, decodePercent } from '../parameters/percent.ts';
import type { ServerRequest } from './message.ts';
import type { BasicCredential, SecurityScheme } from './security.ts';

/** What was sent for a scheme: nothing, something that is not a credential of the scheme, or a credential. */
export type Sent = 'nothing' | 'malformed' | { readonly credential: string | BasicCredential | undefined };

/** Reads the credential of a scheme from a request, and nothing else. */
export function sentCredential(scheme: SecurityScheme, request: ServerRequest): Sent {
  if (scheme.type === 'connection') return { credential: undefined };
  if (scheme.type === 'apiKey') return found(apiKey(scheme, request));
  const authorization = request.headers.get('authorization');
  if (authorization === undefined) return 'nothing';
  const [, name = '', credentials = ''] = /^([A-Za-z]+) +([A-Za-z0-9\-._~+/]+=*)$/.exec(authorization) ?? [];
  if (name === '') return 'malformed';
  if (name.toLowerCase() !== scheme.type) return 'nothing';
  return scheme.type === 'bearer'
    ? { credential: credentials }
    : (basicCredential(credentials) ?? 'malformed');
}

function found(credential: string | undefined): Sent {
  return credential === undefined || credential === '' ? 'nothing' : { credential };
}

function apiKey(
  scheme: SecurityScheme & { type: 'apiKey' },
  { headers, query }: ServerRequest,
): string | undefined {
  if (scheme.in === 'header') return headers.get(scheme.name.toLowerCase());
  if (scheme.in === 'cookie')
    return pairValue(headers.get('cookie') ?? '', scheme.name, { separator: ';', decode: decodePercent });
  return pairValue(query, scheme.name, { separator: '&', decode: decodeFormPart });
}

/** The last value of a name counts, as for other parameters. */
function pairValue(
  text: string,
  name: string,
  { separator, decode }: { separator: string; decode: (text: string) => string | undefined },
): string | undefined {
  if (text === '') return undefined;
  let value: string | undefined;
  for (const part of text.split(separator)) {
    const equals = part.indexOf('=');
    if (equals !== -1 && decode(part.slice(0, equals).trim()) === name)
      value = decode(part.slice(equals + 1).trim());
  }
  return value;
}

/** `user-id ":" password` in base64, as UTF-8 (RFC 7617, section 2). */
function basicCredential(encoded: string): Sent | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon === -1
      ? undefined
      : { credential: { username: text.slice(0, colon), password: text.slice(colon + 1) } };
  } catch {
    return undefined;
  }
}
