import type { Position } from './place.ts';
import { visible } from './visible.ts';

/** One line of a file, cut to a readable length, and the column of the caret. */
export interface Excerpt {
  readonly line: string;
  readonly caret: number;
}

/** Maximum number of characters that are shown of a line; minified documents have all of their text in one line. */
const width = 100;
const before = 40;

/** The line of a position, cut around it; undefined if the text has no such line. */
export function excerptOf(text: string, position: Position): Excerpt | undefined {
  const start = lineStart(text, position.line);
  if (start === undefined) return undefined;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
  const caret = Math.min(position.column - 1, line.length);
  const from = line.length <= width ? 0 : Math.max(0, Math.min(caret - before, line.length - width));
  const to = Math.min(line.length, from + width);
  const lead = from > 0 ? '…' : '';
  const head = lead + visible(line.slice(from, caret));
  const tail = visible(line.slice(caret, to)) + (to < line.length ? '…' : '');
  return { line: head + tail, caret: head.length };
}

/** The known starts of lines of the last text: a large text has many findings. */
let known = { text: '', starts: [0] };

function lineStart(text: string, line: number): number | undefined {
  if (known.text !== text) known = { text, starts: [0] };
  const { starts } = known;
  while (starts.length < line) {
    const end = text.indexOf('\n', starts.at(-1));
    if (end === -1) return undefined;
    starts.push(end + 1);
  }
  return starts[line - 1];
}
