import type { Operation, Response as Described } from '../../generators/model/model.ts';
import type { Sampler } from '../../generators/sample/sampler.ts';
import { isObject } from '../../generators/json/member.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';

/** A response as a handler gives it, and as a caller should get it. */
export interface Returned {
  readonly answer: HandlerResponse;
  readonly want: unknown;
}

/** A valid answer of each documented success, as a handler gives it and as a caller should get it. */
export function answersOf(operation: Operation, sampler: Sampler): readonly Returned[] {
  return operation.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) =>
      (response.content.length === 0 ? [undefined] : response.content).map((mediaType) => ({
        response,
        mediaType,
      })),
    )
    .map(({ response, mediaType }) => {
      const head = {
        status: Number(response.status.replace('XX', '00')),
        ...headersOf(operation, response, sampler),
      };
      if (mediaType === undefined) return { answer: head, want: undefined };
      const value =
        sampler.response(operation, { response, mediaType })?.value ?? mediaType.examples[0]?.value;
      if (value === undefined) return undefined;
      const isBytes = mediaType.kind === 'binary';
      const contentType = response.content.length > 1 ? { contentType: mediaType.type } : {};
      return {
        answer: { ...head, ...contentType, body: isBytes ? Buffer.from(String(value)) : value },
        // A response with 204 has no body, whatever the document says (RFC 9110, section 15.3.5).
        want: head.status === 204 ? undefined : isBytes ? String(value) : value,
      };
    })
    .filter((each) => each !== undefined);
}

function headersOf(
  operation: Operation,
  response: Described,
  sampler: Sampler,
): Pick<HandlerResponse, 'headers'> {
  const value =
    response.headers.length === 0 ? undefined : sampler.headers(operation, response, { shallow: 0 })?.value;
  return isObject(value) ? { headers: value } : {};
}

export async function readAnswer(body: unknown): Promise<unknown> {
  return body instanceof ReadableStream ? await new Response(body).text() : body;
}
