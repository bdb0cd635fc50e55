import { join } from 'node:path';

/** The absolute path of an output file. Throws for a path outside of the folder, which is an error of an emitter. */
export function resolveOutputPath(folder: string, path: string): string {
  if (!isOutputPath(path)) throw new Error(`${JSON.stringify(path)} is not a path inside the output folder.`);
  return join(folder, ...path.split('/'));
}

/** An empty segment, one of dots, and characters that separate segments on some disks. */
const NOT_INSIDE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\:\0]/;

/** Whether a path, relative and with forward slashes, stays in the folder on every disk. */
export function isOutputPath(path: string): boolean {
  return !NOT_INSIDE.test(path);
}
