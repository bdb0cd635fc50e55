import type { Answer } from './answer.ts';
import type { Client } from './client.ts';
import { errorOf } from './errors.ts';
import type { CallOptions, Operation, Values } from './operation.ts';
import { writeRequest } from './request.ts';

/** A call that is on its way: a promise of the body of a success, which fails with an `ApiError`. */
export interface Call<Success, Answered> extends Promise<Success> {
  /** The response, whatever its status. Fails where there is none. */
  result(): Promise<Answered>;
  /** The body of a success with the response that it came in. */
  withResponse(): Promise<WithResponse<Success>>;
}

/** A response by its status, which tells the bodies apart. */
export interface Result<Described extends { readonly status: number; readonly body?: unknown }> {
  readonly status: Described['status'];
  readonly headers: Headers;
  readonly body: Described['body'];
}

/** A response of a status that has several media types, each of which tells its body. */
export interface ResultByType<
  Described extends { readonly status: number; readonly contentType: string; readonly body?: unknown },
> extends Result<Described> {
  /** As the document has it; what came otherwise, which is one of a range. */
  readonly contentType: Described['contentType'];
}

export interface WithResponse<Success> {
  readonly body: Success;
  /** Its body has been read, unless it is a stream. */
  readonly response: Response;
}

/** Sends a call at once. */
export function call<Success, Answered>(
  client: Client,
  operation: Operation,
  values: Values,
  options?: CallOptions,
): Call<Success, Answered> {
  return callOf(operation, writeRequest(client, operation, values, options).then(client.send));
}

/** The call that a response belongs to. */
export function callOf<Success, Answered>(
  operation: Operation,
  answer: Promise<Answer>,
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
        ({ response: { status, headers }, body }) => ({ status, headers, body }) as Answered,
      );
    },
    withResponse: () => success.then(() => answer as Promise<WithResponse<Success>>),
  });
}
