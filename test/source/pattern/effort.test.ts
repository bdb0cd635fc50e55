import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { enforceablePattern, readPattern } from '../../../generators/source/pattern/read-pattern.ts';
import { growth, processorTime } from '../../runs/growth.ts';
import { PATIENCE } from '../../runs/limits.ts';
import { everyday } from './everyday.ts';
import { harmful } from './harmful.ts';
import type { Matched, MatchCase } from './match.ts';

function wordsOf(count: number): string {
  return Array.from({ length: count }, (_, index) => (index * 7919).toString(36)).join('|');
}

/** Reads a pattern with another ending each time, as those that were read are remembered. */
function reading(pattern: string): () => void {
  return () => {
    endings += 1;
    readPattern(pattern + endings.toString(36));
  };
}
let endings = 0;

describe('everyday patterns', () => {
  test.each(everyday)('%s is left to the engine as it is', (pattern, matching) => {
    expect(readPattern(pattern)).toMatchObject({
      foreign: [],
      matching: { by: 'engine', source: pattern, flags: 'u' },
    });
    expect(enforceablePattern(pattern)?.test(matching)).toBe(true);
  });
});

describe('patterns that make a backtracking matcher slow', () => {
  test.each(harmful.map(([pattern]) => pattern))(
    '%s is enforced, but not as it is by the engine',
    (pattern) => {
      const { matching, problem } = readPattern(pattern);
      expect(problem).toBe(undefined);
      expect(matching).not.toEqual({ by: 'engine', source: pattern, flags: 'u' });
      expect(matching).toBeDefined();
    },
  );

  // Another process, as nothing could stop a match in this one.
  test('take 200,000 characters in good time', () => {
    const cases = harmful.map(([pattern, pump, after = '', before = '']): MatchCase => ({
      pattern,
      text: before + pump.repeat(200_000 / pump.length) + after,
      short: before + pump.repeat(3) + after,
    }));
    const output = execFileSync(process.execPath, [fileURLToPath(new URL('match.ts', import.meta.url))], {
      input: JSON.stringify(cases),
      maxBuffer: 1 << 26,
      timeout: PATIENCE,
      encoding: 'utf8',
    });
    const matched = JSON.parse(output) as readonly Matched[];
    expect(matched.map(({ isShortMatched }) => isShortMatched)).toEqual(
      harmful.map(([pattern, pump, after = '', before = '']) =>
        new RegExp(pattern.replace('(?i)', ''), pattern.startsWith('(?i)') ? 'iu' : 'u').test(
          before + pump.repeat(3) + after,
        ),
      ),
    );
    // The square of the length is 100 times as long, and more.
    const [usual = 0] = matched
      .map(({ time }) => time)
      .toSorted((a, b) => a - b)
      .slice(matched.length / 2);
    const slow = matched.flatMap(({ time }, index) => (time > 50 * usual ? [cases[index]?.pattern] : []));
    expect(slow).toEqual([]);
  });

  test.each([
    ['^(["\']).*\\1$', 'refers back'],
    ['^(a+)+\\1$', 'refers back'],
    ['^(?:a{1,40}){1,40}$', 'too large'],
    ['(?:a{1,99}b?){9,99}$', 'too large'],
    ['a'.repeat(5_001), 'longer than'],
    [`${'('.repeat(200)}a${')'.repeat(200)}`, 'nested too deeply'],
  ])('%s is not enforced', (pattern, reason) => {
    const { matching, problem } = readPattern(pattern);
    expect(matching).toBe(undefined);
    expect(problem).toMatchObject({ kind: 'complex', reason: expect.stringContaining(reason) as string });
  });

  test.each([
    ['^(a|b)\\1$', 'aa', 'ab'],
    ['^(?<q>["\'])[a-z]{1,8}\\k<q>$', '"a"', '"a\''],
  ])('%s refers back, but goes few ways', (pattern, matching, other) => {
    expect(enforceablePattern(pattern)?.test(matching)).toBe(true);
    expect(enforceablePattern(pattern)?.test(other)).toBe(false);
  });

  test('the analysis itself does not run away', () => {
    const words = wordsOf(300);
    const long = [
      '(a'.repeat(2000),
      '(?:a|'.repeat(900) + ')'.repeat(900),
      '[a-z]*'.repeat(800),
      'a{1,2}'.repeat(800),
      '|'.repeat(4990),
      '(a?){5000}',
      '(a?){1000000000}b',
      '(?:a*)*'.repeat(600),
      '(?:(?:a{1,100}){1,100}){1,100}b',
      '\\p{L}*'.repeat(700) + '$',
      '.{0,99}a'.repeat(500) + '$',
      '^.{0,50}@.{0,50}$',
      `^(?:${words})$`,
      `(?i)${words}`,
      '[^a]*'.repeat(2) + '(?=b*)'.repeat(700) + '$',
      '('.repeat(90) + 'a+' + ')+'.repeat(90) + '$',
      '(?<='.repeat(90) + 'a+' + ')'.repeat(90) + '$',
      '[]'.repeat(2000) + ']',
      '[a-[b'.repeat(900),
      '\\Q'.repeat(2000),
    ];
    // As many words as a pattern may have are what takes longest.
    const usual = processorTime(reading(words));
    const slow = long.filter((pattern) => processorTime(reading(pattern)) > 4 * usual);
    expect(slow).toEqual([]);
    // Ways from each word to each are compared, which takes the square or the cube of their number.
    expect(growth((count) => reading(wordsOf(count)), 75)).toBeLessThan(2 * 4 ** 3);
  });
});
