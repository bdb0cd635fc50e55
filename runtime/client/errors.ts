import type { WithResponse } from './with-response.ts';
import type { ApiRequest, Operation } from './operation.ts';

/** What a failed call has: a response, or an error of the platform as its cause. */
export type Outcome = Partial<WithResponse> & ErrorOptions;

/** The error for a response that is not a success, or that cannot be read. */
export function errorOf(operation: Operation, received: WithResponse, detail?: unknown): ApiError {
  const byStatus: Readonly<Record<number, typeof ApiError>> = {
    400: ValidationError,
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitError,
  };
  const Class =
    byStatus[received.response.status] ?? (received.response.status > 499 ? ServerError : ApiError);
  return new Class(operation, received, detail);
}

/** Throws the error for an exception while waiting for a response; for an aborted call, the reason of the caller. */
export function fail({ operation, signal }: ApiRequest, thrown: unknown): never {
  const cause = (signal?.aborted ? signal.reason : thrown) as Error | undefined;
  if (cause?.name === 'TimeoutError') throw new TimeoutError(operation, { cause }, cause.message);
  if (cause instanceof ApiError || signal?.aborted) throw cause;
  throw new ConnectionError(operation, { cause }, cause?.message);
}

/**
 * The message of an error body: `message`, `error` (RFC 6749, section 5.2), or `detail` or `title` of problem details (RFC
 * 9457, section 3.1) if they are strings.
 */
function messageOf(body: unknown): unknown {
  const { message, detail, title, error } = Object(body) as { readonly [name: string]: unknown };
  return message ?? error ?? [detail, title].find((text) => typeof text === 'string');
}

/**
 * A call that failed. The error contains the response and nothing of the request. With a success status, the body is not in
 * the format that the document describes.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Name of the operation: `listProjects`. */
  declare readonly operation: string;
  /** The status of the response; 0 if there was none. */
  declare readonly status: number;
  declare readonly headers: Headers;
  /** The body: parsed if it is JSON, otherwise as text; undefined if it is empty. */
  declare readonly body: unknown;
  /** The header `X-Request-Id`, by which the operator of the service finds the request in the logs. */
  declare readonly requestId: string | null;

  /** @param detail what is wrong; by default, the message of the service */
  constructor({ name: operation }: Operation, outcome: Outcome, detail?: unknown) {
    const { response = Response.error(), body } = outcome;
    const reason = detail ?? messageOf(body) ?? response.status + ' ' + response.statusText;
    // Of the outcome, `Error` reads only the cause. Characters of a service that harm terminals and logs are replaced.
    super(
      `${operation}: ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`
        .slice(0, 1000)
        .replace(/[\p{C}\s]+/gu, ' '),
      outcome,
    );
    Object.assign(this, {
      status: response.status,
      headers: response.headers,
      body,
      operation,
      requestId: response.headers.get('x-request-id'),
    });
  }
}

/** 401: credentials are missing or wrong. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** 403: the caller does not have permission. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: the resource does not exist, or the caller may not see it. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409: the request conflicts with the current state of the resource. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 400 and 422: a value is missing or wrong. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';

  /** Reasons for each field, if the service gives them. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    const message = messageOf(this.body);
    return Object(message) === message ? (message as Record<string, string[]>) : {};
  }
}

/** 429: too many requests. `retryAfter(error)` is the time to wait. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 5xx: the service, or a proxy in front of it, failed. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

/** There was no usable response: the connection failed (see `cause`), or a redirect or link was not followed. */
export class ConnectionError extends ApiError {
  override name = 'ConnectionError';
}

/** The response took too long. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}
