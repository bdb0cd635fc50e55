import { makeButton } from '../button.ts';
import { storeChoice } from '../choices.ts';
import { element } from '../element.ts';
import { makeCredentialForm } from './credentials.ts';
import { forgetToken } from './stored-token.ts';
import type { TokenForm } from './operation.ts';
import { makeServerForm, originOf } from './server-form.ts';

/** Asks for a token for the forms of all pages. It is stored for one server, until the tab is closed. */
export function openTokens({ schemes, servers }: TokenForm): void {
  const dialog = element('dialog', { class: 'confirm try tokens', 'aria-labelledby': 'tokens' });
  const server = makeServerForm(servers);
  const security = schemes.map((scheme) => [scheme]);
  const credentials = makeCredentialForm({ security }, originOf(server.input.value), { alwaysStores: true });
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
    storeChoice('server', server.input.value);
    credentials.store(origin);
    dialog.close();
  });
  dialog.append(form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
