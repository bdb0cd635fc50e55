import { makeButton } from '../button.ts';
import { storeChoice } from '../choices.ts';
import { copyButton } from '../copy.ts';
import { httpTokens } from '../code-tokens.ts';
import { element } from '../element.ts';
import { makeBodyForm } from './body-form.ts';
import { confirmUnsafe, isSafe } from './confirm.ts';
import { makeCredentialForm } from './credentials.ts';
import { makeField } from './field.ts';
import { foldOptional } from './fold-optional.ts';
import { makeHistory } from './history.ts';
import { checkBody } from './check-answer.ts';
import type { TriedModule } from './operation.ts';
import type { ParameterValue } from '../../parameters/descriptor.ts';
import { printCurl } from './print-curl.ts';
import { printRequest } from './print-request.ts';
import { printTokens } from './print-tokens.ts';
import { buildRequest, locate, type Filled, type TriedRequest } from './request.ts';
import { printResult } from './result.ts';
import { send, type Received } from './send.ts';
import { makeServerForm, originOf } from './server-form.ts';

/** Builds the form of an operation in the given section, and sends its requests. */
export function openPanel(module: TriedModule, section: HTMLElement): void {
  const { operation } = module;
  const server = makeServerForm(operation.servers);
  const credentials = makeCredentialForm(operation, originOf(server.input.value));
  const fields = operation.parameters.map((field) => ({ field, ...makeField(field) }));
  const body = makeBodyForm(operation);
  const values = [...foldOptional(fields, 'parameter'), ...(body === undefined ? [] : [body.node])];
  const history = makeHistory(values);
  const preview = element('pre', { class: 'code', tabindex: '0' });
  const curl = element('pre', { hidden: '' });
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
    const secrets = filled.credentials.map(({ token }) => token);
    return { filled, request, secrets, text: printRequest(request, secrets) };
  };
  const refresh = async (): Promise<void> => {
    try {
      const { filled, request, secrets, text } = await build();
      preview.replaceChildren(printTokens(httpTokens(text)));
      curl.textContent = printCurl(request, secrets);
      const faults = filled.body && checkBody(filled.body.value, filled.body.type.type, module);
      remarks.textContent = faults?.length ? `Does not match the documentation: ${faults.join('; ')}` : '';
    } catch (error) {
      preview.textContent = '';
      curl.textContent = '';
      remarks.textContent = messageOf(error);
    }
  };
  const sendFilled = async (): Promise<void> => {
    const { filled, request, secrets, text } = await build();
    if (!isSafe(request.method) && !(await confirmUnsafe(request.method, request.url))) return;
    storeChoice('server', filled.server);
    credentials.store(new URL(filled.server).origin);
    const { status } = await sendRequest(request);
    history.add(`${status}: ${text.split('\n', 1)[0]}`, secrets);
  };
  const sendRequest = async (request: TriedRequest): Promise<Received> => {
    remarks.textContent = 'Waiting for the response …';
    const answer = await send(request);
    remarks.textContent = `Response ${answer.status}.`;
    const follow = (url: string): void => run(() => sendRequest({ ...request, url }));
    result.replaceChildren(...printResult(answer, module, follow));
    return answer;
  };
  const run = (work: () => Promise<unknown>): void => {
    submit.disabled = true;
    result.replaceChildren();
    work()
      .catch((error: unknown) => (remarks.textContent = messageOf(error)))
      .finally(() => (submit.disabled = false));
  };
  const form = element(
    'form',
    {},
    ...server.nodes,
    ...credentials.nodes,
    ...values,
    ...history.nodes,
    submit,
    remarks,
    element('h3', {}, 'Request'),
    preview,
    curl,
    element('div', { class: 'actions' }, copyButton(curl, 'Copy as curl')),
  );
  // A choice changes other fields on `change`, which comes after `input`.
  for (const event of ['input', 'change']) form.addEventListener(event, () => void refresh());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run(sendFilled);
  });
  section.append(form, result);
  void refresh();
  server.input.focus();
}

/** Throws a TypeError for an address to which no requests can be sent. */
function addressOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    throw new TypeError('Server: enter a URL that begins with http:// or https://.');
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/$/, '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
