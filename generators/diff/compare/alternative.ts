import type { Disjunct } from '../contain/disjuncts.ts';
import type { Summary } from '../contain/summary.ts';

/** One way to meet a schema, and what it says. */
export interface Alternative {
  readonly disjunct: Disjunct;
  readonly summary: Summary;
}

/** A way of the earlier document, and the one of the later document that stands for it. */
export interface AlternativePair {
  readonly before: Alternative;
  readonly after: Alternative;
}
