import { element } from '../element.ts';
import { labelled } from './field.ts';
import { forgetToken, keepToken, readToken } from './kept-token.ts';
import type { TriedOperation, TriedScheme } from './operation.ts';
import type { Filled } from './request.ts';

/** The part of the form for credentials. They are read when a request is sent, and kept only if the reader says so. */
export interface CredentialForm {
  readonly nodes: readonly HTMLElement[];
  read(): Filled['credentials'];
  /** Keeps what was sent to an origin until the tab is closed, or forgets it, as the reader chose. */
  remember(origin: string): void;
}

const NONE: CredentialForm = { nodes: [], read: () => [], remember: () => {} };

/**
 * @param origin of the server that the form starts with; an earlier page may have kept tokens for it
 * @param options.isKept whether credentials are kept without asking
 */
export function makeCredentialForm(
  { security }: Pick<TriedOperation, 'security'>,
  origin: string | undefined,
  { isKept = false }: { readonly isKept?: boolean } = {},
): CredentialForm {
  const ways = security.map((schemes) => ({
    label: schemes.length === 0 ? 'No authentication' : schemes.map(({ name }) => name).join(' and '),
    inputs: schemes.map((scheme) => makeInput(scheme, origin)),
  }));
  const [first] = ways;
  if (first === undefined || ways.every(({ inputs }) => inputs.length === 0)) return NONE;
  const hasKept = isKept || ways.some(({ inputs }) => inputs.some(({ control }) => control.value !== ''));
  const keep = element('input', { type: 'checkbox', ...(hasKept ? { checked: '' } : {}) });
  const row = element('label', { class: 'check' }, keep, 'Keep credentials until this tab is closed');
  let chosen = ways.find(({ inputs }) => inputs.some(({ control }) => control.value !== '')) ?? first;
  const place = element('div', {});
  const show = (): void => {
    place.replaceChildren(
      ...chosen.inputs.map((each) => each.row),
      ...(isKept || chosen.inputs.length === 0 ? [] : [row]),
    );
  };
  show();
  const form: Pick<CredentialForm, 'read' | 'remember'> = {
    read: () =>
      chosen.inputs.flatMap(({ scheme, control }) =>
        control.value === '' ? [] : [{ scheme, token: control.value }],
      ),
    remember(sentTo) {
      for (const { scheme, control } of chosen.inputs) {
        if (keep.checked && control.value !== '')
          keepToken(scheme.name, { origin: sentTo, token: control.value });
        else forgetToken(scheme.name);
      }
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
