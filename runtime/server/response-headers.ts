import { connectionHeaders } from '../contract/connection-headers.ts';
import type { ServerResponse } from './message.ts';

/**
 * A response with the headers that a handler has added to it. Each `Set-Cookie` stays a header of its own (RFC 9110,
 * section 5.3). `described` are the names of the headers that the document has for the response.
 *
 * @throws TypeError for headers that the server sets itself, and for those of the document, because they would not be
 *   checked
 */
export function withHeaders(
  response: ServerResponse,
  added: Headers,
  described: readonly string[],
): ServerResponse {
  const reserved = new Set(described.map((name) => name.toLowerCase()));
  const headers = { ...response.headers };
  for (const [name, value] of added) {
    if (name === 'set-cookie' && !reserved.has(name)) continue;
    if (name === 'content-type')
      throw new TypeError('Return `contentType` from the handler instead of the header content-type.');
    if (connectionHeaders.includes(name)) throw new TypeError(`The server sets the header ${name} itself.`);
    if (reserved.has(name))
      throw new TypeError(`The document describes the header ${name}: return it in \`headers\`.`);
    headers[name] = value;
  }
  const cookies = added.getSetCookie();
  return cookies.length === 0 ? { ...response, headers } : { ...response, headers, cookies };
}
