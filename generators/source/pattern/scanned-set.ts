import { memoizeText } from '../../incremental/memoize.ts';
import { complement, intersection, setOf, union, type CharacterSet } from './character-set.ts';

/** Surrogates are separate: in a text, a high and a low one would form one character. */
const [firstSurrogate, lastSurrogate] = [0xd800, 0xdfff];
/** Maximum number of cached sets: documents repeat a few properties of Unicode. */
const MOST_SETS = 500;

/** Code points that are tested as one text; the surrogates fill whole blocks. */
const blockSize = 0x800;

let everyCharacter = '';

/**
 * The characters that an expression for one character matches, according to the engine itself: properties of Unicode
 * (`\p{L}`).
 */
export const scannedSet: (source: string) => CharacterSet = memoizeText(
  (source) => setOf(...runsOf(source), ...surrogatesOf(source)),
  MOST_SETS,
);

/**
 * The characters that an expression for one character matches with the flags `iu`.
 * @param set those that it matches with the flag `u`; only characters with case differ
 */
export function alikeInCase(set: CharacterSet, source: string): CharacterSet {
  const expression = new RegExp(source, 'iu');
  const cased = scannedSet('\\p{Changes_When_Casemapped}');
  const matched: (readonly [number, number])[] = [];
  for (const [from, to] of cased) {
    for (let code = from; code <= to; code += 1) {
      if (expression.test(String.fromCodePoint(code))) matched.push([code, code]);
    }
  }
  return union(intersection(set, complement(cased)), setOf(...matched));
}

function runsOf(source: string): readonly (readonly [number, number])[] {
  everyCharacter ||= textOfAll();
  const runs: [number, number][] = [];
  for (const { index, 0: run } of everyCharacter.matchAll(new RegExp(`(?:${source})+`, 'gu'))) {
    const [from, to] = [characterAt(index), characterAt(index + run.length - 1)];
    if (from < firstSurrogate && to > lastSurrogate)
      runs.push([from, firstSurrogate - 1], [lastSurrogate + 1, to]);
    else runs.push([from, to]);
  }
  return runs;
}

/** All code points except the surrogates, in order. */
function textOfAll(): string {
  const blocks = Array.from({ length: 0x110000 / blockSize }, (_, block) => block * blockSize);
  return blocks
    .filter((from) => from < firstSurrogate || from > lastSurrogate)
    .map((from) => String.fromCodePoint(...Array.from({ length: blockSize }, (_, index) => from + index)))
    .join('');
}

/** The code point at an index of the text of all; both halves of a pair have the same one. */
function characterAt(index: number): number {
  if (index < firstSurrogate) return index;
  const beyond = index + (lastSurrogate + 1 - firstSurrogate);
  return beyond <= 0xffff ? beyond : 0x10000 + ((beyond - 0x10000) >> 1);
}

function* surrogatesOf(source: string): Generator<readonly [number, number]> {
  const expression = new RegExp(source, 'u');
  for (let code = firstSurrogate; code <= lastSurrogate; code += 1) {
    if (expression.test(String.fromCharCode(code))) yield [code, code];
  }
}
