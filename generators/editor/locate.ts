import { basename, dirname, join } from 'node:path';
import { resolveLinks } from '../source/inside.ts';

/** The path by which the source stage knows a file: the links of its folder are followed. */
export function locate(path: string): string {
  return join(resolveLinks(dirname(path)), basename(path));
}
