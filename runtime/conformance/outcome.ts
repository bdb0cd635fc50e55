import type { ResponseContracts } from './contract.ts';
import type { FailedCheck } from './failed-check.ts';
import type { Received } from './received.ts';
import type { Target } from './target.ts';

/** The server of a case, and its documented responses. */
export interface RunContext {
  readonly target: Target;
  /** The documented responses of an operation, by its `operationId`. */
  responsesOf(operation: string): Promise<ResponseContracts>;
}

export interface Outcome {
  /** Empty if the server passed. */
  readonly failed: readonly FailedCheck[];
  /** Why the case could not be checked on this server: `the list is empty`. */
  readonly notExercised?: string;
  /** The last response of a single request. */
  readonly response?: Received;
}
