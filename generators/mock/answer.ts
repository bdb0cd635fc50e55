import type { AnyHandler, Context, HandlerResponse } from '../../runtime/server/handler.ts';
import { memberPointer } from '../../runtime/parameters/error.ts';
import { Multipart } from '../../runtime/server/multipart.ts';
import { Refusal } from '../../runtime/server/problem.ts';
import { findResponse } from '../model/described.ts';
import type { ApiModel, MediaType, Operation, Response } from '../model/model.ts';
import { isObject } from '../source/member.ts';
import type { Json, JsonObject } from '../source/document.ts';
import type { Sampler } from '../sample/sampler.ts';
import { acceptable, bodyOf, contentTypeOf } from './content.ts';
import { dispositionOf } from './files/disposition.ts';
import { downloadOf, type FileRequest } from './files/download.ts';
import { pageHeaders } from './pages/headers.ts';
import type { PageFacts, PageRequest } from './pages/page.ts';
import { pagerOf, type Pager } from './pages/paging.ts';
import { readPreference } from './prefer.ts';

/** Answers a valid request with what the document shows, or with something like it. */
export function mockHandler(operation: Operation, sampler: Sampler): AnyHandler<unknown> {
  const answers = new Answers(operation, sampler);
  return async (request: MockRequest, { headers, url }: Context): Promise<HandlerResponse> => {
    await consume(request.body);
    const preference = readPreference(headers.get('prefer'));
    const { response, status } = answers.choose(preference.code);
    const mediaType = acceptable(response.content, headers.get('accept'));
    const { path = {}, query = {} } = request;
    const asked = { url, path, query };
    return answers.answer({ response, status, mediaType, example: preference.example, asked });
  };
}

/** What the server hands on: decoded, and parameters with their defaults. */
interface MockRequest {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: unknown;
}

/** What is handed on unread is read, so that forms with files are checked too. */
async function consume(body: unknown): Promise<void> {
  if (body instanceof Multipart) await body.read();
  else if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body) {
    const pieces = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    while ((await pieces.next()).done !== true);
  }
}

interface Chosen {
  readonly response: Response;
  readonly status: number;
}

interface Wanted extends Chosen {
  readonly mediaType: MediaType | undefined;
  readonly example: string | undefined;
  readonly asked: FileRequest & PageRequest;
}

/** The answers of one operation; what was sampled is kept. */
class Answers {
  readonly #operation: Operation;
  readonly #sampler: Sampler;
  readonly #samples = new Map<object, Json | undefined>();
  readonly #pager: Pager | undefined;

  constructor(operation: Operation, sampler: Sampler) {
    this.#operation = operation;
    this.#sampler = sampler;
    this.#pager = pagerOf(
      operation,
      (query) => sampler.validators.parameters(operation, 'query')(query).length === 0,
    );
  }

  /** The response of a status; without one the first that tells success. Throws a `Refusal` for what is not documented. */
  choose(code: string | undefined): Chosen {
    const { id } = this.#operation;
    const responses = answersOf(this.#operation);
    if (code === undefined) {
      const response =
        lowestShown(responses) ??
        [/^2/, /^3/, /^d/, /^4(?!0[0135]|15|22)/, /^4/, /^5/]
          .map((pattern) => responses.find(({ status }) => pattern.test(status)))
          .find(Boolean);
      if (response !== undefined) return { response, status: statusOf(response.status) };
    } else if (/^[2-5]\d\d$/.test(code)) {
      const response = findResponse(this.#operation, code);
      if (response !== undefined) return { response, status: Number(code) };
    }
    const known = responses.map(({ status }) => status).join(', ');
    throw new Refusal({
      status: 400,
      message: `Prefer: ${id} has no response ${code ?? ''}; it has ${known}.`,
    });
  }

  answer({ response, status, mediaType, example, asked }: Wanted): HandlerResponse {
    const headers = this.#headers(response);
    if (mediaType === undefined) {
      if (example !== undefined) throw noExample(example, []);
      return { status, headers };
    }
    const file =
      mediaType.examples.length === 0 && mediaType.kind === 'binary'
        ? downloadOf({ operation: this.#operation, response, mediaType }, asked)
        : undefined;
    if (file !== undefined) {
      const { body, disposition, contentType } = file;
      return {
        status,
        headers: disposition === undefined ? headers : { ...headers, [dispositionOf(response)]: disposition },
        ...(contentType === undefined ? {} : { contentType }),
        body,
      };
    }
    const value = this.#value({ response, mediaType, example });
    const isPaged = Array.isArray(value) && status >= 200 && status < 300 && this.#pager !== undefined;
    const page = isPaged ? this.#pager?.(value, asked) : undefined;
    return {
      status,
      headers:
        page === undefined ? headers : { ...headers, ...this.#pageHeaders(response, page.facts, asked.url) },
      ...contentTypeOf(mediaType),
      body: bodyOf(mediaType, page === undefined ? value : [...page.items]),
    };
  }

  #pageHeaders(response: Response, facts: PageFacts, url: URL): JsonObject {
    const validate = this.#sampler.validators.headers(this.#operation, response);
    return pageHeaders(response, { facts, url }, (name, value) =>
      validate({ [name]: value }).every(({ pointer }) => pointer !== memberPointer('', name)),
    );
  }

  #value({
    response,
    mediaType,
    example: name,
  }: Pick<Wanted, 'response' | 'example'> & { readonly mediaType: MediaType }): Json {
    if (name !== undefined) {
      const example = mediaType.examples.find((each) => each.name === name);
      if (example === undefined)
        throw noExample(
          name,
          mediaType.examples.map((each) => each.name),
        );
      const [fault] = this.#sampler.validators.response(this.#operation, response, mediaType)(example.value);
      if (fault === undefined) return example.value;
      const message = `The example ${name} is not valid: ${fault.pointer || 'the whole'} ${fault.message}.`;
      throw new Refusal({ status: 501, message });
    }
    const value = this.#once(
      mediaType,
      () => this.#sampler.response(this.#operation, { response, mediaType })?.value,
    );
    if (value === undefined) throw this.#unsampled(`the ${mediaType.type} of response ${response.status}`);
    return value;
  }

  /** Of the headers, those that have to be there: made-up links and page numbers would only mislead. */
  #headers(response: Response): { readonly [name: string]: Json } {
    if (response.headers.length === 0) return {};
    const value = this.#once(
      response,
      () => this.#sampler.headers(this.#operation, response, { shallow: 0 })?.value,
    );
    if (!isObject(value)) throw this.#unsampled(`the headers of response ${response.status}`);
    return value;
  }

  #once(key: object, make: () => Json | undefined): Json | undefined {
    if (!this.#samples.has(key)) this.#samples.set(key, make());
    return this.#samples.get(key);
  }

  #unsampled(what: string): Refusal {
    const message = `No valid value was found for ${what} of ${this.#operation.id}. An example in the document helps.`;
    return new Refusal({ status: 501, message });
  }
}

/** The lowest success with an example, where the document shows one: the others it only mentions. */
function lowestShown(responses: readonly Response[]): Response | undefined {
  return responses.find(
    ({ status, content }) => /^20[0-3]$/.test(status) && content.some(({ examples }) => examples.length > 0),
  );
}

/** The documented responses; an operation without any may answer what it likes. */
function answersOf({ responses, at }: Operation): readonly Response[] {
  if (responses.length > 0) return responses;
  return [{ status: 'default', description: '', headers: [], content: [], links: [], extensions: {}, at }];
}

function statusOf(status: string): number {
  if (status === 'default') return 200;
  return Number(status.replace(/XX$/i, '00'));
}

function noExample(name: string, known: readonly string[]): Refusal {
  const list = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
  return new Refusal({ status: 400, message: `Prefer: the response has no example ${name}; ${list}.` });
}

/** Handlers by name of the operation, made when their operation is first called. */
export function mockHandlers(
  model: ApiModel,
  sampler: Sampler,
): (operation: { readonly name: string }) => AnyHandler<unknown> {
  const operations = new Map(model.operations.map((operation) => [operation.names.value, operation]));
  return ({ name }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new TypeError(`There is no operation ${name}.`);
    return mockHandler(operation, sampler);
  };
}
