import { connectionHeaders } from '../contract/connection-headers.ts';
import { ownValue, statusKeys } from '../contract/keys.ts';
import { encodeHeaders } from '../parameters/encode-headers.ts';
import type { SendableValues } from '../parameters/encode-pairs.ts';
import { sendable } from './bytes.ts';
import type { HandlerResponse } from './handler.ts';
import { writeJson } from './write-json.ts';
import type { ServerResponse } from './message.ts';
import { readMediaType } from '../contract/media-type.ts';
import { findContent } from './media-type.ts';
import type { OperationContract, ResponseContract } from './operation.ts';

/** Something in a response that the document does not allow. */
export interface Violation {
  readonly in: 'status' | 'header' | 'body';
  readonly pointer: string;
  readonly message: string;
}

/** The bodies and headers that may be sent with a status. */
export interface ResponseRules {
  readonly contract: ResponseContract;
  /** By media type without parameters. */
  readonly contents: ReadonlyMap<string, Content>;
  /** The only content, if there is exactly one. */
  readonly only: ChosenContent | undefined;
}

type Content = ResponseContract['content'][string];

interface ChosenContent {
  /** The value of `Content-Type`. */
  readonly type: string;
  readonly content: Content;
}

/** An operation without documented responses may send any status, without a body. */
const withoutResponses: ResponseContract = { headers: [], content: {} };

/** The responses of an operation, to be looked up by status. */
export class Responses {
  readonly #rules: Map<number, ResponseRules | undefined> = new Map();
  readonly #contract: OperationContract['responses'];

  constructor(contract: OperationContract['responses']) {
    this.#contract = Object.keys(contract).length === 0 ? { default: withoutResponses } : contract;
  }

  /** The response of a status: its own, that of its range, or the default one. */
  find(status: number): ResponseRules | undefined {
    if (this.#rules.has(status)) return this.#rules.get(status);
    const contract = ownValue(this.#contract, statusKeys(status));
    const rules = contract === undefined ? undefined : rulesOf(contract);
    this.#rules.set(status, rules);
    return rules;
  }
}

function rulesOf(contract: ResponseContract): ResponseRules {
  const contents = new Map(Object.entries(contract.content));
  const [first, ...others] = contents;
  const only =
    first === undefined || others.length > 0 ? undefined : { type: headerOf(...first), content: first[1] };
  return { contract, contents, only };
}

/** Texts are sent in UTF-8. For a range, `application/octet-stream` is sent unless the handler names a media type. */
function headerOf(type: string, { kind }: Content): string {
  if (type.includes('*')) return 'application/octet-stream';
  return kind === 'text' ? `${type}; charset=utf-8` : type;
}

/** The names of the headers that the document has for a response. */
export function describedHeaders(rules: ResponseRules | undefined): readonly string[] {
  return rules?.contract.headers.map(({ name }) => name) ?? [];
}

/** The faults of a response of a handler, according to the document; empty if it is valid. */
export function violations(
  response: HandlerResponse,
  rules: ResponseRules | undefined,
): readonly Violation[] {
  const { status, headers = {}, body } = response;
  if (rules === undefined) return [{ in: 'status', pointer: '', message: `${status} is not documented` }];
  const { headersValidator } = rules.contract;
  const content = contentOf(response, rules)?.content;
  const ofHeaders = headersValidator === undefined ? none : failures('header', headersValidator, headers);
  const ofBody = content === undefined ? undescribed(body) : failures('body', content.validator, body);
  return ofHeaders.length === 0 ? ofBody : [...ofHeaders, ...ofBody];
}

function undescribed(body: unknown): readonly Violation[] {
  return body === undefined ? none : [{ in: 'body', pointer: '', message: 'is not documented' }];
}

const none: readonly Violation[] = [];

/**
 * A response of a handler as adapters send it. Headers of the document that are about the connection are not sent, as
 * the server sets them itself, nor is `Content-Encoding` with a body that the server writes.
 *
 * @throws TypeError for headers and bodies that cannot be sent
 */
export function writeResponse(response: HandlerResponse, rules: ResponseRules | undefined): ServerResponse {
  const { status, headers: given, body } = response;
  const headers: Record<string, string> = {};
  if (given !== undefined && rules !== undefined) {
    // The generated types and the validator define the values of headers.
    for (const [header, text] of encodeHeaders(rules.contract.headers, given as SendableValues)) {
      const name = header.toLowerCase();
      if (!connectionHeaders.includes(name)) headers[name] = text;
    }
  }
  const chosen = rules === undefined ? undefined : contentOf(response, rules);
  if (chosen === undefined || status === 204 || status === 304) {
    if (status !== 204 && status !== 304) headers['content-length'] = '0';
    return { status, headers, body: undefined };
  }
  headers['content-type'] = chosen.type;
  const isText = typeof body === 'string';
  if (chosen.content.kind === 'json' || isText) delete headers['content-encoding'];
  if (chosen.content.kind === 'json') return { status, headers, body: writeJson(body) };
  return { status, headers, body: isText ? body : sendable(body) };
}

/** The content that the handler names, or the only one. */
function contentOf(
  { contentType }: HandlerResponse,
  { contents, only }: ResponseRules,
): ChosenContent | undefined {
  if (contentType === undefined) return only;
  if (readMediaType(contentType) === undefined)
    throw new TypeError('The content type of the response is not a media type.');
  const content = findContent(contents, contentType)?.content;
  return content === undefined ? undefined : { type: contentType, content };
}

function failures(
  part: 'header' | 'body',
  validator: Content['validator'],
  value: unknown,
): readonly Violation[] {
  if (validator.is(value)) return none;
  const result = validator.validate(value);
  return result.valid ? [] : result.errors.map(({ pointer, message }) => ({ in: part, pointer, message }));
}
