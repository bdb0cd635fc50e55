import type { AlternativePair } from './alternative.ts';
import { compareAnnotations } from './annotations.ts';
import type { Position } from './draft.ts';
import { compareAspects } from './aspects.ts';
import { compareItems } from './items.ts';
import { compareMembers } from './members.ts';
import type { SchemaWalk } from './walk.ts';

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
