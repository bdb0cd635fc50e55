import type { IncomingMessage } from 'node:http';

/**
 * Headers that only browsers send for pages (Fetch Standard, `Origin` and Fetch Metadata), and those of proxies (RFC
 * 7239, RFC 9110 7.6.3).
 */
const ofOthers = ['origin', 'sec-fetch-site', 'forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host'];

/**
 * Whether a request comes from a program on this machine. A page in a browser here may belong to anybody, and may reach
 * the service by a name that resolves to 127.0.0.1 (DNS rebinding). Through a proxy on this machine, requests come from
 * anywhere.
 */
export function isFromSameMachine({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
}): boolean {
  if (!/^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')) return false;
  if (ofOthers.some((name) => headers[name] !== undefined)) return false;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(headers.host ?? '');
}
