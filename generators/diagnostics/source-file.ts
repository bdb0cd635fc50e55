import type { FileContent, SourceFile } from './place.ts';

/** What files hold: versions of one file have one of these in common. */
const contents = new WeakMap<object, { content: FileContent }>();

const unknown: FileContent = { text: '', locate: () => ({ line: 1, column: 1 }) };

/** A file with what it holds. */
export function sourceFile(path: string, content: FileContent): SourceFile {
  const file = { path };
  contents.set(file, { content });
  return file;
}

/** What a file holds; of one that came from another thread nothing is known. */
export function contentOf(file: SourceFile): FileContent {
  return contents.get(file)?.content ?? unknown;
}

/**
 * Gives an earlier object of a file what the file holds now, and what it will hold when the later object is renewed; does
 * nothing for objects that are no files.
 */
export function renewFile(earlier: object, now: object): void {
  const [shared, held] = [contents.get(earlier), contents.get(now)];
  if (shared === undefined || held === undefined) return;
  shared.content = held.content;
  contents.set(now, shared);
}
