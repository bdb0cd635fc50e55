/** A part of a text by its offsets in UTF-16 code units; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Edit extends Span {
  readonly text: string;
}

/** Changes to a text by offsets in the old text. New text gets the line endings of the old one. */
export class Edits {
  readonly #text: string;
  readonly #edits: Edit[] = [];
  readonly #lineEnd: string;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  }

  replace({ start, end }: Span, text: string): void {
    this.#edits.push({ start, end, text: text.replaceAll('\n', this.#lineEnd) });
  }

  /** Inserts before the character at an offset; texts for one offset are in the order of the calls. */
  insert(at: number, text: string): void {
    this.replace({ start: at, end: at }, text);
  }

  remove(span: Span): void {
    this.replace(span, '');
  }

  /** The offset of a character of the old text after all edits. */
  offsetAfter(offset: number): number {
    return this.#edits
      .filter(({ end }) => end <= offset)
      .reduce((at, { start, end, text }) => at + text.length - (end - start), offset);
  }

  /** The text after all edits. Throws if two of them overlap. */
  apply(): string {
    const parts: string[] = [];
    let done = 0;
    const inOrder = this.#edits.toSorted((left, right) => left.start - right.start || left.end - right.end);
    for (const { start, end, text } of inOrder) {
      if (start < done) throw new Error(`Two edits of one place, at offset ${start}.`);
      parts.push(this.#text.slice(done, start), text);
      done = end;
    }
    return parts.join('') + this.#text.slice(done);
  }
}

/** The span, or its whole line if the line contains nothing else. */
export function wholeLine(text: string, { start, end }: Span): Span {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const lineEnd = newline === -1 ? text.length : newline + 1;
  const isAlone = (text.slice(lineStart, start) + text.slice(end, lineEnd)).trim() === '';
  return isAlone ? { start: lineStart, end: lineEnd } : { start, end };
}

/** The offset of the next line. */
export function nextLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline + 1;
}

/** The white space at the start of the line of an offset. */
export function marginOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
