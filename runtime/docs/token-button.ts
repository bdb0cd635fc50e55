import { makeButton } from './button.ts';
import { siteRoot } from './site-root.ts';
import type { TokenForm } from './try/operation.ts';

/** The exports of `assets/tokens.js`. */
interface Tokens {
  openTokens(form: TokenForm): void;
}

/**
 * Adds a button for the token of the forms on all pages to the bar, and to the menu for phones. Its form is loaded on
 * demand, as modules, which browsers do not load from a disk.
 */
export function addTokenButton(tools: HTMLElement): void {
  if (tools.dataset['tokens'] === undefined || location.protocol === 'file:') return;
  tools.querySelector('.find')?.after(tokenButton());
  document.querySelector('#menu > .close')?.after(tokenButton());
}

function tokenButton(): HTMLButtonElement {
  const button = makeButton('Token', () => void open());
  button.className = 'token';
  return button;
}

async function open(): Promise<void> {
  const [{ openTokens }, { form }] = (await Promise.all(
    ['assets/tokens.js', 'assets/token-form.js'].map((path) => import(new URL(path, siteRoot()).href)),
  )) as [Tokens, { form: TokenForm }];
  openTokens(form);
}
