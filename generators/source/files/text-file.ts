import { LineIndex } from '../parse/line-index.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Json } from '../../json/json.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { parsePointer } from '../../json/pointer.ts';
import { offsetsIn, type OffsetFinder, type SyntaxNode } from '../parse/syntax.ts';
import type { Place, SourceFile } from '../../diagnostics/place.ts';
import { contentOf, sourceFile } from '../../diagnostics/source-file.ts';

/** A file whose positions `findOffset` finds. */
export function textFile({ path, text, findOffset }: FileText & { findOffset: OffsetFinder }): SourceFile {
  const lines = new LineIndex(text);
  return sourceFile(path, {
    text,
    locate: (pointer, options) =>
      lines.positionAt(findOffset(parsePointer(pointer) ?? [], options?.key === true)),
  });
}

/** A file whose positions its syntax has. It has no value if there is an error. */
export function parsedFile(
  { path, text }: FileText,
  { value, syntax, findings }: { value: Json; syntax: SyntaxNode; findings: readonly Finding[] },
): ParsedFile {
  const file = textFile({ path, text, findOffset: offsetsIn(syntax) });
  const isRefused = findings.some(({ severity }) => severity === 'error');
  return isRefused ? { file, syntax, findings } : { file, value, syntax, findings };
}

/**
 * The same text with all positions at one offset: for places without a pointer, such as a syntax error or the second of
 * two equal keys.
 */
export function pinnedFile({ offset = 0, ...file }: FileText & { offset?: number }): SourceFile {
  return textFile({ ...file, findOffset: () => offset });
}

/** The place at an offset of a text. */
export function pinnedPlace(file: FileText & { offset?: number }): Place {
  return { file: pinnedFile(file), pointer: '' };
}

/** The place of a member's name instead of its value: for findings that are about the name. */
export function nameOf(member: Place | undefined): Place | undefined {
  if (member === undefined) return undefined;
  const { file, pointer } = member;
  // The contents are read only when needed: findings are kept, and the file may be edited in the meantime.
  const content = {
    get text() {
      return contentOf(file).text;
    },
    locate: (inner: string) => contentOf(file).locate(inner, { key: true }),
  };
  return { pointer, file: sourceFile(file.path, content) };
}
