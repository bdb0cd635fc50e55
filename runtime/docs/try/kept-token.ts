import { siteRoot } from '../site-root.ts';

/** A token that a reader keeps until the tab is closed, for one server: no other one is to get it. */
interface KeptToken {
  readonly origin: string;
  readonly token: string;
}

/** The token that is kept for a scheme and an origin; empty where there is none. */
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
    // A browser that keeps nothing for this site: the token has to be given again.
  }
}

export function forgetToken(scheme: string): void {
  try {
    sessionStorage.removeItem(keyOf(scheme));
  } catch {
    // Nothing is kept.
  }
}

/** Other sites of the same origin have tokens of their own. */
function keyOf(scheme: string): string {
  return `docs-token ${siteRoot()} ${scheme}`;
}
