import { itemSchemas } from '../../sample/array.ts';
import { prefixOf } from '../contain/array-rules.ts';
import type { AlternativePair } from './alternative.ts';
import type { Position } from './draft.ts';
import type { SchemaWalk } from './walk.ts';

/** Items by position that are compared one by one. */
const MOST_POSITIONS = 32;

/** Compares the items of arrays: those of `prefixItems` by position, and one that represents all others. */
export function compareItems(walk: SchemaWalk, { before, after }: AlternativePair, position: Position): void {
  const prefix = Math.min(MOST_POSITIONS, Math.max(prefixOf(before.summary), prefixOf(after.summary)));
  for (let index = 0; index <= prefix; index += 1) {
    const [old, young] = [before, after].map(({ summary }) => itemSchemas(summary.conjuncts, index));
    if (old === undefined || young === undefined || old.length + young.length === 0) continue;
    const name = index === prefix ? '*' : String(index);
    walk.compare(old, young, {
      ...position,
      names: [...position.names, name],
      pointer: [...position.pointer, index],
      force: (inner) =>
        position.force({
          prefixItems: [...Array.from({ length: index }, () => true), inner],
          minItems: index + 1,
        }),
    });
  }
}
