import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Whether a path is below a folder. Both with their symbolic links resolved, else a link could lead anywhere. */
export function isInside(folder: string, location: string): boolean {
  const path = relative(folder, location);
  return path !== '..' && !path.startsWith(`..${sep}`) && path !== location;
}

/** The path with its symbolic links resolved; as given where it does not exist, which reading reports. */
export function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return join(path);
  }
}
