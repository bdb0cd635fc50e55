import { statSync, type Stats } from 'node:fs';

/**
 * The status of a file or folder; links are followed. Undefined where there is none, and where the system does not say:
 * a name that is too long or has a null character, links in a circle, a folder that may not be entered.
 */
export function fileStatus(path: string | URL): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
