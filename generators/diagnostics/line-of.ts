import type { FileContent } from './place.ts';

/** A line of a file, without its end; undefined if the file has no such line. */
export function lineOf(content: Pick<FileContent, 'text' | 'lineAt'>, line: number): string | undefined {
  return content.lineAt?.(line) ?? lineIn(content.text, line);
}

function lineIn(text: string, line: number): string | undefined {
  const start = lineStart(text, line);
  if (start === undefined) return undefined;
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
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
