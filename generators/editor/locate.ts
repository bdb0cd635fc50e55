import { basename, dirname, join } from 'node:path';
import { resolveLinks } from '../source/files/inside.ts';

/** The path by which the source stage knows a file: symbolic links of its folder are resolved. */
export function locate(path: string): string {
  return join(resolveLinks(dirname(path)), basename(path));
}
