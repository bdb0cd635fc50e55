import type { WithResponse } from './with-response.ts';
import type { Client } from './client.ts';
import { errorOf } from './errors.ts';
import type { CallOptions, Operation, Values } from './operation.ts';
import { writeRequest } from './request.ts';

/** A running request: a promise of the body of a success, which rejects with an `ApiError`. */
export interface Call<Success, AnyResult> extends Promise<Success> {
  /** The response with any status. Rejects if there is none. */
  result(): Promise<AnyResult>;
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

/** Sends a request, unless there is a response already. */
export function call<Success, AnyResult>(
  client: Client,
  operation: Operation,
  values: Values,
  options?: CallOptions,
  received: Promise<WithResponse> = writeRequest(client, operation, values, options).then(client.send),
): Call<Success, AnyResult> {
  const success = received.then(({ response, body }) => {
    if (response.ok) return body as Success;
    throw errorOf(operation, { response, body });
  });
  return Object.assign(success, {
    result: () =>
      // Handles the rejection of `success`, for callers who only use the result.
      success
        .then(
          () => received,
          () => received,
        )
        .then(
          ({ response, body }) => ({ status: response.status, headers: response.headers, body }) as AnyResult,
        ),
    withResponse: () => success.then(() => received as Promise<WithResponse<Success>>),
  });
}
