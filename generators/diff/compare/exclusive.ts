import type { Prover } from '../contain/prover.ts';
import type { Comparison } from './comparison.ts';
import type { Alternative } from './alternative.ts';
import type { Position, Roles, Root } from './draft.ts';
import type { SchemaWalk } from './walk.ts';

/**
 * The position inside the chosen branches. With `oneOf`, a branch that accepts more may accept values of one other
 * branch, which then become invalid. This cannot happen if the other branches accept no values of this one.
 */
export function branchPosition(
  { comparison, root }: SchemaWalk,
  position: Position,
  { taking, refusing, others }: Roles<Alternative> & { readonly others: readonly Alternative[] },
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

/**
 * Reads schemas of the refusing document. Objects are read as they are written: a value that only another branch
 * described may match an open object of this one.
 */
function refuser(comparison: Comparison, { direction }: Root): Prover {
  const asWritten = { closed: false };
  return direction === 'request'
    ? comparison.backward(direction, asWritten)
    : comparison.forward(direction, asWritten);
}

/** Whether a value of this alternative may be refused because another one accepts it too. */
export function isOfOneOf({ disjunct }: Alternative): boolean {
  return disjunct.branches.some(({ keyword, among }) => keyword === 'oneOf' && among.length > 1);
}

/** Whether no value of an alternative is a value of the others. */
export function areApart(prover: Prover, { summary }: Alternative, others: readonly Alternative[]): boolean {
  return others.every((other) => prover.areApart([summary], [other.summary]));
}
