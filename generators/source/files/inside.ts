import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Whether a path is below a folder. Both must have their symbolic links resolved, as a link could refer to any place.
 */
export function isInside(folder: string, location: string): boolean {
  const path = relative(folder, location);
  return path !== '..' && !path.startsWith(`..${sep}`) && path !== location;
}

/** The path with its symbolic links resolved; unchanged if it does not exist, which reading reports. */
export function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return join(path);
  }
}
