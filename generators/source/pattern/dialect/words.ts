/** A feature of other dialects of regular expressions that ECMA-262 does not have. */
export interface ForeignPart {
  /** As in the pattern: `\A`. */
  readonly text: string;
  /** Its meaning in the dialects that have it. */
  readonly meaning: string;
  /** The equivalent in ECMA-262, for people. */
  readonly spelling: string;
}

export interface Translation extends ForeignPart {
  /** Its replacement in the enforced pattern; absent if dialects differ, or if ECMA-262 has no equivalent. */
  readonly source?: string;
}

type Words = Readonly<Record<string, readonly [meaning: string, spelling: string, source?: string]>>;

/**
 * Escapes with a letter, outside of brackets. Those with a replacement have one meaning in all dialects that have them.
 */
export const foreignEscapes: Words = {
  A: ['the start of the text', '^', '^'],
  z: ['the end of the text', '$', '$'],
  Z: ['the end of the text, in most dialects before a last line break too', '$', '(?=\\n?$)'],
  a: ['the character BEL', '\\x07', '\\x07'],
  e: ['the character ESC', '\\x1b', '\\x1b'],
  h: ['a blank or tab in PCRE and Java, a hexadecimal digit in Ruby', '[ \\t] or [0-9A-Fa-f]'],
  H: ['all but \\h, which dialects read differently', '[^ \\t] or [^0-9A-Fa-f]'],
  R: ['a line break', '(?:\\r\\n|[\\n-\\r\\x85\\u2028\\u2029])'],
  X: ['a character as people see it', '\\P{M}\\p{M}*'],
  G: ['the end of the match before', '^'],
  K: ['the start of the match', '(?<=…)'],
  N: ['a character that is no line break, or a named character', '.'],
  Q: ['the start of literal text', 'the text with backslashes before ^ $ \\ . * + ? ( ) [ ] { } |'],
  g: ['a reference to a group', '\\k<name>'],
  y: ['the boundary of a word or a text segment', '\\b'],
  Y: ['no boundary of a word', '\\B'],
  m: ['the start of a word', '\\b(?=\\w)'],
  M: ['the end of a word', '\\b(?<=\\w)'],
  i: ['a character that begins an XML name', '[\\p{L}_:]'],
  I: ['a character that begins no XML name', '[^\\p{L}_:]'],
  c: ['a character of an XML name', '[-.\\d\\p{L}_:]'],
  C: ['a character of no XML name, or a byte', '[^-.\\d\\p{L}_:]'],
};

/** In brackets, the same control characters have escapes. */
export const foreignMembers: Words = Object.fromEntries(
  Object.entries(foreignEscapes).filter(([letter]) => 'aehHRNQicIC'.includes(letter)),
);

/** POSIX classes. Ruby includes all of Unicode, other dialects only ASCII. */
export const posixClasses: Readonly<Record<string, string>> = {
  alnum: '\\p{L}\\p{N} or A-Za-z0-9',
  alpha: '\\p{L} or A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: '\\p{Ll} or a-z',
  print: ' -~',
  punct: '\\p{P}\\p{S} or !-\\/:-@\\[-`{-~',
  space: '\\s',
  upper: '\\p{Lu} or A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

/** The possible beginnings of a group, tried in this order. */
export const foreignGroups: readonly (readonly [start: RegExp, meaning: string, spelling: string])[] = [
  [/\?>/y, 'a group that is not tried again (atomic)', '(?:…)'],
  [/\?\|/y, 'a group whose alternatives count their groups alike', '(?:…)'],
  [/\?\(/y, 'a condition', 'alternatives with look-ahead'],
  [/\?(?:R|&\w+|P>\w+|[-+]?\d+)\)/y, 'the pattern of a group once more', 'the pattern written out'],
  [
    /\?\w*(?:-\w+)?:/y,
    'options for a group, which JavaScript has in new versions alone',
    '[Aa] for both cases of a letter',
  ],
  [/\?\^?\w*(?:-\w*)?\)/y, 'options from here on', '[Aa] for both cases of a letter'],
];
