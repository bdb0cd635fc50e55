import { join } from 'node:path';

/**
 * The path of an output file on the disk. Throws for a path outside of the folder: names consist of ASCII letters and
 * digits, so such a path is an error of an emitter.
 */
export function resolveOutputPath(folder: string, path: string): string {
  if (!isOutputPath(path)) throw new Error(`${JSON.stringify(path)} is not a path inside the output folder.`);
  return join(folder, ...path.split('/'));
}

/** A segment that is empty or consists of one or two dots, and characters that are not part of a name on every disk. */
const NOT_INSIDE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\:\0]/;

/** Whether a path, relative and with forward slashes, stays in the folder on every disk. */
export function isOutputPath(path: string): boolean {
  return !NOT_INSIDE.test(path);
}
