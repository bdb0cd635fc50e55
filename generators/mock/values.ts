import { Refusal } from '../../runtime/server/problem.ts';
import type { MediaType, Operation, Response } from '../model/model.ts';
import type { Sampler } from '../sample/sampler.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isFramingHeader } from '../source/document/ignored-headers.ts';
import { isObject } from '../json/member.ts';

/** Bodies and headers of the responses of one operation: examples of the document, otherwise samples. */
export class ResponseValues {
  readonly #operation: Operation;
  readonly #sampler: Sampler;
  readonly #samples = new Map<object, Json | undefined>();

  constructor(operation: Operation, sampler: Sampler) {
    this.#operation = operation;
    this.#sampler = sampler;
  }

  /**
   * A body. Throws a `Refusal` for an example that is missing or invalid, and where no valid value was found.
   * @param name of the example that the caller prefers
   */
  body(response: Response, mediaType: MediaType, name: string | undefined): Json {
    if (name !== undefined) return this.#example(response, mediaType, name);
    const value = this.#cached(
      mediaType,
      () => this.#sampler.response(this.#operation, { response, mediaType })?.value,
    );
    if (value === undefined) throw this.#unsampled(`the ${mediaType.type} of response ${response.status}`);
    return value;
  }

  /**
   * The headers that are required or have a valid example; others, such as links, would mislead if they were generated.
   */
  headers(response: Response): { readonly [name: string]: Json } {
    if (response.headers.length === 0) return {};
    const value = this.#cached(response, () => {
      const required = this.#sampler.headers(this.#operation, response, { shallow: 0 })?.value;
      return isObject(required) ? this.#withExamples(response, required) : undefined;
    });
    if (!isObject(value)) throw this.#unsampled(`the headers of response ${response.status}`);
    return value;
  }

  #withExamples(response: Response, required: JsonObject): JsonObject {
    const validate = this.#sampler.validators.headers(this.#operation, response);
    return response.headers.reduce((headers, { name, examples }) => {
      if (isFramingHeader(name) || Object.hasOwn(headers, name)) return headers;
      const found = examples.find(({ value }) => validate({ ...headers, [name]: value }).length === 0);
      return found === undefined ? headers : { ...headers, [name]: found.value };
    }, required);
  }

  #example(response: Response, mediaType: MediaType, name: string): Json {
    const example = mediaType.examples.find((each) => each.name === name);
    if (example === undefined)
      throw noExample(
        name,
        mediaType.examples.map((each) => each.name),
      );
    const [error] = this.#sampler.validators.response(this.#operation, response, mediaType)(example.value);
    if (error === undefined) return example.value;
    const message = `The example ${name} is not valid: ${error.pointer || 'the whole'} ${error.message}.`;
    throw new Refusal({ status: 501, message });
  }

  #cached(key: object, make: () => Json | undefined): Json | undefined {
    if (!this.#samples.has(key)) this.#samples.set(key, make());
    return this.#samples.get(key);
  }

  #unsampled(what: string): Refusal {
    const message = `No valid value was found for ${what} of ${this.#operation.id}. An example in the document helps.`;
    return new Refusal({ status: 501, message });
  }
}

/** The error for a response without an example of that name. */
export function noExample(name: string, documented: readonly string[]): Refusal {
  const list = documented.length === 0 ? 'it has none' : `it has ${documented.join(', ')}`;
  return new Refusal({ status: 400, message: `Prefer: the response has no example ${name}; ${list}.` });
}
