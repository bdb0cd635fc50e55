import type { FileContent, SourceFile } from './place.ts';

const contents = new WeakMap<object, FileContent>();

const unknown: FileContent = { text: '', locate: () => ({ line: 1, column: 1 }) };

/** A file with what it holds. */
export function sourceFile(path: string, content: FileContent): SourceFile {
  const file = { path };
  contents.set(file, content);
  return file;
}

/** What a file holds; of one that came from another thread nothing is known. */
export function contentOf(file: SourceFile): FileContent {
  return contents.get(file) ?? unknown;
}

/** Gives an earlier object of a file what the file holds now; does nothing for objects that are no files. */
export function renewFile(earlier: object, now: object): void {
  const content = contents.get(now);
  if (content !== undefined) contents.set(earlier, content);
}
