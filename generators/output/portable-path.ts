import { LOCK_FILE } from './lock.ts';
import { STAGING } from './staging.ts';

/** Names that Windows gives to devices, with any extension (Microsoft, Naming Files, Paths, and Namespaces). */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

// oxlint-disable-next-line no-control-regex -- it finds control characters
const UNUSABLE = /[\u0000-\u001f\u007f<>"|?*]/;

/** Why some disks cannot have a path of the output folder; undefined if all can. */
export function pathProblem(path: string): string | undefined {
  const own = keyOfPath(path.split('/', 1).join(''));
  if (own === LOCK_FILE || own === STAGING || own.startsWith(`${STAGING}-`))
    return 'has a name that forgespec uses itself';
  for (const segment of path.split('/')) {
    if (UNUSABLE.test(segment)) return 'has a character that file names of some systems cannot have';
    if (/[. ]$/.test(segment)) return 'has a name that ends with a dot or a space, which some systems remove';
    if (DEVICE.test(segment)) return 'has the name of a device of Windows';
  }
  return undefined;
}

/** A text that is equal for paths that are the same on some disks, which ignore case or the composition of accents. */
export function keyOfPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
