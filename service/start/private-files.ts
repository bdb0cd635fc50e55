import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the service keeps in its data folder. What is below a folder that only its owner may enter is private too. */
const kept = [
  'repositories',
  'blobs',
  'sealing.key',
  'instance-id',
  'lock',
  'lock-journal',
  'forge.sqlite',
  'forge.sqlite-wal',
  'forge.sqlite-shm',
];

/** Makes the parts of a data folder that exist private to the user of the service, also those of earlier versions. */
export function makePartsPrivate(folder: string): void {
  for (const name of kept) makePrivate(join(folder, name));
}

/**
 * Takes the rights of group and others from a file or folder. A folder of another user, or one that users share by the
 * sticky bit, such as `/tmp`, stays as it is.
 */
export function makePrivate(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.uid !== process.getuid?.()) return;
  const isLoose = (found.mode & 0o077) !== 0;
  const isShared = (found.mode & 0o1000) !== 0;
  if (isLoose && !isShared) chmodSync(path, found.mode & 0o700);
}
