import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLinear } from '../../../generators/source/pattern/effort.ts';
import { readDialect } from '../../../generators/source/pattern/dialect/read.ts';
import { parsePattern, type Expression } from '../../../generators/source/pattern/parse.ts';
import { printPattern } from '../../../generators/source/pattern/print.ts';
import { alikeInCase } from '../../../generators/source/pattern/scanned-set.ts';
import { trimmed } from '../../../generators/source/pattern/simplify.ts';
import { linearTable } from '../../../generators/source/pattern/table.ts';
import { patternText } from '../../../generators/sample/pattern-text.ts';
import { linearPattern, type TextPattern } from '../../../runtime/validation/pattern/linear-pattern.ts';
import { patterns, texts } from './arbitrary.ts';
import { backtrackingSteps } from './backtracking.ts';
import { iterations } from '../../runs/iterations.ts';

/**
 * The search of ECMA-262, section 22.2.7.2, which goes on from code point to code point. With `test` alone, V8 finds
 * empty matches between the halves of a pair as well.
 */
function engine(source: string, flags: string): TextPattern {
  const expression = new RegExp(source, `${flags}y`);
  return {
    test(text) {
      for (let at = 0; at <= text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) {
        expression.lastIndex = at;
        if (expression.test(text)) return true;
      }
      return false;
    },
  };
}

function parsed(source: string, flags: string): Expression {
  const expression = parsePattern(source, flags);
  if (expression === undefined) throw new Error(`${source} is nested too deeply.`);
  return expression;
}

function table(expression: Expression, flags: string): TextPattern {
  const made = linearTable(expression, flags);
  if (made === undefined) throw new Error('The table is too large.');
  return linearPattern(made);
}

describe.each(['u', 'iu'])('a pattern with the flags %s', (flags) => {
  test('is matched by a table as by the engine, and shorter and printed again as well', () => {
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 3, maxLength: 8 }), (source, given) => {
        const expression = parsed(source, flags);
        const shorter = trimmed(expression);
        const made = [0, 1, 2].map((option) => patternText(source, { extra: option, option }) ?? '');
        const want = engine(source, flags);
        const others = {
          table: table(expression, flags),
          printed: engine(printPattern(expression), flags),
          shorter: engine(printPattern(shorter), flags),
          shorterTable: table(shorter, flags),
        };
        for (const text of [
          ...given,
          ...made,
          ...made.map((each) => `${each}a`),
          ...made.map((each) => `\n${each}`),
        ]) {
          for (const [name, other] of Object.entries(others)) {
            expect([name, source, text, other.test(text)]).toEqual([name, source, text, want.test(text)]);
          }
        }
      }),
      { numRuns: iterations(1_500) },
    );
  });

  test('takes a backtracking matcher linear time where that is proved', () => {
    let proved = 0;
    fc.assert(
      fc.property(
        patterns,
        fc.array(texts, { minLength: 2, maxLength: 2 }),
        (source, [pump = '', after = '']) => {
          const expression = parsed(source, flags);
          const length = [...pump].length;
          if (!isLinear(expression, flags) || length === 0) return;
          proved += 1;
          const [once, twice] = [40, 80].map((times) =>
            backtrackingSteps(expression, pump.repeat(times) + after),
          );
          // The bound of the analysis for each position, twice: a step there and here is not quite the same.
          expect((twice ?? 0) - (once ?? 0)).toBeLessThan(40 * length * 2 * 1_024);
          expect(twice ?? 0).toBeLessThanOrEqual(2.6 * (once ?? 0) + 5_000);
        },
      ),
      { numRuns: iterations(1_000) },
    );
    expect(proved).toBeGreaterThan(iterations(250));
  });
});

test('a pattern that is valid with the flag u is read as it is', () => {
  fc.assert(
    fc.property(patterns, (source) => {
      expect(readDialect(source)).toEqual({ source, flags: 'u', foreign: [], isCertain: true });
    }),
    { numRuns: iterations(3_000) },
  );
});

test.each([
  'a',
  'k',
  'ſ',
  '[a-z]',
  '[^k]',
  '\\w',
  '\\W',
  '\\p{Lu}',
  '\\P{Ll}',
  'ß',
  'ǆ',
  'ι',
  'Ꭰ',
  '[\\u{10400}-\\u{10410}]',
])('the cases of %s are alike', (source) => {
  const expression = parsed(source, 'u');
  if (expression.kind !== 'characters') throw new Error('Not a set.');
  const set = alikeInCase(expression.set, source);
  const asked = new RegExp(`^${source}$`, 'iu');
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const isIn = set.some(([from, to]) => from <= code && code <= to);
    if (isIn !== asked.test(String.fromCodePoint(code))) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});
