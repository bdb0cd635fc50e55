import type { Disjunct } from '../contain/disjuncts.ts';
import type { Summary } from '../contain/summary.ts';

/** One way to meet a schema, and what it says. */
export interface Alternative {
  readonly disjunct: Disjunct;
  readonly summary: Summary;
}

/** An alternative of the earlier document and its counterpart in the later document. */
export interface AlternativePair {
  readonly before: Alternative;
  readonly after: Alternative;
}
