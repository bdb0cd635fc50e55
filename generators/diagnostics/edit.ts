import type { Place, Position } from './place.ts';
import { contentOf } from './source-file.ts';

/** A change of the text of a file that corrects what a finding is about: a name or a plain value, and what to write. */
export interface Edit {
  /** The value, or the name where the place is one of a name. */
  readonly at: Place;
  /** What stands there, without quotes. */
  readonly replace: string;
  readonly by: string;
}

/** The part of a line that an edit replaces; columns count from one, the end is excluded. */
export interface EditSpan {
  readonly start: Position;
  readonly end: Position;
}

/**
 * Where the text that an edit replaces stands, inside of its quotes; undefined where the file says something else there,
 * such as an escape, an anchor, or what a file said before it was changed.
 */
export function spanOf({ at, replace }: Edit): EditSpan | undefined {
  const { text, locate } = contentOf(at.file);
  const { line, column } = locate(at.pointer);
  const written = lineOf(text, line).slice(column - 1);
  const quotes = /^["']/.test(written) ? 1 : 0;
  const end = quotes + replace.length;
  const isThere = written.startsWith(replace, quotes) && !/[\w$.-]/.test(written.charAt(end));
  if (!isThere || (quotes === 1 && written.charAt(end) !== written.charAt(0))) return undefined;
  const start = { line, column: column + quotes };
  return { start, end: { line, column: start.column + replace.length } };
}

function lineOf(text: string, line: number): string {
  let from = 0;
  for (let passed = 1; passed < line; passed += 1) from = text.indexOf('\n', from) + 1;
  const to = text.indexOf('\n', from);
  return text.slice(from, to === -1 ? undefined : to);
}
