import { release } from './bytes.ts';
import type { ServerResponse } from './message.ts';

/** The response to HEAD: the headers of the response to GET, with the length of its body. */
export function withoutBody(response: ServerResponse): ServerResponse {
  const { headers, body } = response;
  if (typeof body === 'string') headers['content-length'] = String(new TextEncoder().encode(body).length);
  else if (body instanceof Uint8Array) headers['content-length'] = String(body.length);
  else if (body !== undefined) release(body);
  return { ...response, body: undefined };
}
