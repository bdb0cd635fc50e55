import { removeValues } from '../../../json/member.ts';
import type { Part } from '../../document/walk.ts';
import type { Reference } from './collect.ts';

/**
 * Removes lost objects from the objects and lists around them, together with objects that only refer to lost ones.
 *
 * @param lost the objects; those that refer to them are added
 * @param parts objects by their position in the structure
 * @returns the remaining references
 */
export function removeLost(
  references: readonly Reference[],
  lost: Set<unknown>,
  parts: ReadonlyMap<object, Part>,
): readonly Reference[] {
  if (lost.size === 0) return references;
  const holders = Map.groupBy(references, ({ target }) => target.value as unknown);
  // The set grows during the loop, so that objects that refer to a lost one are visited too.
  for (const value of lost) for (const { holder } of holders.get(value) ?? []) lost.add(holder);
  const containers = new Set<Part>();
  for (const value of lost) {
    const parent = parts.get(value as object)?.parent;
    if (parent !== undefined) containers.add(parent);
  }
  for (const { value: container } of containers) removeValues(container, lost);
  return references.filter(({ holder }) => !lost.has(holder));
}
