import { siteRoot } from '../site-root.ts';

/** A token that a reader keeps until the tab is closed, for one server. It must not be sent to another one. */
interface KeptToken {
  readonly origin: string;
  readonly token: string;
}

/** The token that is kept for a scheme and an origin; empty if there is none. */
export function readToken(scheme: string, origin: string | undefined): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(scheme)) ?? '{}') as Partial<KeptToken>;
    return kept.origin === origin && typeof kept.token === 'string' ? kept.token : '';
  } catch {
    return '';
  }
}

/** Keeps a token in the storage of the tab, which is empty when it is closed (HTML Standard, session storage). */
export function keepToken(scheme: string, kept: KeptToken): void {
  try {
    sessionStorage.setItem(keyOf(scheme), JSON.stringify(kept));
  } catch {
    // The browser stores nothing for this site: the reader has to enter the token again.
  }
}

export function forgetToken(scheme: string): void {
  try {
    sessionStorage.removeItem(keyOf(scheme));
  } catch {
    // Nothing is stored.
  }
}

/** Another site of the same origin has its own tokens. */
function keyOf(scheme: string): string {
  return `docs-token ${siteRoot().pathname} ${scheme}`;
}
