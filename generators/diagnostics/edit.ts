import { lineOf } from './line-of.ts';
import type { Place, Position } from './place.ts';
import { contentOf } from './source-file.ts';

/** A change of the text of a file that corrects a finding: a name or a plain value, and its replacement. */
export interface Edit {
  /** The value, or the name if the place is that of a name. */
  readonly at: Place;
  /** The current text there, without quotes. */
  readonly replace: string;
  readonly by: string;
}

/** The part of a line that an edit replaces; columns count from one, the end is excluded. */
export interface EditSpan {
  readonly start: Position;
  readonly end: Position;
}

/**
 * The position of the text that an edit replaces, inside its quotes. Undefined if the file has another text there, such
 * as an escape or an anchor, or if the file has changed.
 */
export function spanOf({ at, replace }: Edit): EditSpan | undefined {
  const content = contentOf(at.file);
  const { line, column } = content.locate(at.pointer);
  const written = (lineOf(content, line) ?? '').slice(column - 1);
  const quotes = /^["']/.test(written) ? 1 : 0;
  const end = quotes + replace.length;
  const isThere = written.startsWith(replace, quotes) && !/[\w$.-]/.test(written.charAt(end));
  if (!isThere || (quotes === 1 && written.charAt(end) !== written.charAt(0))) return undefined;
  const start = { line, column: column + quotes };
  return { start, end: { line, column: start.column + replace.length } };
}
