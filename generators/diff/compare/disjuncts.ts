import type { AlternativePair } from './alternative.ts';
import { compareAnnotations } from './annotations.ts';
import type { Position } from './draft.ts';
import { compareAspects } from './aspects.ts';
import { compareItems } from './items.ts';
import { compareMembers } from './members.ts';
import type { SchemaWalk } from './walk.ts';

/** Compares two alternatives: rule by rule, then member by member and item by item. */
export function compareDisjuncts(walk: SchemaWalk, alternatives: AlternativePair, position: Position): void {
  compareAspects(walk, alternatives, position);
  compareAnnotations(walk, alternatives, position);
  const { before, after } = alternatives;
  if (before.summary.types.has('object') && after.summary.types.has('object'))
    compareMembers(walk, alternatives, position);
  if (before.summary.types.has('array') && after.summary.types.has('array'))
    compareItems(walk, alternatives, position);
}
