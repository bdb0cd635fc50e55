import type { RefChange } from '../git/objects/types.ts';

/**
 * The changes of one entry that were made: the reference has the new value now, or a later entry starts from it.
 * @param refs the current values of the references
 * @param later changes of later entries of the same repository
 */
export function changesMade(
  changes: readonly RefChange[],
  refs: ReadonlyMap<string, string>,
  later: readonly RefChange[],
): readonly RefChange[] {
  return changes.filter(
    ({ ref, after }) =>
      (refs.get(ref) ?? null) === after || later.some((next) => next.ref === ref && next.before === after),
  );
}
