import { compilePattern } from '../source/pattern.ts';
import type { Facets } from './alternatives.ts';
import type { Choice } from './choice.ts';
import { highest, lowest, textsOf } from './facets.ts';
import { formatSamples } from './formats.ts';
import { patternText } from './pattern-text.ts';

/** Longest text that is made because a schema asks for it. */
const LONGEST = 100_000;

const words = ['text', 'sample', 'value'] as const;

/** Texts that meet the lengths, patterns and formats; empty where none was found. */
export function sampleTexts(facets: Facets, choice: Choice): readonly string[] {
  const shortest = highest(facets, 'minLength', 0);
  const longest = lowest(facets, 'maxLength');
  if (shortest > longest || shortest > LONGEST) return [];
  const patterns = textsOf(facets, 'pattern');
  const matches = matcher(patterns);
  const formatted = textsOf(facets, 'format').flatMap((name) => formatSamples.get(name) ?? []);
  const plain = choice.order(words).map((word) => fit(word, shortest, longest));
  const made = [
    ...choice.order(formatted),
    ...patterns.flatMap((pattern) => patternTexts(pattern, shortest)),
    ...(formatted.length === 0 ? plain : []),
  ];
  const fitting = made.filter((text) => text.length >= shortest && text.length <= longest && matches(text));
  return [...new Set(fitting)];
}

/** A text of the length between two bounds that begins with a word. */
export function fit(word: string, shortest: number, longest: number): string {
  return word.padEnd(Math.min(shortest, LONGEST), word).slice(0, longest);
}

function patternTexts(pattern: string, shortest: number): readonly string[] {
  const extras = [0, 1, 2, 3, 5, 8, shortest];
  const paths = [0, 1, 2].flatMap((option) => extras.map((extra) => ({ extra, option })));
  const texts = paths.map((path) => patternText(pattern, path)).filter((text) => text !== undefined);
  // A pattern that does not ask for the end of a text lets it go on.
  return [...texts, ...texts.map((text) => text.padEnd(shortest, 'a'))];
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const expressions = patterns.map(compilePattern).filter((compiled) => compiled instanceof RegExp);
  return (text) => expressions.every((expression) => expression.test(text));
}
