import type { MediaType, Parameter } from '../../../model/model.ts';
import type { TsModel, TsOperation } from '../../../typescript/ts-model.ts';
import { suggestValue } from '../../../sample/suggest.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { setMember } from '../../../json/member.ts';

/** The required values of a request, which are examples of the document if it has any. */
export interface SampleRequest {
  readonly operation: TsOperation;
  readonly parameters: readonly { readonly parameter: Parameter; readonly value: Json }[];
  readonly body: { readonly mediaType: MediaType; readonly value: Json } | undefined;
}

/** A request with the name of its example. */
export interface NamedRequest {
  readonly name: string;
  readonly request: SampleRequest;
}

/** Maximum number of examples with samples, each of which is printed in all languages. */
const MOST_REQUESTS = 4;

/** Kinds of media types, from easy to difficult to read. */
const PREFERRED: readonly MediaType['kind'][] = ['json', 'form', 'multipart', 'text', 'binary'];

/** A request for each example of the body, in the media type that is easiest to read; at least one. */
export function sampleRequests(model: TsModel, operation: TsOperation): readonly NamedRequest[] {
  const request = sampleRequest(model, operation);
  const { body } = request;
  const examples = (body?.mediaType.examples ?? []).slice(0, MOST_REQUESTS);
  if (body === undefined || examples.length < 2) return [{ name: '', request }];
  return examples.map(({ name, summary = name, value }) => ({
    name: summary,
    request: { ...request, body: { ...body, value } },
  }));
}

export function sampleRequest(model: TsModel, operation: TsOperation): SampleRequest {
  const parameters = operation.parameters
    .filter(({ required }) => required)
    .map((parameter) => ({
      parameter,
      value:
        parameter.examples[0]?.value ??
        suggestValue(model, parameter.schema, { direction: 'request', name: parameter.name }),
    }));
  const content = operation.body?.content ?? [];
  const mediaType = PREFERRED.flatMap((kind) => content.filter((each) => each.kind === kind))[0];
  if (mediaType === undefined) return { operation, parameters, body: undefined };
  return { operation, parameters, body: { mediaType, value: sampleBody(model, mediaType) } };
}

/** The first example of a body, otherwise a value that its schema suggests. */
export function sampleBody(model: TsModel, { examples, schema }: MediaType): Json {
  return examples[0]?.value ?? suggestValue(model, schema, { direction: 'request' });
}

/** The values of the parameters in one location, by name. */
export function valuesIn({ parameters }: SampleRequest, place: Parameter['in']): JsonObject {
  const values: JsonObject = {};
  for (const { parameter, value } of parameters)
    if (parameter.in === place) setMember(values, parameter.name, value);
  return values;
}
