import { CST, Lexer } from 'yaml';
import { lastAtMost } from './line-index.ts';

/** A text with more indentation, and where its characters are in the text as it was written. */
export interface IndentedText {
  readonly text: string;
  /** The lines that were cut off: offsets in the written text. */
  readonly cuts: readonly number[];
  originalOf(offset: number): number;
}

/** A quoted text or a flow collection that ends too early, because the next line has too little indentation. */
interface Cut {
  /** Offset of the end of its last line. */
  readonly at: number;
  /** Offset of its last character; undefined if it has no end. */
  readonly end: number | undefined;
}

interface Insertion {
  /** In the written text. */
  readonly at: number;
  readonly size: number;
}

/** Indentation beyond that of a key, for keys behind dashes: `- - name: "…"`. */
const DEEPEST_KEY = 64;

/**
 * The text with the lines of quoted texts and flow collections indented that continue at the column of their key. YAML
 * wants them further to the right (YAML 1.2.2, sections 6.1, 7.3 and 7.4), but many parsers read them. Folding removes
 * the indentation again, so that the values are those that the author wrote. Undefined if the text has no such lines,
 * or if something has no end.
 */
export function indentLines(written: string): IndentedText | undefined {
  const insertions: Insertion[] = [];
  const cuts: number[] = [];
  for (let cut = firstCut(written, 0); cut !== undefined;) {
    const { at, end } = cut;
    if (end === undefined) return undefined;
    cuts.push(at);
    insertions.push(...linesOf(written, at, end));
    cut = firstCut(written, nextLine(written, end));
  }
  if (cuts.length === 0) return undefined;
  return { text: withInsertions(written, insertions), cuts, originalOf: originalsOf(insertions) };
}

/** Tokens of the lexer that are no part of the text: starts of documents and of scalars. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.SCALAR]);

/** The first cut behind the start of a line. What is before it was read already. */
function firstCut(written: string, start: number): Cut | undefined {
  let at = start;
  let depth = 0;
  for (const token of new Lexer().lex(written.slice(start))) {
    // The lexer gives up a flow collection behind the indentation of a line.
    if (token === CST.FLOW_END)
      return { at: written.lastIndexOf('\n', at), end: endOfFlow(written, at, depth) };
    if (MARKS.has(token)) continue;
    const from = at;
    at += token.length;
    depth += nesting(token);
    const quote = token.charAt(0);
    if (isQuote(quote) && endOfScalar(token, 1, quote) === undefined)
      return {
        at,
        end: depth > 0 ? endOfFlow(written, from, depth) : endOfScalar(written, at, quote),
      };
  }
  return undefined;
}

/** The lines from a cut to the end of what was cut, with the spaces that they lack. */
function linesOf(text: string, cut: number, end: number): readonly Insertion[] {
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

/** The offset of the bracket that closes the outermost of nested flow collections. */
function endOfFlow(text: string, from: number, depth: number): number | undefined {
  let open = depth;
  let last = ',';
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '#' && /\s/.test(text.charAt(at - 1))) at = nextLine(text, at) - 1;
    // A quote in another place is a part of a plain text.
    else if (isQuote(character) && /[[{,:]/.test(last)) {
      const end = endOfScalar(text, at + 1, character);
      if (end === undefined) return undefined;
      at = end;
    }
    open += nesting(character);
    if (open === 0) return at;
    if (/\S/.test(character)) last = character;
  }
  return undefined;
}

/** By how many levels a token changes the nesting of flow collections. */
function nesting(token: string): number {
  if (token === '[' || token === '{') return 1;
  return token === ']' || token === '}' ? -1 : 0;
}

function isQuote(character: string): boolean {
  return character === '"' || character === "'";
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

/** The function from offsets in the text with insertions to those in the written text. */
function originalsOf(insertions: readonly Insertion[]): (offset: number) => number {
  const starts: number[] = [];
  let added = 0;
  for (const { at, size } of insertions) {
    starts.push(at + added);
    added += size;
  }
  return (offset) => {
    const index = lastAtMost(starts, offset);
    const [start = 0, { at, size } = { at: 0, size: 0 }] = [starts[index], insertions[index]];
    // A character of the insertion stands for the one behind it.
    return at + Math.max(0, offset - start - size);
  };
}
