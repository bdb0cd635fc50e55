import { isEqual, type Comparable } from '../incremental/equal.ts';
import { memoize } from '../incremental/memoize.ts';
import { replaceInvisible, unicodeEscape } from './invisible.ts';
import type { OutputSymbol } from './output-symbol.ts';
import { otherThanScript, tokenForms, type TokenForm } from './token-forms.ts';

/**
 * Text of a program that is safe to print. There are two ways to make it: the `code` tag, whose text is written by a
 * programmer, and `token`, which accepts only text that is exactly one token of the named form. So text of a document
 * enters source code only as a checked token: a quoted literal, an identifier, a comment. Output of ajv's printer,
 * which follows a similar rule, becomes code by `printedScript`. Code carries the symbols of other modules that it
 * mentions, from which imports are printed. The class itself stays in this module; elsewhere it is a type.
 */
class SafeText implements Comparable {
  readonly #text: string;
  /** Without duplicates, in the order in which the text mentions them. */
  readonly symbols: readonly OutputSymbol[];

  constructor(text: string, symbols: readonly OutputSymbol[] = []) {
    this.#text = text;
    this.symbols = symbols;
  }

  toString(): string {
    return this.#text;
  }

  isEqual(other: object): boolean {
    return isCode(other) && this.#text === other.#text && isEqual(this.symbols, other.symbols);
  }
}

/** Safe text of a program. */
export type Code = SafeText;

/** What the `code` tag accepts between its texts. A list is printed one part per line. */
export type Insertion = Code | number | readonly Code[];

/** Whether a value is safe text. */
export function isCode(value: unknown): value is Code {
  return value instanceof SafeText;
}

/** Code without text, for parts that are absent. Alone on a line of a `code` template, it removes the line. */
export const empty: Code = new SafeText('');

/**
 * Builds code from a template. Insertions of several lines get the indentation of their line in the template. A string
 * does not compile as an insertion, and throws a TypeError where types were circumvented; numbers must be finite.
 */
export function code(texts: TemplateStringsArray, ...insertions: readonly Insertion[]): Code {
  let printed = texts[0] ?? '';
  for (const [index, { margin, before, isAlone }] of gapsOf(texts).entries()) {
    const inserted = insertedText(insertions[index]);
    const following = texts[index + 1] ?? '';
    if (isAlone && inserted === '') printed = printed.slice(0, printed.length - before) + following.slice(1);
    else printed += indentLike(inserted, margin) + following;
  }
  return new SafeText(printed, symbolsOf(insertions));
}

/** Where an insertion is in a template. */
interface Gap {
  /** The indentation of its line. */
  readonly margin: string;
  /** The length of the template's own text before it on its line. */
  readonly before: number;
  /** Whether nothing else is on its line. */
  readonly isAlone: boolean;
}

/** Cached, because a template is printed many times. */
const gapsOf = memoize((texts: TemplateStringsArray): readonly Gap[] => {
  if (!Object.isFrozen(texts) || !Object.hasOwn(texts, 'raw')) {
    throw new TypeError('code is a template tag and takes no text from elsewhere.');
  }
  // The template's own text before an insertion on its line; each earlier insertion there is replaced by a dot.
  let line = '';
  return texts.slice(0, -1).map((text, index): Gap => {
    line = text.includes('\n') ? lastLine(text) : `${line}${index === 0 ? '' : '·'}${text}`;
    const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
    const isAlone = line.trim() === '' && (texts[index + 1] ?? '').startsWith('\n');
    return { margin, before: line.length, isAlone };
  });
});

/** Joins code with a separator between the parts. */
export function join(parts: Iterable<Code>, separator: Code): Code {
  const all = [...parts];
  return new SafeText(all.map(textOf).join(separator.toString()), symbolsOf(all));
}

/** A list of parts, one per line, without empty parts. */
export function lines(parts: Iterable<Code>): Code {
  const all = [...parts].filter((part) => textOf(part) !== '');
  return new SafeText(all.map(textOf).join('\n'), symbolsOf(all));
}

/** Code moved to the right by two spaces per level. Blank lines stay blank. */
export function indent(block: Code, levels = 1): Code {
  return new SafeText(block.toString().replaceAll(/^(?=.)/gm, '  '.repeat(levels)), block.symbols);
}

/** Code from text that is exactly one token of the form. Throws a TypeError for anything else. */
export function token(form: TokenForm, text: string): Code {
  if (!tokenForms[form](text)) throw new TypeError(`Not one ${form}: ${excerpt(text)}`);
  return new SafeText(text);
}

/**
 * The name of a symbol in a module that then imports it. Throws a TypeError where the name is no identifier.
 */
export function mention(symbol: OutputSymbol): Code {
  return new SafeText(token('identifier', symbol.as ?? symbol.name).toString(), [symbol]);
}

/**
 * Code from the output of ajv's printer, whose tag `_` quotes the texts that the tag `code` refuses. Only for the
 * adapter to ajv (`generators/check/ajv.ts`). Invisible characters are escaped. Throws a TypeError for text that ajv's printer does not write.
 */
export function printedScript(text: string): Code {
  const found = otherThanScript(text);
  if (found !== undefined)
    throw new TypeError(`Not a plain script, as it has ${excerpt(found)}: ${excerpt(text)}`);
  // Only literals have other characters, and they mean the same with escapes.
  return new SafeText(text.replaceAll(/[^\n\t\x20-\x7e]+/g, (part) => replaceInvisible(part, unicodeEscape)));
}

function textOf(part: Code): string {
  if (!isCode(part)) throw new TypeError(`Only Code can be printed, not ${describe(part)}.`);
  return part.toString();
}

function insertedText(insertion: Insertion | undefined): string {
  if (isCode(insertion)) return insertion.toString();
  if (isList(insertion)) return Array.from(insertion, textOf).join('\n');
  if (typeof insertion !== 'number' || !Number.isFinite(insertion)) {
    throw new TypeError(`Only Code can be inserted into code, not ${describe(insertion)}.`);
  }
  return insertion < 0 ? `(${insertion})` : String(insertion);
}

function isList(insertion: Insertion | undefined): insertion is readonly Code[] {
  return Array.isArray(insertion);
}

/** The symbols of several parts. Often no part mentions one, or only one part does: then no list is created. */
export function symbolsOf(parts: Iterable<Insertion>): readonly OutputSymbol[] {
  let found: readonly OutputSymbol[] = [];
  let several: Set<OutputSymbol> | undefined;
  for (const part of parts) {
    const symbols = isCode(part) ? part.symbols : isList(part) ? symbolsOf(part) : [];
    if (symbols.length === 0 || symbols === found) continue;
    if (found.length === 0) found = symbols;
    else {
      several ??= new Set(found);
      for (const symbol of symbols) several.add(symbol);
    }
  }
  return several === undefined ? found : [...several];
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function indentLike(text: string, margin: string): string {
  return margin === '' || !text.includes('\n') ? text : text.replaceAll(/\n(?=[^\n])/g, `\n${margin}`);
}

function describe(value: unknown): string {
  return typeof value === 'string' ? `the string ${excerpt(value)}` : `a value of type ${typeof value}`;
}

function excerpt(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
