/** A request to the configured origin, to which credentials can be added. */
export interface Outgoing {
  url: string;
  readonly headers: Record<string, string>;
}

/** Adds credentials to a request. Called for each attempt. */
export type Authenticate = (request: Outgoing) => void | Promise<void>;

/** A token, or a function that fetches one. */
export type Token = string | (() => string | Promise<string>);

/**
 * Sends a token in a header, after a prefix. If the token is empty, or contains anything but visible ASCII characters, calls
 * fail with a TypeError that does not quote it.
 */
export function headerToken(name: string, token: Token, prefix = ''): Authenticate {
  return async ({ headers }) => {
    const text = await (typeof token === 'string' ? token : token());
    if (!/^[!-~]+$/.test(text)) throw new TypeError('token cannot be sent.');
    headers[name] = prefix + text;
  };
}

/** Sends a token as a query parameter. URLs are often logged, so prefer a header where there is a choice. */
export function queryToken(name: string, token: Token): Authenticate {
  return async (request) => {
    const text = typeof token === 'function' ? await token() : token;
    const separator = request.url.includes('?') ? '&' : '?';
    request.url += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  };
}

/** Sends a token as a cookie; browsers send their own cookies instead. */
export function cookieToken(name: string, token: Token): Authenticate {
  const set = headerToken('cookie', token, `${name}=`);
  return async ({ url, headers }) => {
    const own: Outgoing = { url, headers: {} };
    await set(own);
    headers['cookie'] = [headers['cookie'], own.headers['cookie']]
      .filter((each) => each !== undefined)
      .join('; ');
  };
}

/** Sends a token as `Authorization: Bearer` (RFC 6750, section 2.1). */
export function bearer(token: Token): Authenticate {
  return headerToken('authorization', token, 'Bearer ');
}

/** Sends a name and a password as `Authorization: Basic` (RFC 7617), in UTF-8. */
export function basic(username: string, password: string): Authenticate {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return headerToken('authorization', btoa(String.fromCharCode(...bytes)), 'Basic ');
}

/** Sends the credentials of several schemes together. */
export function allOf(...schemes: readonly Authenticate[]): Authenticate {
  return async (request) => {
    for (const authenticate of schemes) await authenticate(request);
  };
}
