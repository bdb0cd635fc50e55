import type { Position, Range, TextDocumentContentChangeEvent } from 'vscode-languageserver-protocol';
import { LineIndex } from '../source/parse/line-index.ts';

/** A text with the positions of editors: lines and UTF-16 code units from zero (LSP 3.18, Position). */
export class EditorText {
  readonly text: string;
  readonly #lines: LineIndex;

  constructor(text: string) {
    this.text = text;
    this.#lines = new LineIndex(text);
  }

  offsetAt({ line, character }: Position): number {
    return this.#lines.offsetAt({ line: line + 1, column: character + 1 });
  }

  positionAt(offset: number): Position {
    const { line, column } = this.#lines.positionAt(offset);
    return { line: line - 1, character: column - 1 };
  }

  range(start: number, end: number): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }
}

/** A file that is open in an editor, including unsaved changes. */
export interface TextBuffer {
  /** In the spelling of the editor, as editors compare URIs as text. */
  readonly uri: string;
  readonly path: string;
  readonly version: number;
  readonly content: EditorText;
}

/** A text after the changes of one notification, which are applied one after the other. */
export function applyChanges(
  content: EditorText,
  changes: readonly TextDocumentContentChangeEvent[],
): EditorText {
  return changes.reduce<EditorText>((before, change) => {
    if (!('range' in change)) return new EditorText(change.text);
    const [start, end] = [before.offsetAt(change.range.start), before.offsetAt(change.range.end)];
    return new EditorText(`${before.text.slice(0, start)}${change.text}${before.text.slice(end)}`);
  }, content);
}
