import type { Part } from '../../check/parts.ts';
import type { Comparison } from './comparison.ts';
import type { Root } from './draft.ts';
import type { OperationPair } from './pairs.ts';

/** A part of the messages of an operation, as both documents describe it. */
export function rootOf(
  { before, after, checks }: Comparison,
  pair: OperationPair,
  [old, young]: readonly [before: Part, after: Part],
): Root {
  return {
    direction: young.direction,
    before: {
      model: before,
      operation: pair.before,
      schema: old.schema,
      check: () => checks.before.part(old),
    },
    after: {
      model: after,
      operation: pair.after,
      schema: young.schema,
      check: () => checks.after.part(young),
    },
  };
}
