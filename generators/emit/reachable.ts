import { posix } from 'node:path';
import type { OutputFile } from './emitter.ts';

/** An import of a module beside: `from '../parameters/percent.js'`. Of carried modules, all are written so. */
const IMPORT = /\bfrom ['"](?<path>\.[^'"]*)\.js['"]/g;

/**
 * The files of modules that others lead to, those themselves included. A module is a script with its declarations: what
 * either imports is needed.
 * @param isRoot tells the paths from which all else has to be reached
 */
export function reachableFiles(
  files: readonly OutputFile[],
  isRoot: (path: string) => boolean,
): readonly OutputFile[] {
  const modules = Map.groupBy(files, ({ path }) => moduleOf(path));
  const reached = new Set(files.filter(({ path }) => isRoot(path)).map(({ path }) => moduleOf(path)));
  // A set that grows is walked to its new end.
  for (const module of reached) {
    for (const { text } of modules.get(module) ?? []) {
      for (const { groups } of text.matchAll(IMPORT))
        reached.add(posix.join(posix.dirname(module), groups?.['path'] ?? ''));
    }
  }
  return files.filter(({ path }) => reached.has(moduleOf(path)));
}

/** Path without its extensions, which may be those of a map too. */
function moduleOf(path: string): string {
  return path.replace(/(?:\.d\.ts|\.js)(?:\.map)?$/, '');
}
