import { element } from '../element.ts';
import { labelled } from './field.ts';
import type { TriedOperation, TriedScheme } from './operation.ts';
import type { Filled } from './request.ts';

/** The part of the form for credentials. They are read when a request is sent and are kept nowhere else. */
export interface CredentialForm {
  readonly nodes: readonly HTMLElement[];
  read(): Filled['credentials'];
}

export function makeCredentialForm({ security }: TriedOperation): CredentialForm {
  const ways = security.map((schemes) => ({
    label: schemes.length === 0 ? 'No authentication' : schemes.map(({ name }) => name).join(' and '),
    inputs: schemes.map(makeInput),
  }));
  const [first] = ways;
  if (first === undefined) return { nodes: [], read: () => [] };
  let chosen = first;
  const place = element('div', {}, ...first.inputs.map(({ row }) => row));
  const read: CredentialForm['read'] = () =>
    chosen.inputs.flatMap(({ scheme, control }) =>
      control.value === '' ? [] : [{ scheme, token: control.value }],
    );
  if (ways.length === 1) return { nodes: [place], read };
  const choice = element(
    'select',
    {},
    ...ways.map(({ label }, index) => element('option', { value: String(index) }, label)),
  );
  choice.addEventListener('change', () => {
    chosen = ways[Number(choice.value)] ?? first;
    place.replaceChildren(...chosen.inputs.map(({ row }) => row));
  });
  return { nodes: [labelled(['Authentication'], choice), place], read };
}

function makeInput(scheme: TriedScheme) {
  const control = element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const hint =
    scheme.kind === 'basic' ? 'name:password, kept in memory only' : 'kept in the memory of this page only';
  const label = scheme.parameter === '' ? scheme.name : scheme.parameter;
  return { scheme, control, row: labelled([label], control, hint) };
}
