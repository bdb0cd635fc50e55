import { join } from 'node:path';

/**
 * The path of an output file on the disk. Throws for a path outside of the folder: names consist of ASCII letters and
 * digits, so such a path is an error of an emitter.
 */
export function resolveOutputPath(folder: string, path: string): string {
  if (!isOutputPath(path)) throw new Error(`${JSON.stringify(path)} is not a path inside the output folder.`);
  return join(folder, ...path.split('/'));
}

/** Whether a path, relative and with forward slashes, stays in the folder on every disk. */
export function isOutputPath(path: string): boolean {
  return path
    .split('/')
    .every((segment) => segment !== '' && segment !== '.' && segment !== '..' && !/[\\:\0]/.test(segment));
}
