import type { DialectText } from './text.ts';
import { foreignEscapes } from './words.ts';

/** Characters with a meaning in ECMA-262, which may be escaped with the flag `u` (SyntaxCharacter, section 22.2.1). */
const syntax = '^$\\.*+?()[]{}|/';

/** Reads an escape outside of brackets. */
export function readEscape(text: DialectText): void {
  text.isRepeatable = true;
  const next = text.pattern.charAt(text.at + 1);
  if (next === '') return text.take('\\');
  const named = text.match(/\\k(?:\{(\w+)\}|'(\w+)')/y);
  if (named !== undefined) {
    const source = `\\k<${named[1] ?? named[2] ?? ''}>`;
    return text.write({ text: named[0], meaning: 'a reference to a group', spelling: source, source });
  }
  const literal = text.match(/\\Q([^]*?)(?:\\E|$)/y)?.[1];
  if (literal !== undefined) return quoted(text, literal);
  const kept = text.match(/\\(?:[bBdDsSwWfnrtv]|[1-9]\d*|k<[^>]*>)/y)?.[0];
  if (kept !== undefined) {
    text.isRepeatable = !/^\\b$/i.test(kept);
    text.out += kept;
    return;
  }
  const character = characterEscape(text);
  if (character !== undefined) {
    text.out += character;
    return;
  }
  text.at += 2;
  text.isRepeatable = !'AzZG'.includes(next);
  foreignLetter(text, next, foreignEscapes);
}

function quoted(text: DialectText, literal: string): void {
  const source = [...literal].map((each) => (syntax.includes(each) ? `\\${each}` : each)).join('');
  text.write({
    text: '\\Q…\\E',
    meaning: 'literal text',
    spelling: '\\ before each special character',
    source,
  });
}

/** An escape that means the same character or set in all dialects, as the flag `u` allows it; undefined for others. */
export function characterEscape(text: DialectText): string | undefined {
  const known = text.match(/\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|0(?!\d))/y)?.[0];
  if (known !== undefined) return known;
  const braced = text.match(/\\([ux])\{([0-9A-Fa-f]+)\}|\\()U([0-9A-Fa-f]{8})/y);
  if (braced !== undefined) return codePoint(text, braced[0], braced[2] ?? braced[4] ?? '');
  const octal = text.match(/\\0([0-7]{1,2})/y);
  if (octal !== undefined) return codePoint(text, octal[0], Number.parseInt(octal[1] ?? '', 8).toString(16));
  const found = text.match(/\\([pP])(?:\{(\^?)([^}]*)\}|([A-Z]))/y);
  if (found !== undefined) return property(text, found);
  const next = text.pattern.codePointAt(text.at + 1);
  if (next === undefined || /[A-Za-z0-9]/.test(String.fromCodePoint(next))) return undefined;
  const character = String.fromCodePoint(next);
  text.at += 1 + character.length;
  return syntax.includes(character) ? `\\${character}` : character;
}

function codePoint(text: DialectText, written: string, digits: string): string {
  const code = digits.replace(/^0+(?=.)/, '');
  const source = `\\u{${code}}`;
  if (!written.startsWith('\\u'))
    text.note({ text: written, meaning: 'a character by its number', spelling: source, source });
  return written.startsWith('\\u') ? written : source;
}

function property(
  text: DialectText,
  [written, letter = 'p', not = '', long, short]: RegExpExecArray,
): string {
  const name = long ?? short ?? '';
  const negated = (letter === 'P') !== (not !== '');
  const sources = [name, `Script=${name}`].map((each) => `\\${negated ? 'P' : 'p'}{${each}}`);
  const source = sources.find(isValid);
  const meaning = 'a set of characters by its name';
  if (source === undefined)
    text.note({ text: written, meaning, spelling: '\\p{…} with a property of Unicode' });
  else if (source !== written) text.note({ text: written, meaning, spelling: source, source });
  return source ?? '[]';
}

/** An escape with a letter that ECMA-262 does not have. */
export function foreignLetter(text: DialectText, letter: string, words: typeof foreignEscapes): void {
  const known = Object.hasOwn(words, letter) ? words[letter] : undefined;
  const [meaning, spelling, source] = known ?? [
    `the letter ${letter} in old JavaScript, and something else or nothing in other dialects`,
    letter,
  ];
  const part = { text: `\\${letter}`, meaning, spelling };
  if (source === undefined) text.note(part);
  else text.write({ ...part, source });
}

function isValid(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
