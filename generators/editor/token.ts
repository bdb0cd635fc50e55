import type { Range } from 'vscode-languageserver-protocol';
import { positionOf } from '../diagnostics/located.ts';
import type { Place, Position } from '../diagnostics/place.ts';
import { contentOf } from '../diagnostics/source-file.ts';
import { EditorText } from './text-buffer.ts';

/** A text in quotes, a name up to its colon, or a plain scalar up to the end of its line or of its collection. */
const token =
  /"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s#](?:[^\r\n:#,[\]{}]|:(?=[^\s])|(?<=\S)#|[,{}[\]](?=[^\s,{}[\]]))*/y;

/** The ranges of names and scalars in files. Indexes of lines are cached. */
export class TokenRanges {
  readonly #texts = new Map<string, EditorText>();

  /** The token at a place: the value, or its name if that is on an earlier line. */
  of(place: Place): Range {
    return this.at(positionOf(place), contentOf(place.file).text);
  }

  at({ line, column }: Position, text: string): Range {
    const content = this.#texts.get(text) ?? new EditorText(text);
    this.#texts.set(text, content);
    const start = content.offsetAt({ line: line - 1, character: column - 1 });
    return content.range(start, endOfToken(text, start));
  }
}

function endOfToken(text: string, start: number): number {
  token.lastIndex = start;
  const found = token.exec(text)?.[0].trimEnd() ?? '';
  return start + found.length;
}
