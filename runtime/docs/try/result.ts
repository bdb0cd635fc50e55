import { ownKey, ownValue, statusKeys } from '../../contract/keys.ts';
import { nextLink } from '../../client/link.ts';
import { makeButton } from '../button.ts';
import { jsonTokens, httpTokens } from '../code-tokens.ts';
import { copyButton } from '../copy.ts';
import { element } from '../element.ts';
import { checkAnswer } from './check-answer.ts';
import type { TriedModule } from './operation.ts';
import { printTokens } from './print-tokens.ts';
import { saveBody } from './save.ts';
import type { Received } from './send.ts';

/** Maximum number of characters of a body that are shown. */
const MOST_SHOWN = 100_000;
/** Media types of text. */
const TEXT =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)|application\/(?:problem|javascript|x-ndjson|x-yaml))/i;

/** The meaning of a response, its differences from the documentation, its headers, its body, and actions. */
export function printResult(
  answer: Received,
  module: TriedModule,
  follow: (url: string) => void,
): readonly HTMLElement[] {
  const { status, statusText, milliseconds, headers } = answer;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const title = `Response ${status}${statusText === '' ? '' : ` ${statusText}`}`;
  const body = printBody(answer);
  return [
    element('h3', {}, title, element('small', {}, ` ${Math.round(milliseconds)} ms`)),
    ...meaningOf(answer, module),
    verdictOf(answer, module),
    element(
      'details',
      {},
      element('summary', {}, `Headers visible to this page (${lines.length})`),
      element('pre', { class: 'code', tabindex: '0' }, printTokens(httpTokens(lines.join('\n')))),
    ),
    ...(body === undefined ? [] : [body]),
    element('div', { class: 'actions' }, ...actionsOf(answer, body, follow)),
  ];
}

/** The description of an error in the document, and the message in the response. */
function meaningOf({ status, text }: Received, { operation }: TriedModule): readonly HTMLElement[] {
  if (status < 400) return [];
  const { meanings = {} } = operation;
  const key = ownKey(meanings, statusKeys(status));
  const words = [key === undefined ? undefined : meanings[key], messageIn(text)];
  return words.flatMap((each) => (each === undefined || each === '' ? [] : [element('p', {}, each)]));
}

/** The message of an error, in the members that services use: RFC 9457, section 3.1, and RFC 6749, section 5.2. */
function messageIn(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const members = value as Readonly<Record<string, unknown>>;
  const message = ['detail', 'message', 'error_description', 'title', 'error']
    .map((name) => ownValue(members, [name]))
    .find((each) => typeof each === 'string');
  return message === undefined ? undefined : `The server says: ${message}`;
}

function verdictOf(answer: Received, module: TriedModule): HTMLElement {
  const faults = checkAnswer(answer, module.operation.responses, module);
  if (faults.length === 0)
    return element('p', { class: 'verdict' }, 'The response matches the documentation.');
  return element(
    'div',
    { class: 'verdict wrong' },
    element('p', {}, 'The response does not match the documentation:'),
    element('ul', {}, ...faults.map((fault) => element('li', {}, fault))),
  );
}

function printBody({ text, contentType, isCut, body }: Received): HTMLElement | undefined {
  if (body.size === 0) return undefined;
  if (contentType !== undefined && !TEXT.test(contentType))
    return element('p', {}, `${body.size} bytes of ${contentType}, which are not shown.`);
  const isJson = /[/+]json\b/.test(contentType ?? '');
  const shown = shortened(isJson && !isCut ? readable(text) : text);
  return element(
    'pre',
    { class: 'code body', tabindex: '0' },
    isJson ? printTokens(jsonTokens(shown)) : shown,
  );
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

function actionsOf(
  answer: Received,
  body: HTMLElement | undefined,
  follow: (url: string) => void,
): readonly HTMLElement[] {
  const next = nextPage(answer);
  return [
    ...(body instanceof HTMLPreElement ? [copyButton(body, 'Copy body')] : []),
    ...(body === undefined ? [] : [makeButton('Download', () => saveBody(answer))]),
    ...(next === undefined ? [] : [makeButton('Next page', () => follow(next))]),
  ];
}

/** The URL of the next page, if it has the same origin: credentials must not be sent to another one. */
function nextPage({ headers, url }: Received): string | undefined {
  const link = nextLink(headers.get('link'));
  if (link === undefined || !URL.canParse(link, url)) return undefined;
  const next = new URL(link, url);
  return next.origin === new URL(url).origin ? next.href : undefined;
}
