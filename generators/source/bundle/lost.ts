import { removeValues } from '../member.ts';
import type { Part } from '../walk.ts';
import type { Reference } from './collect.ts';

/**
 * Takes the objects of which nothing is left out of the containers around them, and with them all that are no more than
 * references to them.
 *
 * @param lost the objects; grows by those that refer to them
 * @param parts where objects stand by the structure
 * @returns the references that are left
 */
export function removeLost(given: {
  references: readonly Reference[];
  lost: Set<unknown>;
  parts: ReadonlyMap<object, Part>;
}): readonly Reference[] {
  const { references, lost, parts } = given;
  if (lost.size === 0) return references;
  const holders = Map.groupBy(references, ({ target }) => target.value as unknown);
  // The set grows while it is walked: who refers to a lost object is visited too.
  for (const value of lost) for (const { holder } of holders.get(value) ?? []) lost.add(holder);
  const containers = new Set<Part>();
  for (const value of lost) {
    const parent = parts.get(value as object)?.parent;
    if (parent !== undefined) containers.add(parent);
  }
  for (const { value: container } of containers) removeValues(container, lost);
  return references.filter(({ holder }) => !lost.has(holder));
}
