import { makeButton } from '../button.ts';
import { keepChoice } from '../choices.ts';
import { element } from '../element.ts';
import { makeCredentialForm } from './credentials.ts';
import { forgetToken } from './kept-token.ts';
import type { TokenForm } from './operation.ts';
import { makeServerForm } from './server-form.ts';

/** Asks for a token once for the forms of all pages. It is kept for one server, until the tab is closed. */
export function openTokens({ schemes, servers }: TokenForm): void {
  const dialog = element('dialog', { class: 'confirm try tokens', 'aria-labelledby': 'tokens' });
  const server = makeServerForm(servers);
  const security = schemes.map((scheme) => [scheme]);
  const credentials = makeCredentialForm({ security }, originOf(server.input.value), { isKept: true });
  const keep = makeButton('Keep', () => {});
  keep.type = 'submit';
  const forget = makeButton('Forget', () => {
    for (const { name } of schemes) forgetToken(name);
    dialog.close();
  });
  const form = element(
    'form',
    {},
    element('h2', { id: 'tokens' }, 'Token'),
    element('p', {}, 'Try it begins with this token on all pages, until the tab is closed.'),
    ...server.nodes,
    ...credentials.nodes,
    keep,
    forget,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const origin = originOf(server.input.value);
    if (origin === undefined) return;
    keepChoice('server', server.input.value);
    credentials.remember(origin);
    dialog.close();
  });
  dialog.append(form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
