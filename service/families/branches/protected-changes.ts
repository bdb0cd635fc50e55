import type { RefChange } from '../../git/objects/types.ts';
import { forbidden } from '../../http/refusals.ts';
import type { Protection } from './protection.ts';

const branches = /^refs\/heads\/(.+)$/s;

/** How references are changed: by git, by a request, or by the merge of a merge request. */
export type ChangedBy = 'git' | 'request' | 'merge';

/** Why a caller may not change a protected branch; undefined if it is allowed. */
export function refusedByProtection(
  protection: Protection,
  { ref, before, after }: RefChange,
  by: ChangedBy,
): string | undefined {
  const branch = branches.exec(ref)?.[1];
  if (branch === undefined || !protection.covers(branch)) return undefined;
  if (after === null) {
    if (by === 'git') return 'You can only delete protected branches using the web interface.';
    return protection.isMaintainer
      ? undefined
      : 'You are not allowed to delete protected branches from this project.';
  }
  if (by === 'merge')
    return protection.may('merge', branch) || protection.may('push', branch)
      ? undefined
      : 'You are not allowed to merge into this branch';
  if (protection.may('push', branch)) return undefined;
  if (by === 'request') return 'You are not allowed to push into this branch';
  return before === null
    ? 'You are not allowed to create protected branches on this project.'
    : 'You are not allowed to push code to protected branches on this project.';
}

/** Throws a `Refusal` of 403 if one of the changes of a request is not allowed. */
export function mustBeAllowed(
  protection: Protection,
  changes: readonly RefChange[],
  by: Exclude<ChangedBy, 'git'>,
): void {
  for (const change of changes) {
    const reason = refusedByProtection(protection, change, by);
    if (reason !== undefined) throw forbidden(reason);
  }
}
