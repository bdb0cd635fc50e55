import { readBrackets } from './brackets.ts';
import { readEscape } from './escapes.ts';
import { readGroup } from './groups.ts';
import { DialectText } from './text.ts';
import type { ForeignPart } from './words.ts';

/** A pattern as ECMA-262 reads it with the flag `u`. */
export interface Reading {
  readonly source: string;
  /** `u`, or `iu` where the pattern begins with `(?i)`. */
  readonly flags: string;
  /** What other dialects have, once each. */
  readonly foreign: readonly ForeignPart[];
  /** Whether all of that could be said in ECMA-262 without doubt. */
  readonly isCertain: boolean;
}

/**
 * Reads a pattern of a document, whatever dialect its author had in mind. Without the flag `u`, JavaScript would take
 * escapes that it does not know for letters (`\A` for `A`), and with it, would refuse many that mean no harm (`\-`). What
 * all dialects read alike becomes what `u` allows, and what belongs to another dialect is noted. A pattern that is
 * valid with `u` and has nothing foreign stays as it is.
 */
export function readDialect(pattern: string): Reading {
  const text = new DialectText(pattern);
  while (text.at < pattern.length) readPart(text);
  const foreign = [...text.foreign.values()];
  return {
    source: text.out,
    flags: text.flags,
    foreign: foreign.map(({ text: written, meaning, spelling }) => ({ text: written, meaning, spelling })),
    isCertain: foreign.every(({ source }) => source !== undefined),
  };
}

const quantifier = /[*+?]|\{\d+(?:,\d*)?\}/y;

function readPart(text: DialectText): void {
  const character = text.pattern.charAt(text.at);
  const counts = text.isRepeatable ? text.match(quantifier)?.[0] : undefined;
  if (counts !== undefined) return readQuantifier(text, counts);
  if (character === '\\') return readEscape(text);
  if (character === '[') return readBrackets(text);
  if (character === '(') return readGroup(text);
  text.at += 1;
  if (character === '{' && text.isRepeatable) return openCount(text);
  text.isRepeatable = !'|^$'.includes(character);
  if (character === '.' && text.dotMatchesAll) text.out += '[^]';
  else text.out += '{}]'.includes(character) ? `\\${character}` : character;
}

function readQuantifier(text: DialectText, counts: string): void {
  text.out += counts;
  const mode = text.match(/[?+]/y)?.[0];
  if (mode === '+')
    text.note({
      text: `${counts}+`,
      meaning: 'a repetition that gives nothing back (possessive)',
      spelling: counts,
    });
  else text.out += mode ?? '';
  text.isRepeatable = false;
}

/** `{,5}` counts from nothing in some dialects, and is literal text in others. */
function openCount(text: DialectText): void {
  const upTo = text.match(/,(\d+)\}/y);
  text.out += `\\{${(upTo?.[0] ?? '').replace('}', '\\}')}`;
  if (upTo !== undefined)
    text.note({
      text: `{${upTo[0]}`,
      meaning: 'a repetition from nothing up',
      spelling: `{0,${upTo[1] ?? ''}}`,
    });
}
