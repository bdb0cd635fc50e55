import { memberPointer } from '../json/pointer.ts';
import type { AnyHandler, Context, HandlerResponse } from '../../runtime/server/handler.ts';
import { Multipart } from '../../runtime/server/multipart.ts';
import type { ApiModel, MediaType, Operation, Response } from '../model/model.ts';
import type { Sampler } from '../sample/sampler.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { chooseResponse, type ChosenResponse } from './choose-response.ts';
import { acceptable, bodyOf, contentTypeOf } from './content.ts';
import { dispositionOf } from './files/disposition.ts';
import { downloadOf, type FileRequest } from './files/download.ts';
import { pagedEnvelope } from './pages/envelope.ts';
import { withoutPageExamples, pageHeaders } from './pages/headers.ts';
import type { PageFacts, PageRequest } from './pages/page.ts';
import { pagerOf, type Pager } from './pages/paging.ts';
import { readPreference } from './prefer.ts';
import { noExample, ResponseValues } from './values.ts';
import { tsModelOf } from '../typescript/ts-model.ts';

/** Handlers by name of the operation, each made when its operation is first called. */
export function mockHandlers(
  model: ApiModel,
  sampler: Sampler,
): (operation: { readonly name: string }) => AnyHandler<unknown> {
  const operations = new Map(
    tsModelOf(model).operations.map((operation) => [operation.names.value, operation]),
  );
  return ({ name }) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new TypeError(`There is no operation ${name}.`);
    return mockHandler(operation, sampler);
  };
}

/** Responds to a valid request with an example of the document, or with a generated value. */
function mockHandler(operation: Operation, sampler: Sampler): AnyHandler<unknown> {
  const responder = new Responder(operation, sampler);
  return async (request: MockRequest, { headers, url }: Context): Promise<HandlerResponse> => {
    const body = await consume(request.body);
    const preference = readPreference(headers.get('prefer'));
    const { path = {}, query = {} } = request;
    const given = { ...path, ...query, ...body };
    const { response, status } = chooseResponse(operation, { code: preference.code, given });
    const accept = headers.get('accept');
    const mediaType = acceptable(response.content, accept);
    return responder.respond({
      response,
      status,
      mediaType,
      example: preference.example,
      request: { url, path, query, accept },
    });
  };
}

/** The decoded request from the server, with default values of parameters. */
interface MockRequest {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: unknown;
}

/** The members of a body. Forms and streams are read to their end, so that they are checked too. */
async function consume(body: unknown): Promise<JsonObject> {
  if (body instanceof Multipart) return (await body.read()) as JsonObject;
  if (typeof body !== 'object' || body === null) return {};
  if (!(Symbol.asyncIterator in body)) return isObject(body as Json) ? (body as JsonObject) : {};
  const pieces = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  while ((await pieces.next()).done !== true);
  return {};
}

interface Requested extends ChosenResponse {
  readonly mediaType: MediaType | undefined;
  /** Name of the example that the caller prefers. */
  readonly example: string | undefined;
  readonly request: FileRequest & PageRequest;
}

/** The responses of one operation: files, pages of lists, and other values. */
class Responder {
  readonly #operation: Operation;
  readonly #sampler: Sampler;
  readonly #values: ResponseValues;
  readonly #pager: Pager | undefined;

  constructor(operation: Operation, sampler: Sampler) {
    this.#operation = operation;
    this.#sampler = sampler;
    this.#values = new ResponseValues(operation, sampler);
    this.#pager = pagerOf(
      operation,
      (query) => sampler.validators.parameters(operation, 'query')(query).length === 0,
    );
  }

  respond({ response, status, mediaType, example, request }: Requested): HandlerResponse {
    const headers = this.#values.headers(response);
    if (mediaType === undefined) {
      if (example !== undefined) throw noExample(example, []);
      return { status, headers };
    }
    const file =
      mediaType.examples.length === 0 && mediaType.kind === 'binary'
        ? downloadOf({ operation: this.#operation, response, mediaType }, request)
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
    const value = this.#values.body(response, mediaType, example);
    const isSuccess = status >= 200 && status < 300;
    const page = isSuccess ? this.#page(value, { response, mediaType, request }) : undefined;
    return {
      status,
      headers:
        page === undefined
          ? headers
          : {
              ...withoutPageExamples(response, headers),
              ...this.#pageHeaders(response, page.facts, request.url),
            },
      ...contentTypeOf(mediaType),
      body: bodyOf(mediaType, page === undefined ? value : page.value),
    };
  }

  /** A page of a list, or of the list in an envelope; undefined for a value without pages. */
  #page(
    value: Json,
    {
      response,
      mediaType,
      request,
    }: Pick<Requested, 'response' | 'request'> & { readonly mediaType: MediaType },
  ): { readonly value: Json; readonly facts: PageFacts } | undefined {
    if (this.#pager === undefined) return undefined;
    const validate = this.#sampler.validators.response(this.#operation, response, mediaType);
    const isValid = (each: Json): boolean => validate(each).length === 0;
    if (!Array.isArray(value)) return pagedEnvelope(value, request, { pager: this.#pager, isValid });
    const { items, facts } = this.#pager(value, request);
    // The schema may forbid short lists, such as the empty page after the last one.
    return isValid([...items]) ? { value: [...items], facts } : undefined;
  }

  #pageHeaders(response: Response, facts: PageFacts, url: URL): JsonObject {
    const validate = this.#sampler.validators.headers(this.#operation, response);
    return pageHeaders(response, { facts, url }, (name, value) =>
      validate({ [name]: value }).every(({ pointer }) => pointer !== memberPointer('', name)),
    );
  }
}
