import type { Prover } from '../contain/prover.ts';
import type { Comparison } from './comparison.ts';
import type { Alternative } from './alternative.ts';
import type { Position, Root } from './draft.ts';
import type { SchemaWalk } from './walk.ts';

/**
 * The position inside of the branches that were taken. With `oneOf`, what takes more in one branch may take what another one
 * took alone; not so where the others take no values of this one.
 */
export function branchPosition(
  { comparison, root }: SchemaWalk,
  position: Position,
  {
    taking,
    refusing,
    others,
  }: {
    readonly taking: Alternative;
    readonly refusing: Alternative;
    readonly others: readonly Alternative[];
  },
): Position {
  if (taking.disjunct.branches.length === 0) return position;
  const chosen = taking.disjunct.branches.map(({ schema }) => schema);
  return {
    ...position,
    force: (inner) => position.force({ allOf: [...chosen, inner] }),
    isExclusive:
      position.isExclusive || (isOfOneOf(refusing) && !areApart(refuser(comparison, root), refusing, others)),
  };
}

/** Reads schemas of the document that refuses values. */
function refuser(comparison: Comparison, { direction }: Root): Prover {
  return direction === 'request' ? comparison.backward(direction) : comparison.forward(direction);
}

/** Whether another alternative may refuse what this one takes. */
export function isOfOneOf({ disjunct }: Alternative): boolean {
  return disjunct.branches.some(({ keyword, among }) => keyword === 'oneOf' && among.length > 1);
}

/** Whether no value of an alternative is one of others. */
export function areApart(prover: Prover, { summary }: Alternative, others: readonly Alternative[]): boolean {
  return others.every((other) => prover.areApart([summary], [other.summary]));
}
