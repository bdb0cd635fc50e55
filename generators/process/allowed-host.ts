import { isIP } from 'node:net';

/** Whether a server on this machine accepts requests with this `Host` header. */
export type HostCheck = (host: string | undefined) => boolean;

/** Addresses that mean every address of the machine. */
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Accepts names and addresses of the machine itself, the address that the server listens at, and the allowed names.
 * Otherwise a page of another name that resolves to this machine (DNS rebinding) could read responses.
 * @param host address or name that the server listens at
 * @param allowed further names, without ports; a `.` at the start allows all names below too
 */
export function hostCheck(host: string, allowed: readonly string[] = []): HostCheck {
  const names = [host, ...allowed].map((name) => unbracketed(name.toLowerCase()));
  return (header) => {
    const name = hostNameOf(header);
    if (name === undefined) return false;
    // DNS rebinding needs a name, so an address in its place is safe.
    if (EVERY_ADDRESS.has(host) && isIP(name) !== 0) return true;
    return (
      isLoopback(name) ||
      names.some((each) => (each.startsWith('.') ? `.${name}`.endsWith(each) : name === each))
    );
  };
}

/** Names of RFC 6761, section 6.3, and addresses of RFC 1122, section 3.2.1.3, and RFC 4291, section 2.5.3. */
export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

/** The name in a `Host` header (RFC 9110, section 7.2) without port, brackets and the dot of the root; in lower case. */
export function hostNameOf(header: string | undefined): string | undefined {
  const found = /^(?<name>\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i.exec(header ?? '');
  const name = found?.groups?.['name'];
  return name === undefined ? undefined : unbracketed(name.toLowerCase().replace(/(?<=.)\.$/, ''));
}

/** Status of requests for a host that is not accepted (RFC 9110, section 15.5.20). */
export const MISDIRECTED = 421;
export const PLAIN = 'text/plain; charset=utf-8';

/** Body of the response to such a request. */
export function misdirected(header: string | undefined): string {
  const name = hostNameOf(header);
  return name === undefined
    ? 'The Host header is missing or is not a host name.\n'
    : `The host ${name} is not served here. Start with --allow-host ${name} to serve it.\n`;
}

function unbracketed(name: string): string {
  return name.startsWith('[') ? name.slice(1, -1) : name;
}
