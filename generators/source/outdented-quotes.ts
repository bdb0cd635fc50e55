import { Lexer } from 'yaml';

/** A text with more indentation, and where its characters stand in the text as it was written. */
export interface IndentedText {
  readonly text: string;
  /** The lines that were cut off: offsets in the written text. */
  readonly cuts: readonly number[];
  originalOf(offset: number): number;
}

/** A quoted scalar that ends before its closing quote, because the next line has too little indentation. */
interface Cut {
  /** Offset of the end of its last line. */
  readonly at: number;
  readonly quote: string;
}

interface Insertion {
  /** In the written text. */
  readonly at: number;
  readonly size: number;
}

/** Indentation beyond that of a key, for keys behind dashes: `- - name: "…"`. */
const DEEPEST_KEY = 64;

/**
 * The text with the lines of quoted scalars indented that continue at the column of their key. YAML wants them further
 * to the right (YAML 1.2.2, sections 6.1 and 7.3), but many parsers read them. Folding removes the indentation again,
 * so that the values are those that the author wrote. Undefined if the text has no such scalar, or one without an end.
 */
export function indentQuotes(written: string): IndentedText | undefined {
  const insertions: Insertion[] = [];
  const cuts: number[] = [];
  for (let cut = firstCut(written, 0); cut !== undefined;) {
    const end = endOfScalar(written, cut.at, cut.quote);
    if (end === undefined) return undefined;
    cuts.push(cut.at);
    insertions.push(...linesOfScalar(written, cut.at, end));
    cut = firstCut(written, nextLine(written, end));
  }
  if (cuts.length === 0) return undefined;
  return {
    text: withInsertions(written, insertions),
    cuts,
    originalOf: (offset) => originalOf(offset, insertions),
  };
}

/** Tokens of the lexer that are no part of the text: starts of documents and of scalars, and ends of flow collections. */
const MARKS: ReadonlySet<string> = new Set(['\x02', '\x18', '\x1f']);

/** The first cut behind the start of a line. What is before it was read already. */
function firstCut(written: string, start: number): Cut | undefined {
  let at = start;
  for (const token of new Lexer().lex(written.slice(start))) {
    if (MARKS.has(token)) continue;
    at += token.length;
    const quote = token.charAt(0);
    if ((quote === '"' || quote === "'") && endOfScalar(token, 1, quote) === undefined) return { at, quote };
  }
  return undefined;
}

/** The lines from a cut to the closing quote of its scalar, with the spaces that they lack. */
function linesOfScalar(text: string, cut: number, end: number): readonly Insertion[] {
  const before = text.slice(0, cut).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const size = Math.min(line.length, line.length - line.trimStart().length + DEEPEST_KEY);
  return [...text.slice(cut, end).matchAll(/\n(?=[^\n])/g)].map(({ index }) => ({
    at: cut + index + 1,
    size,
  }));
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** The offset of the closing quote. */
function endOfScalar(text: string, from: number, quote: string): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (text[at] === quote && quote === "'" && text[at + 1] === quote) at += 1;
    else if (text[at] === quote) return at;
  }
  return undefined;
}

function withInsertions(written: string, insertions: readonly Insertion[]): string {
  let text = '';
  let last = 0;
  for (const { at, size } of insertions) {
    text += written.slice(last, at) + ' '.repeat(size);
    last = at;
  }
  return text + written.slice(last);
}

function originalOf(offset: number, insertions: readonly Insertion[]): number {
  let added = 0;
  for (const { at, size } of insertions) {
    if (at + added > offset) break;
    // A character of the insertion stands for the one behind it.
    if (offset < at + added + size) return at;
    added += size;
  }
  return offset - added;
}
