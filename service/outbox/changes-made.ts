import type { RefChange } from '../git/objects/types.ts';

/**
 * Those changes of one entry that were made: the reference is where the change leads, or a later entry starts from there.
 * @param refs what the references stand for now
 * @param later changes of the entries after it, of the same repository
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
