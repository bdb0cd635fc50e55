import { lineOf } from './line-of.ts';
import type { FileContent, Position } from './place.ts';
import { visible } from './visible.ts';

/** One line of a file, cut to a readable length, and the column of the caret. */
export interface Excerpt {
  readonly line: string;
  readonly caret: number;
}

/** Maximum number of characters that are shown of a line; minified documents have all of their text in one line. */
const width = 100;
const before = 40;

/** The line of a position, cut around it; undefined if the file has no such line. */
export function excerptOf(
  content: Pick<FileContent, 'text' | 'lineAt'>,
  position: Position,
): Excerpt | undefined {
  const line = lineOf(content, position.line);
  if (line === undefined) return undefined;
  const caret = Math.min(position.column - 1, line.length);
  const from = line.length <= width ? 0 : Math.max(0, Math.min(caret - before, line.length - width));
  const to = Math.min(line.length, from + width);
  const lead = from > 0 ? '…' : '';
  const head = lead + visible(line.slice(from, caret));
  const tail = visible(line.slice(caret, to)) + (to < line.length ? '…' : '');
  return { line: head + tail, caret: head.length };
}
