import { makeButton } from './button.ts';
import { siteRoot } from './site-root.ts';
import type { TokenForm } from './try/operation.ts';

/** What the module `assets/tokens.js` gives. */
interface Tokens {
  openTokens(form: TokenForm): void;
}

/**
 * A button, in the bar or on a phone in the menu, for the token that the forms of all pages begin with. Its form loads only
 * then, as modules, which do not load from a disk.
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
