import type { IncomingMessage } from 'node:http';

/** Head of a response of a CGI program (RFC 3875 6.2), and the bytes of the body that were read with it. */
export interface CgiHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly rest: Buffer;
}

/** Parses the head; undefined while it is incomplete. */
export function parseHead(data: Buffer): CgiHead | undefined {
  const text = data.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  if (end === null) return undefined;
  let status = 200;
  const headers: [string, string][] = [];
  for (const line of text.slice(0, end.index).split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10) || 500;
    else headers.push([name, value]);
  }
  return { status, headers, rest: data.subarray(end.index + end[0].length) };
}

/**
 * The information about a request that `git http-backend` needs. The name of the user is only for the log of
 * references.
 */
export function cgiVariables(
  request: IncomingMessage,
  target: {
    readonly folder: string;
    readonly suffix: string;
    readonly query: string;
    readonly userName: string;
  },
): NodeJS.ProcessEnv {
  const protocol = request.headers['git-protocol'];
  return {
    GIT_PROJECT_ROOT: target.folder,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: target.suffix,
    QUERY_STRING: target.query,
    REQUEST_METHOD: request.method ?? 'GET',
    CONTENT_TYPE: request.headers['content-type'] ?? '',
    REMOTE_USER: target.userName.replace(/[^\w.@+-]/g, '_'),
    REMOTE_ADDR: request.socket.remoteAddress ?? '',
    ...(typeof protocol === 'string' && /^[\w=:.-]{1,200}$/.test(protocol) ? { GIT_PROTOCOL: protocol } : {}),
  };
}
