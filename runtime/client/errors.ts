import type { Answer } from './answer.ts';
import type { ApiRequest, Operation } from './operation.ts';

/** What a call that failed has led to: a response, or an error of the platform, which is the cause. */
export type Outcome = Partial<Answer> & ErrorOptions;

/** The error for a response that is no success, or cannot be read; the parameters are those of `ApiError`. */
export function errorOf(operation: Operation, answer: Answer, detail?: unknown): ApiError {
  const byStatus: Readonly<Record<number, typeof ApiError>> = {
    400: ValidationError,
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitError,
  };
  const Class = byStatus[answer.response.status] ?? (answer.response.status >= 500 ? ServerError : ApiError);
  return new Class(operation, answer, detail);
}

/** The error for what was thrown while waiting for a response. What the caller has aborted throws the reason given. */
export function failureOf({ operation, signal }: ApiRequest, thrown: unknown): unknown {
  const cause = (signal?.aborted ? signal.reason : thrown) as Error | undefined;
  const isTimeout = cause?.name === 'TimeoutError';
  if (cause instanceof ApiError || (signal?.aborted && !isTimeout)) return cause;
  return new (isTimeout ? TimeoutError : ConnectionError)(operation, { cause }, cause?.message);
}

/**
 * What an error body tells people: its member `message` or `error` (RFC 6749, section 5.2), or those of problem details
 * (RFC 9457, section 3.1), which are ignored where they are no texts.
 */
function messageOf(body: unknown): unknown {
  const { message, error, detail, title } = Object(body) as { readonly [name: string]: unknown };
  return message ?? error ?? [detail, title].find((text) => typeof text === 'string');
}

/**
 * A call that did not succeed. Knows what was answered, and nothing of what was sent. With a status of success: what came
 * is not in the format that the document describes.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Name of the operation: `listProjects`. */
  declare readonly operation: string;
  /** Of the response, as are the others; 0 where there was none. */
  declare readonly status: number;
  declare readonly headers: Headers;
  /** JSON where the response is JSON, otherwise its text; undefined where it is empty. */
  declare readonly body: unknown;
  /** By which the operator of the service finds the call in the logs: `X-Request-Id`. */
  declare readonly requestId: string | null;

  /** @param detail what is wrong; what the service says of it unless given */
  constructor({ name: operation }: Operation, outcome: Outcome, detail?: unknown) {
    const { response = Response.error(), body } = outcome;
    const reason = detail ?? messageOf(body) ?? `${response.status} ${response.statusText}`;
    const message = typeof reason === 'string' ? reason : JSON.stringify(reason);
    // Of the outcome, `Error` takes the cause alone. What a service has sent may hold control characters, and characters
    // that reorder text or cannot be seen, which do harm to terminals and logs.
    super(`${operation}: ${message}`.slice(0, 1000).replace(/[\p{C}\p{Z}]+/gu, ' '), outcome);
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

/** 403: the caller may not do this. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: there is no such thing, or the caller may not know of it. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409: what is there stands against it. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 400 and 422: a value is missing or wrong. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';

  /** Reasons by the name of the field, where the service gives them. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    const message = messageOf(this.body);
    return Object(message) === message ? (message as Record<string, string[]>) : {};
  }
}

/** 429: too many requests. `retryAfter(error)` is the time to wait. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 5xx: the fault is with the service, or with a proxy before it. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

/**
 * There was no response that could be used: no connection or a broken one, which is the `cause`, or a redirect or link that
 * is not followed.
 */
export class ConnectionError extends ApiError {
  override name = 'ConnectionError';
}

/** The response took longer than it may. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}
