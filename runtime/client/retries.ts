import type { WithResponse } from './with-response.ts';
import { ApiError, fail } from './errors.ts';
import type { ApiRequest, Plugin } from './operation.ts';
import { retryAfter } from './retry-after.ts';

export interface RetryOptions {
  /** Maximum number of attempts, including the first one; 3 by default. */
  readonly attempts?: number;
  /** Maximum milliseconds before the second attempt, doubled for each further one. The actual delay is random. */
  readonly delay?: number;
  /** Maximum wait in milliseconds. If the service requests a longer one, the request is not repeated. */
  readonly longest?: number;
  /** Whether to repeat requests whose method is not idempotent; false by default. */
  readonly unsafe?: boolean;
}

/** Idempotent methods (RFC 9110, section 9.2.2). */
const IDEMPOTENT = /^(GET|HEAD|PUT|DELETE|OPTIONS|TRACE)$/;

/**
 * A plugin that repeats a request after 429, 502, 503, 504 and connection errors: after the time that the service requests,
 * or after a growing, random delay. Requests with a stream as body are not repeated.
 */
export function retries({
  attempts = 3,
  delay = 500,
  longest = 30_000,
  unsafe = false,
}: RetryOptions = {}): Plugin {
  return async (request, next) => {
    const { method, body } = request;
    const mayRepeat = (unsafe || IDEMPOTENT.test(method)) && !(body instanceof ReadableStream);
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await attemptOf(() => next(request));
      const wait =
        mayRepeat && attempt < attempts
          ? waitBefore(outcome, Math.random() * delay * 2 ** (attempt - 1))
          : undefined;
      if (request.signal?.aborted || wait === undefined || wait > longest) {
        if ('received' in outcome) return outcome.received;
        throw outcome.thrown;
      }
      await pause(wait, request);
    }
  };
}

type Outcome = { readonly received: WithResponse } | { readonly thrown: unknown };

async function attemptOf(send: () => Promise<WithResponse>): Promise<Outcome> {
  try {
    return { received: await send() };
  } catch (thrown) {
    return { thrown };
  }
}

/** Undefined if another attempt would not help. */
function waitBefore(outcome: Outcome, backoff: number): number | undefined {
  // Status 0 means that there was no response. A RangeError is a limit, which the next response would exceed too.
  if ('thrown' in outcome) {
    const { thrown } = outcome;
    const isLost = thrown instanceof ApiError && thrown.status === 0 && !(thrown.cause instanceof RangeError);
    return isLost ? backoff : undefined;
  }
  const { response } = outcome.received;
  const { status } = response;
  if (status !== 429 && (status < 502 || status > 504)) return undefined;
  return retryAfter(response) || backoff;
}

/** Waits; throws the error of the call if it is aborted. */
async function pause(milliseconds: number, request: ApiRequest): Promise<void> {
  const { signal } = request;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
  if (signal?.aborted) fail(request, undefined);
}
