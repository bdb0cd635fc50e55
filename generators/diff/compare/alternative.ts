import type { Disjunct } from '../contain/disjuncts.ts';
import type { Summary } from '../contain/summary.ts';
import type { Pair } from './pairs.ts';

/** One disjunct of a schema, and its merged keywords. */
export interface Alternative {
  readonly disjunct: Disjunct;
  readonly summary: Summary;
}

/** An alternative of the earlier document and its counterpart in the later document. */
export type AlternativePair = Pair<Alternative>;
