import type { LifecycleTrial, Step, WireRequest } from '../../runtime/conformance/case.ts';
import type { FailedCheck } from '../../runtime/conformance/failed-check.ts';
import type { Plan, PlannedCase } from './planning.ts';

/** How a case ended: `idle` means that the responses had nothing to check, `skipped` that it was not tried. */
export type Ending = 'passed' | 'failed' | 'idle' | 'skipped';

/** The outcome of one case. */
export interface CaseResult {
  readonly planned: PlannedCase;
  readonly ending: Ending;
  /** Only where it failed. */
  readonly failed: readonly FailedCheck[];
  /** Why it is idle or was skipped. */
  readonly why: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** The smallest request that also fails. */
  readonly smallest: WireRequest | undefined;
  readonly milliseconds: number;
}

/** A request that was sent, with the status and media type of its response. */
export interface Exchange {
  readonly request: WireRequest;
  /** Undefined where there was no response. */
  readonly status: number | undefined;
  readonly mediaType: string | undefined;
}

/** The statuses of all responses. */
export function statusesOf(results: readonly CaseResult[]): readonly number[] {
  return results.flatMap(({ exchanges }) => exchanges.flatMap(({ status }) => status ?? []));
}

/** The steps of a lifecycle that it has. */
export function stepsOf({ creates, list, read, updates, remove }: LifecycleTrial): readonly Step[] {
  return [...creates, list, read, ...updates, remove].filter((step) => step !== undefined);
}

/** The outcome of all cases. */
export interface Verification {
  readonly plans: readonly Plan[];
  /** In the order of the document, then of the plan. */
  readonly results: readonly CaseResult[];
  readonly requests: number;
  readonly milliseconds: number;
  /** Why the run ended before its last case. */
  readonly stopped: Stop | undefined;
}

/** Why a verification ended early. */
export interface Stop {
  readonly kind: 'unreachable' | 'requests' | 'time';
  readonly reason: string;
}
