import type { OutputFile } from '../emitter.ts';

/** Strings, regular expressions as our printers write them, and comments: what they say is no code. */
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[^]*?\*\/|\/\/[^\n]*/g;
/** Loading of libraries, code made of text, and names that stand for what was not to be printed. */
const forbidden = /\b(?:require\s*\(|eval\s*\(|Function\s*\(|schemaOfTheDocument\b)/;

/** Throws if a module could load a library or make code at run time: that would be a fault of our printers. */
export function assertPlain(files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    if (!path.endsWith('.js')) continue;
    const found = forbidden.exec(text.replaceAll(quoted, '""'));
    if (found !== null) throw new Error(`${path} contains ${found[0]}, which validators may not.`);
  }
}
