import { element } from '../element.ts';
import { labelled } from './field.ts';
import { forgetToken, storeToken, readToken } from './stored-token.ts';
import type { TriedOperation, TriedScheme } from './operation.ts';
import type { Filled } from './request.ts';

/** The part of the form for credentials. */
export interface CredentialForm {
  readonly nodes: readonly HTMLElement[];
  read(): Filled['credentials'];
  /** Stores the credentials for an origin until the tab is closed, or removes them, as the reader chose. */
  store(origin: string): void;
}

const NONE: CredentialForm = { nodes: [], read: () => [], store: () => {} };

/**
 * @param origin of the initial server, for which an earlier page may have stored tokens
 * @param options.alwaysStores whether credentials are stored without asking
 */
export function makeCredentialForm(
  { security }: Pick<TriedOperation, 'security'>,
  origin: string | undefined,
  { alwaysStores = false }: { readonly alwaysStores?: boolean } = {},
): CredentialForm {
  const ways = security.map((schemes) => ({
    label: schemes.length === 0 ? 'No authentication' : schemes.map(({ name }) => name).join(' and '),
    inputs: schemes.map((scheme) => makeInput(scheme, origin)),
  }));
  const [first] = ways;
  if (first === undefined || ways.every(({ inputs }) => inputs.length === 0)) return NONE;
  const stored = ways.find(({ inputs }) => inputs.some(({ control }) => control.value !== ''));
  const isChecked = alwaysStores || stored !== undefined;
  const keep = element('input', { type: 'checkbox', ...(isChecked ? { checked: '' } : {}) });
  const row = element('label', { class: 'check' }, keep, 'Keep credentials until this tab is closed');
  let chosen = stored ?? first;
  const place = element('div', {});
  const show = (): void => {
    place.replaceChildren(
      ...chosen.inputs.map((each) => each.row),
      ...(alwaysStores || chosen.inputs.length === 0 ? [] : [row]),
    );
  };
  show();
  const form: Pick<CredentialForm, 'read' | 'store'> = {
    read: () =>
      chosen.inputs.flatMap(({ scheme, control }) =>
        control.value === '' ? [] : [{ scheme, token: control.value }],
      ),
    store(sentTo) {
      for (const { scheme, control } of chosen.inputs)
        if (keep.checked && control.value !== '')
          storeToken(scheme.name, { origin: sentTo, token: control.value });
        else forgetToken(scheme.name);
    },
  };
  keep.addEventListener('change', () => {
    if (!keep.checked) for (const { name } of security.flat()) forgetToken(name);
  });
  if (ways.length === 1) return { nodes: [place], ...form };
  const choice = element(
    'select',
    {},
    ...ways.map(({ label }, index) => element('option', { value: String(index) }, label)),
  );
  choice.value = String(ways.indexOf(chosen));
  choice.addEventListener('change', () => {
    chosen = ways[Number(choice.value)] ?? first;
    show();
  });
  return { nodes: [labelled(['Authentication'], choice), place], ...form };
}

function makeInput(scheme: TriedScheme, origin: string | undefined) {
  const control = element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  control.value = readToken(scheme.name, origin);
  const label = scheme.parameter === '' ? scheme.name : scheme.parameter;
  return { scheme, control, row: labelled([label], control, scheme.kind === 'basic' ? 'name:password' : '') };
}
