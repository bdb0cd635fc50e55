import { siteRoot } from '../site-root.ts';

/** A token for one server, which must not be sent to another one. */
interface StoredToken {
  readonly origin: string;
  readonly token: string;
}

/** The stored token of a scheme for an origin; empty if there is none. */
export function readToken(scheme: string, origin: string | undefined): string {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(scheme)) ?? '{}') as Partial<StoredToken>;
    return stored.origin === origin && typeof stored.token === 'string' ? stored.token : '';
  } catch {
    return '';
  }
}

/** Stores a token until the tab is closed (HTML Standard, session storage). */
export function storeToken(scheme: string, token: StoredToken): void {
  try {
    sessionStorage.setItem(keyOf(scheme), JSON.stringify(token));
  } catch {
    // The site may not store anything. The reader has to enter the token again.
  }
}

export function forgetToken(scheme: string): void {
  try {
    sessionStorage.removeItem(keyOf(scheme));
  } catch {
    // Nothing is stored.
  }
}

/** The key of a token. Sites of the same origin have different keys. */
function keyOf(scheme: string): string {
  return `docs-token ${siteRoot().pathname} ${scheme}`;
}
