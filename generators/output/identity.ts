import { lstatSync } from 'node:fs';

/**
 * The identity of a file or folder on its disk and the time of its last change, which a rename keeps; empty where there
 * is none. A copy, such as that of a repository, has another one, which nobody can foresee.
 */
export function identityOf(path: string): string {
  const status = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? '' : `${status.dev} ${status.ino} ${status.mtimeNs}`;
}
