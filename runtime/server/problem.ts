import { pointerSteps } from '../parameters/error.ts';
import type { ServerResponse } from './message.ts';
import type { OperationInfo } from './operation.ts';

/** One reason why a request is refused. */
export interface Fault {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** JSON Pointer (RFC 6901) into the decoded values of that part: `/ids[]/0`; empty for the whole. */
  readonly pointer: string;
  /**
   * In a query, the name of the parameter as it is sent, where it differs from the first name of the pointer:
   * `not[labels]`, `variables[][key]`.
   */
  readonly parameter?: string;
  /** A short text that follows the name of the field: `must be at least 1`. */
  readonly message: string;
}

/** Why a request is refused before its handler, or the response of a handler is not sent. */
export interface Problem {
  readonly status: number;
  /** One sentence for people, such as `There is no such pet.` */
  readonly message: string;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
  /** Set where the response has no details, so that the request can be found in the log. */
  readonly requestId?: string;
}

/** The same symbol in every copy of this module. */
const refusal: symbol = Symbol.for('forgespec.refusal');

/** Throw this to refuse a request; it becomes the response. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = { faults: [], headers: {}, ...problem };
    Object.defineProperty(this, refusal, { value: true });
  }
}

/** Whether a request is refused by an error, also by the `Refusal` of another output: each one carries a copy of the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && refusal in error;
}

/** The error; a `Refusal` with 400 gets the other status. */
export function withStatus(error: unknown, status: number): unknown {
  return error instanceof Refusal && error.problem.status === 400
    ? new Refusal({ ...error.problem, status })
    : error;
}

/** Makes the body of a response and its media type. The operation is undefined if none matches the request. */
export type ErrorBody = (
  problem: Problem,
  operation: OperationInfo | undefined,
) => { readonly contentType: string; readonly body: string };

/**
 * `{ message }`; with faults, `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`. Errors of the
 * query have `parameter` if the sent name differs from the first name of the pointer.
 */
export const defaultErrorBody: ErrorBody = (problem) => ({
  contentType: 'application/json',
  body: JSON.stringify(usualBody(problem)),
});

export function usualBody({ message, faults, requestId }: Problem): object {
  if (faults.length > 0) return { message: reasonsByField(faults), errors: faults };
  return { message, ...(requestId === undefined ? {} : { request_id: requestId }) };
}

export function problemResponse(
  problem: Problem,
  errorBody: ErrorBody,
  operation?: OperationInfo,
): ServerResponse {
  const { contentType, body } = errorBody(problem, operation);
  return { status: problem.status, headers: { ...problem.headers, 'content-type': contentType }, body };
}

function reasonsByField(faults: readonly Fault[]): Record<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  for (const { in: part, pointer, parameter, message } of faults) {
    const field = parameter ?? pointerSteps(pointer)[0] ?? part;
    const known = reasons.get(field);
    if (known === undefined) reasons.set(field, [message]);
    else known.push(message);
  }
  return Object.fromEntries(reasons);
}
