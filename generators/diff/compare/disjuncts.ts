import type { Disjunct } from '../contain/disjuncts.ts';
import type { Summary } from '../contain/summary.ts';
import { compareAnnotations } from './annotations.ts';
import type { Spot } from './draft.ts';
import { compareFacets } from './facets.ts';
import { compareItems } from './items.ts';
import { compareMembers } from './members.ts';
import type { SchemaWalk } from './schemas.ts';

/** One way to meet a schema, and what it says. */
export interface Way {
  readonly disjunct: Disjunct;
  readonly summary: Summary;
}

/** A way of the earlier document, and the one of the later document that stands for it. */
export interface Ways {
  readonly before: Way;
  readonly after: Way;
}

/** Compares two ways: rule by rule, then member by member and item by item. */
export function compareDisjuncts(walk: SchemaWalk, ways: Ways, spot: Spot): void {
  compareFacets(walk, ways, spot);
  compareAnnotations(walk, ways, spot);
  const { before, after } = ways;
  if (before.summary.types.has('object') && after.summary.types.has('object'))
    compareMembers(walk, ways, spot);
  if (before.summary.types.has('array') && after.summary.types.has('array')) compareItems(walk, ways, spot);
}
