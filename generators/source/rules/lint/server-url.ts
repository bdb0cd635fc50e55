/** Why requests cannot be sent below the address of a server, with the address that its author probably means. */
export interface ServerUrlProblem {
  readonly reason: string;
  readonly correction: string | undefined;
}

/**
 * The problem of the address of a server, whose variables are replaced. An address without a scheme is relative to the
 * location of the document (OpenAPI 3.1.1, section 4.8.5), also one that looks like a host. Undefined for an address
 * without a problem, which may be relative.
 */
export function problemOfServerUrl(url: string): ServerUrlProblem | undefined {
  if (HOST_AND_PORT.test(url)) return problem('has no scheme', withScheme(url));
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'ws' || scheme === 'wss')
    return problem(`has the scheme ${scheme}`, url.replace(/^ws/i, 'http'));
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return problem(`has the scheme ${scheme}`);
  if (scheme === undefined && HOST.test(url))
    return problem('has no scheme, so that it is a path and no host', withScheme(url));
  const plain = url.replace(/[?#].*$/s, '');
  if (plain !== url) return problem(`has a ${url.includes('?') ? 'query' : 'fragment'}`, plain);
  const isAbsolute = scheme !== undefined || url.startsWith('//');
  const [, start, rest] = /^((?:https?:)?\/\/)[^/]*@(.*)$/is.exec(url) ?? [];
  if (start !== undefined && rest !== undefined) return problem('has credentials', start + rest);
  return isAbsolute && !URL.canParse(url, 'https://host') ? problem('is not a valid URL') : undefined;
}

function problem(reason: string, correction?: string): ServerUrlProblem {
  return { reason, correction };
}

const HOST_AND_PORT = /^[\w.-]+:\d+(?:$|[/?#])/;

/** `api.example.com/v1`, but neither `v1.2/users` nor `./a`. */
const HOST = /^(?:localhost|(?:[a-z0-9-]+\.)+[a-z]{2,})(?:$|[/?#])/i;

function withScheme(url: string): string {
  return /^(?:localhost|127\.|0\.0\.0\.0)/.test(url) ? `http://${url}` : `https://${url}`;
}
