import type { RepositoryContext } from '../context.ts';
import { GitFailed, ObjectNotFound, RefConflict } from '../errors.ts';
import { fullRef, isId } from '../names.ts';
import type { RefChange } from '../objects/types.ts';

const none = '0'.repeat(40);

/**
 * Changes references, all or none (`git update-ref --stdin` as one transaction with the old values). `RefConflict` if
 * one does not have its value `before`, or if another name conflicts; then nothing has changed.
 */
export async function updateRefs(context: RepositoryContext, changes: readonly RefChange[]): Promise<void> {
  const lines = ['start'];
  for (const { ref, before, after } of changes) {
    for (const id of [before, after]) {
      if (id !== null && !isId(id)) throw new ObjectNotFound(`Not an id: ${id.slice(0, 100)}`);
    }
    const name = fullRef(ref);
    if (before === after) lines.push(`verify ${name}\0${before ?? none}`);
    else if (after === null) lines.push(`delete ${name}\0${before ?? none}`);
    else lines.push(`update ${name}\0${after}\0${before ?? none}`);
  }
  await context.announce?.(changes.filter(({ before, after }) => before !== after));
  lines.push('prepare', 'commit', '');
  try {
    await context.run(['update-ref', '-z', '--stdin'], { input: lines.join('\0') });
  } catch (error) {
    throw error instanceof GitFailed ? conflictOf(error, changes) : error;
  }
}

/** The message of git about a failed transaction, as one of our errors. */
function conflictOf(error: GitFailed, changes: readonly RefChange[]): Error {
  const missing = /trying to write ref .* with nonexistent object ([0-9a-f]{40})/.exec(error.stderr)?.[1];
  if (missing !== undefined) return new ObjectNotFound(`No object ${missing}`);
  const named = /cannot lock ref '([^']+)'/.exec(error.stderr)?.[1];
  if (named === undefined) return error;
  const ref = changes.some((change) => change.ref === named) ? named : (changes[0]?.ref ?? named);
  const blocked =
    /' exists; cannot create|there is a non-empty directory|cannot process '.*' and '.*' at the same/;
  return new RefConflict(ref, blocked.test(error.stderr) ? 'name' : 'moved');
}
