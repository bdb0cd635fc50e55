import type { Position } from '../../diagnostics/place.ts';

/** Converts offsets in a text to lines and columns; the lines are counted once, at the first use. */
export class LineIndex {
  readonly #text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Position of an offset in UTF-16 code units; columns count code units, as editors do. */
  positionAt(offset: number): Position {
    this.#starts ??= lineStarts(this.#text);
    const line = Math.max(0, lastAtMost(this.#starts, offset));
    return { line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 };
  }

  /** Offset of a position; if the position is after the end of its line or of the text, the offset of that end. */
  offsetAt({ line, column }: Position): number {
    this.#starts ??= lineStarts(this.#text);
    const start = this.#starts[line - 1];
    if (start === undefined) return line < 1 ? 0 : this.#text.length;
    const next = this.#starts[line];
    const end = next === undefined ? this.#text.length : next - (this.#text[next - 2] === '\r' ? 2 : 1);
    return Math.max(start, Math.min(start + column - 1, end));
  }

  /** How many lines the text has; an empty text has one. */
  get count(): number {
    this.#starts ??= lineStarts(this.#text);
    return this.#starts.length;
  }
}

/** The index of the last of some ascending numbers that is no greater than another number; -1 if all are greater. */
export function lastAtMost(numbers: readonly number[], most: number): number {
  let low = -1;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle;
  }
  return low;
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
