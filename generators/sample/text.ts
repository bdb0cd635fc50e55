import { enforceablePattern, readPattern } from '../source/pattern/read-pattern.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import type { Choice } from './choice.ts';
import { highest, lowest, textsOf } from '../schema/conjuncts.ts';
import { breaksFormat, formats } from '../formats/formats.ts';
import { patternText } from './pattern-text.ts';
import { plausibleAt } from './plausible.ts';

/** Maximum length of a text that is made because a schema requires it. */
const LONGEST = 100_000;

const words = ['text', 'sample', 'value'] as const;

/** Texts with letters in both cases, digits and signs, for patterns with several conditions, as for passwords. */
const mixedTexts = [2, 3, 4, 5, 8, 16].flatMap((times) =>
  ['aB3b', 'aB3!', 'AB3C'].map((text) => text.repeat(times)),
);

/**
 * Texts that meet the lengths, patterns and formats; empty where none was found.
 * @param pointer of the text, whose names suggest one
 */
export function sampleTexts(conjuncts: Conjuncts, choice: Choice, pointer = ''): readonly string[] {
  const shortest = highest(conjuncts, 'minLength', 0);
  const longest = lowest(conjuncts, 'maxLength');
  if (shortest > longest || shortest > LONGEST) return [];
  const patterns = textsOf(conjuncts, 'pattern');
  const matches = matcher(patterns);
  const named = textsOf(conjuncts, 'format');
  const suggested = plausibleAt(pointer);
  const formatted = named.flatMap((name) => formats.get(name)?.samples ?? []);
  const isFormed = formatted.length > 0;
  const plausible = [...suggested.formatted, ...(isFormed ? [] : suggested.texts)].filter(
    (text) => !named.some((name) => breaksFormat(text, name)),
  );
  const plain = choice.order(words).map((word) => fit(word, shortest, longest));
  // A pattern with catastrophic backtracking is not matched, so only a text that is made from it is certain to match.
  const [untried, ...others] = patterns.filter(isUntried);
  if (others.length > 0) return [];
  const made =
    untried === undefined
      ? [
          ...choice.order([...plausible, ...formatted]),
          ...patterns.flatMap((pattern) => paddedTexts(pattern, shortest)),
          ...(patterns.some((pattern) => pattern.includes('(?=')) ? mixedTexts : []),
          ...(isFormed ? [] : plain),
        ]
      : patternTexts(untried, shortest);
  const fitting = made.filter((text) => text.length >= shortest && text.length <= longest && matches(text));
  return [...new Set(fitting)];
}

/** A text with a length between two bounds that starts with a word. */
export function fit(word: string, shortest: number, longest: number): string {
  return word.padEnd(Math.min(shortest, LONGEST), word).slice(0, longest);
}

function isUntried(pattern: string): boolean {
  return readPattern(pattern).problem?.kind === 'complex';
}

function patternTexts(pattern: string, shortest: number): readonly string[] {
  const extras = [0, 1, 2, 3, 5, 8, shortest];
  const paths = [0, 1, 2].flatMap((option) => extras.map((extra) => ({ extra, option })));
  return paths.map((path) => patternText(pattern, path)).filter((text) => text !== undefined);
}

function paddedTexts(pattern: string, shortest: number): readonly string[] {
  const texts = patternTexts(pattern, shortest);
  // A pattern that does not assert the end of the text allows more characters.
  return [...texts, ...texts.map((text) => text.padEnd(shortest, 'a'))];
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const expressions = patterns.map(enforceablePattern).filter((compiled) => compiled !== undefined);
  return (text) => expressions.every((expression) => expression.test(text));
}
