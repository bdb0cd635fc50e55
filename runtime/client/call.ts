import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { errorOf } from './errors.ts';
import type { CallOptions, Operation, Values } from './operation.ts';
import { writeRequest } from './request.ts';

/** A request that was started: a promise of the body of a success, which rejects with an `ApiError`. */
export interface Call<Success, Answered> extends Promise<Success> {
  /** The response, whatever its status. Rejects if there is none. */
  result(): Promise<Answered>;
  /** The body of a success, with the response. */
  withResponse(): Promise<WithResponse<Success>>;
}

/** A response; its status narrows the type of the body. */
export interface Result<Described extends { readonly status: number; readonly body?: unknown }> {
  readonly status: Described['status'];
  readonly headers: Headers;
  readonly body: Described['body'];
}

/** A response whose status has several media types; `contentType` narrows the type of the body. */
export interface ResultByType<
  Described extends { readonly status: number; readonly contentType: string; readonly body?: unknown },
> extends Result<Described> {
  /** The media type as the document writes it; for a range such as `image/*`, the one that was received. */
  readonly contentType: Described['contentType'];
}

export interface WithResponse<Success> {
  readonly body: Success;
  /** Its body has been read, unless it is a stream. */
  readonly response: Response;
}

/** Sends the request at once, unless the response is on its way already. */
export function call<Success, Answered>(
  client: Client,
  operation: Operation,
  values: Values,
  options?: CallOptions,
  answer: Promise<Answer> = writeRequest(client, operation, values, options).then(client.send),
): Call<Success, Answered> {
  const success = answer.then(({ response, body }) => {
    if (response.ok) return body as Success;
    throw errorOf(operation, { response, body });
  });
  return Object.assign(success, {
    result() {
      // The promise of a success fails too where there is none, but then nobody waits for it.
      success.catch(() => {});
      return answer.then(
        ({ response, body }) => ({ status: response.status, headers: response.headers, body }) as Answered,
      );
    },
    withResponse: () => success.then(() => answer as Promise<WithResponse<Success>>),
  });
}
