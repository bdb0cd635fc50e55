import { code, lines, type Code } from '../code/code.ts';
import { generatedHeader } from '../code/comment.ts';
import { importsOf } from './imports.ts';

/** A file of the output. */
interface ModuleFile {
  readonly path: string;
  readonly text: string;
}

/**
 * A module of the output: a header, the imports of its code, and the code.
 * @param path of a script (`.js`) or of declarations (`.d.ts`)
 * @param first see `importsOf`
 */
export function moduleOf(path: string, body: Code, first: readonly string[] = []): ModuleFile {
  const head = lines([generatedHeader, ...importsOf(path, [body], first)]);
  return { path, text: code`${head}\n\n${body}\n`.toString() };
}
