import { LineIndex } from './line-index.ts';
import { parsePointer } from './pointer.ts';
import type { Place, SourceFile } from '../diagnostics/place.ts';
import { contentOf, sourceFile } from '../diagnostics/source-file.ts';

/** Offset of a value, or of its name, at a pointer's tokens; the nearest parent's where it is absent. */
export type OffsetFinder = (tokens: readonly string[], key: boolean) => number;

/** A file of which `findOffset` knows the syntax. */
export function textFile({
  path,
  text,
  findOffset,
}: {
  path: string;
  text: string;
  findOffset: OffsetFinder;
}): SourceFile {
  const lines = new LineIndex(text);
  return sourceFile(path, {
    text,
    locate: (pointer, options) =>
      lines.positionAt(findOffset(parsePointer(pointer) ?? [], options?.key === true)),
  });
}

/**
 * The same text with everything at one offset: for places that no pointer names, such as a syntax error or the
 * second of two equal keys.
 */
export function pinnedFile({
  path,
  text,
  offset,
}: {
  path: string;
  text: string;
  offset: number;
}): SourceFile {
  return textFile({ path, text, findOffset: () => offset });
}

/** The place of a member's name instead of its value: for findings that are about the name. */
export function nameOf(member: Place | undefined): Place | undefined {
  if (member === undefined) return undefined;
  const { file, pointer } = member;
  // The file is asked only when somebody asks this one: findings are kept, and the file is edited meanwhile.
  const content = {
    get text() {
      return contentOf(file).text;
    },
    locate: (inner: string) => contentOf(file).locate(inner, { key: true }),
  };
  return { pointer, file: sourceFile(file.path, content) };
}
