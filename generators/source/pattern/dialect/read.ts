import { readBrackets } from './brackets.ts';
import { readEscape } from './escapes.ts';
import { readGroup } from './groups.ts';
import { DialectText } from './text.ts';
import type { ForeignPart } from './words.ts';

/** A pattern converted to ECMA-262 with the flag `u`. */
export interface Reading {
  readonly source: string;
  /** `u`, or `iu` where the pattern begins with `(?i)`. */
  readonly flags: string;
  /** Parts from other dialects, without duplicates. */
  readonly foreign: readonly ForeignPart[];
  /** Whether all of them have a certain equivalent in ECMA-262. */
  readonly isCertain: boolean;
}

/**
 * Reads a pattern of a document in any dialect. Without the flag `u`, JavaScript would read unknown escapes as letters
 * (`\A` as `A`); with it, JavaScript would refuse many harmless ones (`\-`). Parts that all dialects read alike are
 * converted to what `u` allows, and parts of other dialects are recorded. A pattern that is valid with `u` and has no
 * foreign parts is not changed.
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

/** `{,5}` counts from zero in some dialects, and is literal text in others. */
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
