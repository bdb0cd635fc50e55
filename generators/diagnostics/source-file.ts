import type { FileContent, SourceFile } from './place.ts';

/** The contents of files: all versions of one file share one entry. */
const contents = new WeakMap<object, { content: FileContent }>();

const unknown: FileContent = { text: '', locate: () => ({ line: 1, column: 1 }) };

/** A file with its contents. */
export function sourceFile(path: string, content: FileContent): SourceFile {
  const file = { path };
  contents.set(file, { content });
  return file;
}

/** The contents of a file; unknown for a file from another thread. */
export function contentOf(file: SourceFile): FileContent {
  return contents.get(file)?.content ?? unknown;
}

/** The file with its places but without its text, so that no excerpt of it is printed. */
export function withoutText(file: SourceFile): SourceFile {
  return sourceFile(file.path, { ...contentOf(file), text: '' });
}

/**
 * Gives an earlier object of a file its current contents, and later ones when the newer object is renewed; does nothing
 * for objects that are not files.
 */
export function renewFile(earlier: object, now: object): void {
  const [shared, held] = [contents.get(earlier), contents.get(now)];
  if (shared === undefined || held === undefined) return;
  shared.content = held.content;
  contents.set(now, shared);
}
