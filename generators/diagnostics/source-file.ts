import type { FileContent, SourceFile } from './place.ts';

const contents = new WeakMap<SourceFile, FileContent>();

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
