import { lstatSync } from 'node:fs';

/**
 * The identity of a file or folder on its disk, with the time of its last change; empty if it does not exist. A renamed
 * file has the same identity. That of a copy differs, and cannot be predicted.
 */
export function identityOf(path: string): string {
  const status = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? '' : `${status.dev} ${status.ino} ${status.mtimeNs}`;
}
