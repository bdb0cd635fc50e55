import type { Disjunct } from '../contain/disjuncts.ts';
import type { Summary } from '../contain/summary.ts';
import { compareAnnotations } from './annotations.ts';
import type { Position } from './draft.ts';
import { compareAspects } from './aspects.ts';
import { compareItems } from './items.ts';
import { compareMembers } from './members.ts';
import type { SchemaWalk } from './schemas.ts';

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

/** Compares two ways: rule by rule, then member by member and item by item. */
export function compareDisjuncts(walk: SchemaWalk, ways: AlternativePair, position: Position): void {
  compareAspects(walk, ways, position);
  compareAnnotations(walk, ways, position);
  const { before, after } = ways;
  if (before.summary.types.has('object') && after.summary.types.has('object'))
    compareMembers(walk, ways, position);
  if (before.summary.types.has('array') && after.summary.types.has('array'))
    compareItems(walk, ways, position);
}
