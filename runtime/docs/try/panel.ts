import { makeButton } from '../button.ts';
import { keepChoice, readChoice } from '../choices.ts';
import { element } from '../element.ts';
import { makeBodyForm } from './body-form.ts';
import { confirmUnsafe, isSafe } from './confirm.ts';
import { makeCredentialForm } from './credentials.ts';
import { labelled, makeField, type FormField } from './field.ts';
import { judgeBody } from './judge.ts';
import type { TriedModule } from './operation.ts';
import type { ParameterValue } from '../../parameters/descriptor.ts';
import { printRequest } from './print-request.ts';
import { buildRequest, locate, type Filled } from './request.ts';
import { printResult } from './result.ts';
import { send } from './send.ts';

/** Builds the form of an operation in the given section, and sends what is filled in. */
export function openPanel(module: TriedModule, section: HTMLElement): void {
  const { operation } = module;
  const server = serverInput(operation.servers);
  const credentials = makeCredentialForm(operation);
  const fields = operation.parameters.map(makeField);
  const body = makeBodyForm(operation);
  const preview = element('pre', { class: 'code', tabindex: '0' });
  const remarks = element('p', { role: 'status' });
  const result = element('div', { class: 'result' });
  const submit = makeButton(`Send ${operation.method}`, () => {});
  submit.type = 'submit';

  const read = (): Filled => ({
    server: addressOf(server.input.value),
    parameters: locate(operation.parameters, (index) => fields[index]?.read() as ParameterValue | undefined),
    body: body?.read(),
    credentials: credentials.read(),
  });
  const build = async () => {
    const filled = read();
    const request = await buildRequest(operation, filled);
    return {
      filled,
      request,
      text: printRequest(
        request,
        filled.credentials.map(({ token }) => token),
      ),
    };
  };
  const refresh = async (): Promise<void> => {
    try {
      const { filled, text } = await build();
      preview.textContent = text;
      const faults = filled.body && judgeBody(filled.body.value, filled.body.type.type, module);
      remarks.textContent = faults?.length ? `Not as documented: ${faults.join('; ')}` : '';
    } catch (error) {
      preview.textContent = '';
      remarks.textContent = messageOf(error);
    }
  };
  const sendFilled = async (): Promise<void> => {
    const { filled, request } = await build();
    if (!isSafe(request.method) && !(await confirmUnsafe(request.method, request.url))) return;
    keepChoice('server', filled.server);
    remarks.textContent = 'Waiting for the response …';
    const answer = await send(request);
    remarks.textContent = `Response ${answer.status}.`;
    result.replaceChildren(...printResult(answer, module));
  };
  const form = element(
    'form',
    {},
    server.row,
    ...credentials.nodes,
    ...fieldGroups(operation.parameters, fields),
    ...(body === undefined ? [] : [body.node]),
    element('h3', {}, 'Request'),
    preview,
    remarks,
    submit,
  );
  form.addEventListener('input', () => void refresh());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit.disabled = true;
    result.replaceChildren();
    sendFilled()
      .catch((error: unknown) => (remarks.textContent = messageOf(error)))
      .finally(() => (submit.disabled = false));
  });
  section.append(form, result);
  void refresh();
  server.input.focus();
}

function serverInput(servers: readonly string[]) {
  const suggestions = element(
    'datalist',
    { id: 'try-servers' },
    ...servers.map((value) => element('option', { value })),
  );
  const input = element('input', {
    type: 'url',
    required: '',
    list: suggestions.id,
    autocomplete: 'off',
    placeholder: servers[0] ?? '',
    value: readChoice('server') ?? preferred(servers),
  });
  const row = labelled(['Server'], input, 'Requests go to this address and nowhere else.');
  row.append(suggestions);
  return { input, row };
}

/** The server that the document names, which follows the mock, where the document's own address is known. */
function preferred(servers: readonly string[]): string {
  return servers.find((server, index) => index > 0 && URL.canParse(server)) ?? servers[0] ?? '';
}

/** What is required stands open, the rest in a fold. */
function fieldGroups(parameters: TriedModule['operation']['parameters'], fields: readonly FormField[]) {
  const rows = (required: boolean): readonly HTMLElement[] =>
    fields.filter((_, index) => parameters[index]?.descriptor.required === required).map(({ row }) => row);
  const optional = rows(false);
  const summary = `${optional.length} optional parameter${optional.length === 1 ? '' : 's'}`;
  return [
    ...rows(true),
    ...(optional.length === 0
      ? []
      : [element('details', {}, element('summary', {}, summary), element('div', {}, ...optional))]),
  ];
}

/** Throws a TypeError for what is no address that requests can go to. */
function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new TypeError('Server: give an address that begins with http:// or https://.');
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/$/, '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
