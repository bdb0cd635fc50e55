import type { WireRequest } from '../../runtime/conformance/case.ts';
import type { FailedCheck } from '../../runtime/conformance/failed-check.ts';
import type { Plan, PlannedCase } from './planning.ts';

/** How a case ended: `idle` is one that gave the server no occasion, `skipped` one that was not tried. */
export type Ending = 'passed' | 'failed' | 'idle' | 'skipped';

/** What became of one case. */
export interface CaseResult {
  readonly planned: PlannedCase;
  readonly ending: Ending;
  /** Only where it failed. */
  readonly failed: readonly FailedCheck[];
  /** Why it is idle or was skipped. */
  readonly why: string | undefined;
  readonly exchanges: readonly Exchange[];
  /** The smallest request that was found to fail too. */
  readonly smallest: WireRequest | undefined;
  readonly milliseconds: number;
}

/** A request that was sent, and the status and media type that came back. */
export interface Exchange {
  readonly request: WireRequest;
  /** Undefined where there was no response. */
  readonly status: number | undefined;
  readonly mediaType: string | undefined;
}

/** What became of all cases. */
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
