import { readChoice } from '../choices.ts';
import { element } from '../element.ts';
import { labelled } from './field.ts';
import type { TriedServer } from './operation.ts';

/** The part of the form for the base URL. */
export interface ServerForm {
  readonly nodes: readonly HTMLElement[];
  readonly input: HTMLInputElement;
}

/**
 * A choice of the servers of the document, fields for the variables of the chosen one, and the base URL, which can also be
 * typed. Initially it is the last one of the reader, otherwise that of the first server.
 */
export function makeServerForm(servers: readonly TriedServer[]): ServerForm {
  const stored = readChoice('server');
  const start = stored === null ? (servers.find(isDocumented) ?? servers[0]) : undefined;
  const input = element('input', {
    type: 'url',
    required: '',
    autocomplete: 'off',
    placeholder: servers[0]?.url ?? '',
    value: stored ?? start?.url ?? '',
  });
  const address = labelled(['Server'], input, 'Requests are sent to this address only.');
  const place = element('div');
  const show = (server: TriedServer | undefined): void =>
    place.replaceChildren(...variableRows(server, input));
  show(start);
  if (servers.length < 2) return { nodes: [place, address], input };
  const options = servers.map((server, index) =>
    element(
      'option',
      { value: String(index) },
      server.name === undefined ? server.url : `${server.url} – ${server.name}`,
    ),
  );
  const choice = element('select', {}, ...options, element('option', { value: '' }, 'Another address'));
  const indexOf = (url: string): string => {
    const index = servers.findIndex((server) => server.url === url);
    return index === -1 ? '' : String(index);
  };
  choice.value = start === undefined ? indexOf(input.value) : String(servers.indexOf(start));
  choice.addEventListener('change', () => {
    const server = servers[choice.value === '' ? -1 : Number(choice.value)];
    if (server !== undefined) input.value = server.url;
    show(server);
  });
  input.addEventListener('input', () => {
    choice.value = indexOf(input.value);
    place.replaceChildren();
  });
  return { nodes: [labelled(['Send to'], choice), place, address], input };
}

/** The origin of a base URL; undefined if it is invalid. */
export function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Whether the server is one of the document. */
function isDocumented({ template, url }: TriedServer): boolean {
  return template !== undefined && URL.canParse(url);
}

/** A field for each variable, which changes the base URL. */
function variableRows(server: TriedServer | undefined, input: HTMLInputElement): readonly HTMLElement[] {
  const variables = server?.variables ?? [];
  const controls = variables.map(({ values, value }) => {
    if (values.length === 0)
      return element('input', { type: 'text', value, autocomplete: 'off', spellcheck: 'false' });
    const choice = element('select', {}, ...values.map((each) => element('option', { value: each }, each)));
    choice.value = value;
    return choice;
  });
  const write = (): void => {
    const given = new Map(variables.map(({ name }, index) => [name, controls[index]?.value ?? '']));
    input.value = (server?.template ?? '').replaceAll(
      /\{([^{}]*)\}/g,
      (part, name: string) => given.get(name) ?? part,
    );
  };
  return variables.map(({ name, hint }, index) => {
    const control = controls[index] ?? element('input');
    control.addEventListener('input', write);
    return labelled([element('code', {}, name)], control, hint);
  });
}
