import type { ResponseContracts } from './contract.ts';
import type { FailedCheck } from './failed-check.ts';
import type { Received } from './received.ts';
import type { Target } from './target.ts';

/** What a case needs beside itself. */
export interface Surroundings {
  readonly target: Target;
  /** The documented responses of an operation, by its `operationId`. */
  responsesOf(operation: string): Promise<ResponseContracts>;
}

export interface Outcome {
  /** Empty where the server did as it should. */
  readonly failed: readonly FailedCheck[];
  /** Why the case shows nothing, where the server gave no occasion: `the list is empty`. */
  readonly notExercised?: string;
  /** The last response of a single request. */
  readonly response?: Received;
}
